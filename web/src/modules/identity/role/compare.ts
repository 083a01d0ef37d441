import { heldOf, type Catalog } from './catalog.ts'

type Comparison = { readonly code: string; readonly title: string; readonly left: boolean; readonly right: boolean }
export type ComparedGroup = { readonly subject: string; readonly title: string; readonly codes: readonly Comparison[] }

/** Every code that at least one of two roles holds, and which of them does. */
export const compared = (catalog: Catalog, left: readonly string[], right: readonly string[]): ComparedGroup[] => {
  const [inLeft, inRight] = [heldOf(left), heldOf(right)]
  return catalog
    .map(({ subject, title, codes }) => ({
      subject,
      title,
      codes: codes
        .map((one) => ({ ...one, left: inLeft(one.code), right: inRight(one.code) }))
        .filter((one) => one.left || one.right),
    }))
    .filter(({ codes }) => codes.length > 0)
}
