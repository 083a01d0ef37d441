import type { SelOption } from '@srm/api/dictionary'

/** Every option of a dictionary with how deep it lies, parents before children. */
export const flatten = (tree: readonly SelOption[], depth = 0): { option: SelOption; depth: number }[] =>
  tree.flatMap((option) => [{ option, depth }, ...flatten(option.children, depth + 1)])

/** Text for a picker, indented so that the tree can still be seen. */
export const indented = (name: string, depth: number): string => '\u3000'.repeat(depth) + name
