/** One thing a module adds to an extension point of another; `attach` answers how to take it away again. */
export type Contribution = { readonly attach: () => () => void }

export type ExtensionPoint<T> = {
  readonly contribute: (value: T) => Contribution
  readonly all: () => readonly T[]
}

/**
 * A place where modules above add what only they know. The module that asks declares it and lets it out of its entry;
 * it never learns who answers.
 */
export const extensionPoint = <T>(): ExtensionPoint<T> => {
  let attached: readonly { readonly value: T }[] = []
  return {
    contribute: (value) => ({
      attach: () => {
        const item = { value }
        attached = [...attached, item]
        return () => {
          attached = attached.filter((other) => other !== item)
        }
      },
    }),
    all: () => attached.map(({ value }) => value),
  }
}

let detach: readonly (() => void)[] = []

/** Done when the modules are put together; what was attached before, by an earlier assembly, is taken away. */
export const attachContributions = (contributions: readonly Contribution[]): void => {
  for (const takeAway of detach) takeAway()
  detach = contributions.map(({ attach }) => attach())
}
