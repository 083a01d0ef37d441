import { initialsOf, matches } from '../fields/ref/pinyin-initials.ts'
import type { TreeNode } from './tree-node.ts'

/** The branches that lead to what was looked for. */
export const found = (nodes: readonly TreeNode[], wanted: string): TreeNode[] =>
  nodes.flatMap((node) => {
    const children = found(node.children, wanted)
    return children.length > 0 || matches(wanted, node.name) ? [{ ...node, children }] : []
  })

/** Which characters of a name were meant, so that they can be marked; typed as they are or by their initials. */
export const marked = (name: string, wanted: string): readonly [from: number, to: number] | undefined => {
  const typed = wanted.trim().toLowerCase()
  if (!typed) return undefined
  const at = [name.toLowerCase().indexOf(typed), initialsOf(name).indexOf(typed)].find((place) => place >= 0)
  return at === undefined ? undefined : [at, at + typed.length]
}

/** The next row whose name begins with a typed letter or character, from the current one on and around. */
export const startingWith = (names: readonly string[], from: number, typed: string): number | undefined => {
  const letter = typed.toLowerCase()
  const order = names.map((_, step) => (from + 1 + step) % names.length)
  return order.find((index) => {
    const name = names[index] ?? ''
    return name.toLowerCase().startsWith(letter) || initialsOf(name).startsWith(letter)
  })
}
