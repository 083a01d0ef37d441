import type { Manifest } from './measure.ts'

/** What is there for those who make the product; customers get none of it. */
const foreign = /\/modules\/gallery\//
/** Stands in the page itself, wherever a build may put it. */
const mark = 'data-kit-gallery'

export const straysOf = (manifest: Manifest, textOf: (file: string) => string): string[] => {
  const named = Object.keys(manifest).filter((key) => foreign.test(key))
  const files = new Set(Object.values(manifest).map(({ file }) => file))
  const marked = [...files].filter((file) => file.endsWith('.js') && textOf(file).includes(mark))
  return [...named, ...marked]
}
