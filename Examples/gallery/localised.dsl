// The same screen in several languages: texts from tables, dates, numbers, currency, lists, the first weekday.
state language = "en_GB"
state selected: Date? = @2026-11-18

let texts = strings({
    en: "localised/en.strings",
    nl: "localised/nl.strings",
    ja: "localised/ja.strings",
    ar: "localised/ar.strings",
})

view Shop() {
    VStack(alignment: .leading) {
        Text("greeting".localized("Ada")).bold()
        Text("items".localized(count: 3))
        Divider()
        LabeledContent(
            "total".localized(),
            value: 1234567.5.formatted(currency: "total.currency".localized())
        )
        LabeledContent("share".localized(), value: 0.125.formatted(.percent))
        LabeledContent("due".localized(), value: @2026-12-24.formatted(date: .long))
        LabeledContent("opens".localized(), value: @09:30.formatted(time: .short))
        LabeledContent(
            "parts".localized(),
            value: ["part.1", "part.2", "part.3"].map { $0.localized() }.formatted(.list)
        )
        LabeledContent("changed".localized(), value: (now() - 3d).formatted(.relative))
        Divider()
        CalendarView(@2026-11-01, selection: $selected)
    }
}

NavigationStack {
    VStack {
        Picker("Language", selection: $language) {
            Text("EN").tag("en_GB")
            Text("NL").tag("nl_NL")
            Text("日本語").tag("ja_JP")
            Text("عربي").tag("ar_EG")
        }
        .pickerStyle(.segmented)
        Shop()
            .environment(\.strings, texts)
            .environment(\.locale, language)
    }
    .navigationTitle("Shop")
}

select("Language", "nl_NL")
select("Language", "ja_JP")
select("Language", "ar_EG")
print("missing in Dutch:", texts.missingKeys("nl"))
