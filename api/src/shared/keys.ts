/** The keys of an object whose keys are all known: its type says which. */
export const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): K[] =>
  // An object could hold more than its type tells; these are constants written down with their keys.
  Object.keys(of) as K[]
