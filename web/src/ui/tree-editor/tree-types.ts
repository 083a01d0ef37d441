import type { MenuItem } from '../record-list/menu.tsx'
import type { Place, TreeNode } from './tree-node.ts'

/** Where something is used. */
export type Uses = {
  readonly count: number
  readonly places: readonly { readonly name: string; readonly count: number }[]
}

/** What may be done; an act that is not given is not offered. Names refused by the server are told beside the field. */
export type TreeActs = {
  readonly add?: (name: string, place: Place) => Promise<unknown>
  readonly rename?: (node: TreeNode, name: string) => Promise<unknown>
  readonly move?: (node: TreeNode, place: Place) => Promise<unknown>
  readonly paint?: (node: TreeNode, color: string | null) => Promise<unknown>
  readonly merge?: (node: TreeNode, into: TreeNode) => Promise<unknown>
  readonly remove?: (node: TreeNode) => Promise<unknown>
  /** Asked before something is merged or removed. */
  readonly uses?: (node: TreeNode) => Promise<Uses>
}

export type TreeProps = {
  readonly label: string
  readonly nodes: readonly TreeNode[] | undefined
  readonly error?: unknown
  readonly retry?: () => unknown
  readonly acts: TreeActs
  readonly more?: (node: TreeNode) => readonly MenuItem[]
  readonly saidCount?: (count: number) => string
  readonly addText: string
  readonly empty: { readonly title: string; readonly hint: string }
  readonly longest?: number
  /** Notes are read all the time, not only while a row is looked at. */
  readonly notesStay?: boolean
}

export type TreeEditState = { readonly renaming: string } | { readonly adding: Place }
