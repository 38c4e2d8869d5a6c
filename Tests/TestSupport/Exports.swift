// This module looks into the language itself, of which `Trellis` shows its hosts next to nothing.
@_exported import Lang
