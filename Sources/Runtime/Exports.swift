// A host imports `Trellis` alone. Of the language these belong to its interface, nothing else does.
@_exported import struct Lang.Limits
@_exported import struct Lang.SourceLocation
