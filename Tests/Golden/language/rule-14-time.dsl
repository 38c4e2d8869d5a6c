// golden: timezone=Europe/Amsterdam
// A gap moves forward, an overlap is the earlier; days keep the wall clock, hours are elapsed.
@2026-03-29T02:30
@2026-10-25T02:30
@2026-03-28T12:00 + 1d
@2026-03-28T12:00 + 24h
@2024-02-29 + 1y
@2026-01-31 + 1mo
@2026-11-30T09:30+09:00
@2026-03-29T12:00 - @2026-03-28T12:00
@2026-03-29 - @2026-03-01
24h == 1d
(try? 1mo < 30d) ?? "no order"
90m
