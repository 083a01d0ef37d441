import type { BlockNode, Branch, Flow, Node } from '../tree/node.ts'
import { isBlock, shapeOf } from '../tree/shape.ts'
import { aligned, alike } from './align.ts'

/** One setting that is not what it was; `undefined` where it is not set. */
export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown }

/** A node, or a branch of it. */
export type Thing = { readonly node: Node; readonly branch: Branch | null }

export type RowState = 'same' | 'changed' | 'added' | 'removed' | 'moved'

/** One line of two trees side by side; a side is empty where the other tree has what this one has not. */
export type DiffRow = {
  readonly key: string
  readonly level: number
  readonly state: RowState
  readonly before: Thing | null
  readonly after: Thing | null
  /** What the changes are held against: what stands after as it was before, wherever that was. */
  readonly was: Thing | null
  readonly changes: readonly Change[]
}
export type Diff = { readonly settings: readonly Change[]; readonly rows: readonly DiffRow[] }

/** What makes a thing the same one, and what is shown as lines of its own. */
const own: ReadonlySet<string> = new Set(['id', 'branches', 'chain'])

export const changesOf = (before: object, after: object): readonly Change[] => {
  const [old, now] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(after))]
  const fields = new Set([...old.keys(), ...now.keys()])
  return [...fields]
    .filter((field) => !own.has(field) && !alike(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
}

type Trees = { readonly before: Flow; readonly after: Flow }
type Side = keyof Trees

const keyOf = ({ node, branch }: Thing): string => (branch ? `${node.id}/${branch.id}` : node.id)

/** The same thing in the other tree, wherever it stands there. */
const counterpart = (flow: Flow, { node, branch }: Thing): Thing | null => {
  const other = shapeOf(flow).places.get(node.id)?.node
  if (!other || isBlock(other) !== isBlock(node)) return null
  if (!branch) return { node: other, branch: null }
  const same = isBlock(other) ? other.branches.find(({ id }) => id === branch.id) : undefined
  return same ? { node: other, branch: same } : null
}

const settingsOf = (before: Thing, after: Thing): readonly Change[] =>
  changesOf(before.branch ?? before.node, after.branch ?? after.node)

/** A line that only one side has: what it holds went, came, or stands elsewhere on the other side. */
const alone = (trees: Trees, side: Side, thing: Thing, level: number): DiffRow => {
  const other = counterpart(trees[side === 'before' ? 'after' : 'before'], thing)
  const gone = side === 'before' ? 'removed' : 'added'
  return {
    key: `${side} ${keyOf(thing)}`,
    level,
    state: other ? 'moved' : gone,
    before: side === 'before' ? thing : null,
    after: side === 'after' ? thing : null,
    was: side === 'after' ? other : null,
    changes: other && side === 'after' ? settingsOf(other, thing) : [],
  }
}

const branchAlone = (trees: Trees, side: Side, node: BlockNode, branch: Branch, level: number): DiffRow[] => [
  alone(trees, side, { node, branch }, level),
  ...branch.chain.flatMap((inner) => nodeAlone(trees, side, inner, level + 1)),
]

const nodeAlone = (trees: Trees, side: Side, node: Node, level: number): DiffRow[] => [
  alone(trees, side, { node, branch: null }, level),
  ...(isBlock(node) ? node.branches.flatMap((branch) => branchAlone(trees, side, node, branch, level + 1)) : []),
]

const both = (before: Thing, after: Thing, level: number): DiffRow => {
  const changes = settingsOf(before, after)
  return {
    key: keyOf(after),
    level,
    state: changes.length > 0 ? 'changed' : 'same',
    before,
    after,
    was: before,
    changes,
  }
}

const blockRows = (trees: Trees, before: BlockNode, after: BlockNode, level: number): DiffRow[] =>
  aligned(before.branches, after.branches).flatMap(([old, now]) => {
    if (old && now)
      return [
        both({ node: before, branch: old }, { node: after, branch: now }, level),
        ...chainRows(trees, old.chain, now.chain, level + 1),
      ]
    return [
      ...(old ? branchAlone(trees, 'before', before, old, level) : []),
      ...(now ? branchAlone(trees, 'after', after, now, level) : []),
    ]
  })

const chainRows = (trees: Trees, before: readonly Node[], after: readonly Node[], level: number): DiffRow[] =>
  aligned(before, after).flatMap(([old, now]) => {
    if (old && now && isBlock(old) === isBlock(now)) {
      const row = both({ node: old, branch: null }, { node: now, branch: null }, level)
      return [row, ...(isBlock(old) && isBlock(now) ? blockRows(trees, old, now, level + 1) : [])]
    }
    return [
      ...(old ? nodeAlone(trees, 'before', old, level) : []),
      ...(now ? nodeAlone(trees, 'after', now, level) : []),
    ]
  })

/** Two flows line by line: what came, went, moved, and every setting that is another. */
export const diffOf = (before: Flow, after: Flow): Diff => ({
  settings: changesOf(before.settings, after.settings),
  rows: chainRows({ before, after }, before.chain, after.chain, 1),
})
