import type { SelOption } from '@srm/api/dictionary'

/** Every option of a dictionary with how deep it lies, parents before children. */
export const flatten = (tree: readonly SelOption[], depth = 0): { option: SelOption; depth: number }[] =>
  tree.flatMap((option) => [{ option, depth }, ...flatten(option.children, depth + 1)])
