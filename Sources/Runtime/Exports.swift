// A host imports `Trellis` alone: values, limits, diagnostics and native functions are part of its interface.
@_exported import Lang
