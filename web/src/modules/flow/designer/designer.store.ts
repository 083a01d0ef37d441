import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import type { Problem } from '@srm/api/approval'
import { advance, amend, begin, jump, type History } from '@srm/flow/edit/history'
import type { Spot } from '@srm/flow/edit/nodes'
import type { Branch, Flow, Node } from '@srm/flow/tree/node'
import type { Drag } from '../canvas/drag.ts'
import { noDocument, type Catalog } from '../flow.model.ts'
import type { Marks } from './problems.ts'
import type { TrialState } from '../simulate/simulate.model.ts'
import { branchKey, itemsOf } from './walk.ts'

type OpenPanel = { readonly node: string } | { readonly block: string; readonly branch: string }
/** What was copied or cut: a node, or a branch of the block it came from. What was cut stays until it is put elsewhere. */
export type Clip = { readonly cut: boolean; readonly name: string } & (
  | { readonly node: Node }
  | { readonly block: string; readonly branch: Branch }
)
/** Somebody else saved meanwhile: what stands on the server now. */
export type Stale = { readonly rev: number; readonly tree: Flow; readonly editedAt: string }

export type DesignerState = {
  readonly id: string
  /** What the flow is called. */
  readonly name: string
  readonly history: History
  /** What the server holds, and its number. */
  readonly saved: Flow
  readonly rev: number
  /** What the edition in use holds, as long as it is known here. */
  readonly published: Flow | null
  /** Added a moment ago and never left: what is not filled in yet is no mistake. */
  readonly fresh: ReadonlySet<string>
  readonly told: readonly Problem[]
  readonly problems: readonly Problem[]
  readonly marks: Marks
  readonly readOnly: boolean
  /** The document whose fields are offered: one that uses the flow, else the first there is. */
  readonly catalog: Catalog
  /** The item the keyboard stands on. */
  readonly at: string
  readonly opened: OpenPanel | null
  readonly adding: Spot | null
  readonly renaming: string | null
  readonly clip: Clip | null
  readonly drag: Drag | null
  /** A branch whose going would leave only one. */
  readonly leaving: { readonly block: string; readonly branch: string } | null
  readonly stale: Stale | null
  /** The step that further changes of the same thing belong to. */
  readonly going: string | null
  /** What the flow is being tried on; null while nobody does. */
  readonly trying: TrialState | null
}

export type Store = StoreApi<DesignerState>

type InitialState = {
  readonly id: string
  readonly name: string
  readonly tree: Flow
  readonly rev: number
  readonly told: readonly Problem[]
  readonly readOnly: boolean
  readonly isPublished?: boolean
}

export const designerOf = ({ id, name, tree, rev, told, readOnly, isPublished = false }: InitialState): Store =>
  createStore<DesignerState>(() => ({
    id,
    name,
    history: begin(tree),
    saved: tree,
    rev,
    published: isPublished ? tree : null,
    fresh: new Set(),
    told,
    problems: [],
    marks: new Map(),
    readOnly,
    catalog: noDocument,
    at: tree.chain[0]?.id ?? '',
    opened: null,
    adding: null,
    renaming: null,
    clip: null,
    drag: null,
    leaving: null,
    stale: null,
    going: null,
    trying: null,
  }))

/** One named step; `going` joins it to the one before where that was about the same thing. */
export const edit = (store: Store, name: string, change: (flow: Flow) => Flow, going: string | null = null): void =>
  store.setState((state) => {
    if (state.readOnly) return state
    const next = change(state.history.present)
    if (next === state.history.present) return state
    const joins = going !== null && going === state.going && state.history.past.length > 0
    return { history: joins ? amend(state.history, next) : advance(state.history, name, next), going }
  })

/** So many steps back or forth at once. */
export const travel = (store: Store, by: number): void =>
  store.setState((state) => {
    const history = jump(state.history, by)
    const items = itemsOf(history.present)
    const stays = items.some(({ key }) => key === state.at)
    return { history, going: null, opened: null, at: stays ? state.at : (items[0]?.key ?? '') }
  })

export const undo = (store: Store): void => travel(store, -1)
export const redo = (store: Store): void => travel(store, 1)

export const clipKey = (clip: Clip): string => ('node' in clip ? clip.node.id : branchKey(clip.block, clip.branch.id))

export const DesignerScope = createContext<Store | null>(null)

export const useDesigner = (): Store => {
  const store = use(DesignerScope)
  if (!store) throw new Error('this belongs into a designer')
  return store
}

export const useDesigning = <Part>(part: (state: DesignerState) => Part): Part => useStore(useDesigner(), part)

const soon = 60

/** For what stands around the cards: told a moment after a change, once what was changed itself is on the screen. */
export const useDesigningSoon = <Part>(part: (state: DesignerState) => Part): Part => {
  const store = useDesigner()
  const hear = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = store.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined
          tell()
        }, soon)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [store],
  )
  return useSyncExternalStore(hear, () => part(store.getState()))
}

/** Never changes, so nothing needs to listen for it. */
export const useReadOnly = (): boolean => useDesigner().getState().readOnly

/** From now on what is missing in a node counts: it was there to be filled in. */
export const settle = (store: Store, id: string): void =>
  store.setState(({ fresh }) => (fresh.has(id) ? { fresh: new Set([...fresh].filter((one) => one !== id)) } : {}))

export const isPublished = ({ history, published }: DesignerState): boolean => history.present === published

export const isDirty = ({ history, saved }: DesignerState): boolean => history.present !== saved
