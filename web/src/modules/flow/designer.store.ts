import { createContext, use } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import type { Problem } from '@srm/api/approval'
import { advance, amend, begin, redo, undo, type History } from '@srm/flow/edit/history'
import type { Spot } from '@srm/flow/edit/nodes'
import type { Flow, Node } from '@srm/flow/tree/node'
import { noDocument, type Catalog } from './flow.model.ts'
import type { Marks } from './problems.ts'
import { itemsOf } from './walk.ts'

type Opened = { readonly node: string } | { readonly block: string; readonly branch: string }
/** Somebody else saved meanwhile: what stands on the server now. */
export type Stale = { readonly rev: number; readonly tree: Flow; readonly editedAt: string }

export type Designing = {
  readonly history: History
  /** What the server holds, and its number. */
  readonly saved: Flow
  readonly rev: number
  readonly told: readonly Problem[]
  readonly problems: readonly Problem[]
  readonly marks: Marks
  readonly readOnly: boolean
  /** The document whose fields are offered: one that uses the flow, else the first there is. */
  readonly catalog: Catalog
  /** The item the keyboard stands on. */
  readonly at: string
  readonly opened: Opened | null
  readonly adding: Spot | null
  readonly renaming: string | null
  readonly clip: Node | null
  /** A branch whose going would leave only one. */
  readonly leaving: { readonly block: string; readonly branch: string } | null
  readonly stale: Stale | null
  /** The step that further changes of the same thing belong to. */
  readonly going: string | null
}

export type Store = StoreApi<Designing>

type Begin = {
  readonly tree: Flow
  readonly rev: number
  readonly told: readonly Problem[]
  readonly readOnly: boolean
}

export const designerOf = ({ tree, rev, told, readOnly }: Begin): Store =>
  createStore<Designing>(() => ({
    history: begin(tree),
    saved: tree,
    rev,
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
    leaving: null,
    stale: null,
    going: null,
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

const travel = (store: Store, step: (history: History) => History): void =>
  store.setState((state) => {
    const history = step(state.history)
    const items = itemsOf(history.present)
    const stays = items.some(({ key }) => key === state.at)
    return { history, going: null, opened: null, at: stays ? state.at : (items[0]?.key ?? '') }
  })

export const stepBack = (store: Store): void => travel(store, undo)
export const stepForth = (store: Store): void => travel(store, redo)

export const DesignerScope = createContext<Store | null>(null)

export const useDesigner = (): Store => {
  const store = use(DesignerScope)
  if (!store) throw new Error('this belongs into a designer')
  return store
}

export const useDesigning = <Part>(part: (state: Designing) => Part): Part => useStore(useDesigner(), part)

/** Never changes, so nothing needs to listen for it. */
export const useReadOnly = (): boolean => useDesigner().getState().readOnly

export const isDirty = ({ history, saved }: Designing): boolean => history.present !== saved
