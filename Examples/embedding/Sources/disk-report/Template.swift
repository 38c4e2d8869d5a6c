/// What is shown without a template of the user's.
let defaultTemplate = """
  // The report of disk-report. `disk-report --describe` lists what may stand in here.
  let most = 10

  VStack(alignment: .leading) {
    Text(folder.path).bold()
    Text("\\(folder.files.plural(one: "file", other: "\\(folder.files) files")), \\(size(folder.bytes))").dim()
    Divider()
    Grid(alignment: .leading, horizontalSpacing: 2) {
      for entry in folder.entries.prefix(most) {
        GridRow {
          Text(entry.isFolder ? "\\(entry.name)/" : entry.name).lineLimit(1)
          Text(size(entry.bytes))
          ProgressView(value: share(of: entry))
        }
      }
    }
    if folder.entries.count > most { Text("… and \\(folder.entries.count - most) more").dim() }
  }

  fn share(of entry) = folder.bytes == 0 ? 0.0 : entry.bytes / folder.bytes
  """
