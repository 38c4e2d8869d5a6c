/// What `--help` and `--version` print.
enum Help {
  static let version = "0.1.0"

  static let text = """
    Trellis turns data into screens of text: lists, tables, grids, timelines.

      trellis                   a session: type views, use them, see them drawn
      trellis FILE [ARG…]       run a script; one from a pipe if there is no FILE
      trellis -e CODE [ARG…]    run CODE
      trellis live FILE         use its screen with keys and pointer, full screen
      trellis check FILE…       tell all mistakes, run nothing
      trellis test PATH…        run the tests of files and folders
      trellis fmt PATH…         lay scripts out anew; --check only tells which

    Data     --data NAME=FILE   fill an input from a CSV, JSON or ICS file
             --set NAME=VALUE   fill an input with a value
             --allow-read DIR   read below DIR, besides the script's own folder
             --no-read          read nothing but --data
    Drawing  --width N  --height N  --format text|ansi|html|json
             --color auto|always|never  --ascii  --ambiguous-wide
    Repeat   --now 2026-11-30T09:30  --timezone Europe/Paris  --locale en_GB
    Limits   --max-steps N  --max-memory 512M    Tests --update --format tap|junit
             --watch: again when a file changes  --help  --version  -- ARG…

    Examples
      curl -s example.org/jobs.json | trellis -e 'Table(json(text: stdin()))'

    """
}
