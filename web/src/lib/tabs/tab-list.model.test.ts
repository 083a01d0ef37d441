import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activeTab,
  close,
  isFixed,
  keptOf,
  move,
  noTabs,
  pin,
  putAway,
  refresh,
  restored,
  visit,
  type CloseMode,
  type TabList,
} from './tab-list.ts'

/** The bar as a person would describe it: names in a row, some pinned or fast, one shown. */
type Model = { row: string[]; fast: Set<string>; pinned: Set<string>; shown: string | undefined }
type Step = { readonly kind: string; readonly a: string; readonly b: string }

const isStuck = ({ fast, pinned }: Model, name: string): boolean => fast.has(name) || pinned.has(name)

const settle = (model: Model): void => {
  model.row = [
    ...model.row.filter((name) => model.pinned.has(name)),
    ...model.row.filter((name) => !model.pinned.has(name)),
  ]
}

const keepOnly = (model: Model, keep: (name: string, index: number) => boolean): void => {
  model.row = model.row.filter((name, index) => isStuck(model, name) || keep(name, index))
  if (!model.shown || !model.row.includes(model.shown)) model.shown = model.row.at(-1)
}

const closeInModel = (model: Model, what: CloseMode, name: string): void => {
  const at = model.row.indexOf(name)
  if (at === -1) return
  if (what === 'others' || what === 'left' || what === 'right') model.shown = name
  const keep: Record<CloseMode, (index: number) => boolean> = {
    one: (index) => index !== at,
    others: (index) => index === at,
    left: (index) => index >= at,
    right: (index) => index <= at,
    all: () => false,
  }
  keepOnly(model, (_, index) => keep[what](index))
}

const openInModel = (model: Model, name: string): void => {
  if (!model.row.includes(name)) model.row.push(name)
  if (!model.row.some((one) => isStuck(model, one))) model.fast.add(model.row[0] ?? name)
  model.shown = name
}

const pinInModel = (model: Model, name: string): void => {
  if (!model.row.includes(name)) return
  if (!model.pinned.delete(name)) model.pinned.add(name)
  settle(model)
}

const moveInModel = (model: Model, name: string, to: string): void => {
  const at = model.row.indexOf(to)
  if (at === -1 || !model.row.includes(name)) return
  model.row = model.row.filter((one) => one !== name).toSpliced(at, 0, name)
  settle(model)
}

const reloadInModel = (model: Model): void => {
  if (model.row.length > 0 && !model.row.some((one) => isStuck(model, one))) model.fast.add(model.row[0] ?? '')
  model.shown = undefined
}

const closings: readonly CloseMode[] = ['one', 'others', 'left', 'right', 'all']
const isClosing = (kind: string): kind is CloseMode => closings.some((one) => one === kind)

const inModel = (model: Model, { kind, a, b }: Step): void => {
  if (kind === 'open') openInModel(model, a)
  else if (kind === 'pin') pinInModel(model, a)
  else if (kind === 'move') moveInModel(model, a, b)
  else if (kind === 'reload') reloadInModel(model)
  else if (isClosing(kind)) closeInModel(model, kind, a)
  // What is closed is nothing any more; opened again it is a tab like any other.
  for (const name of model.fast) if (!model.row.includes(name)) model.fast.delete(name)
}

const keyOf = ({ tabs }: TabList, id: string): string => tabs.find((tab) => tab.id === id)?.key ?? ''

const inList = (list: TabList, { kind, a, b }: Step): TabList => {
  if (kind === 'open') return visit(list, { pathname: a, search: '', hash: '', state: null, key: a })
  if (kind === 'pin') return pin(list, keyOf(list, a))
  if (kind === 'move') return move(list, keyOf(list, a), keyOf(list, b))
  if (kind === 'refresh') return refresh(list, keyOf(list, a))
  if (kind === 'reload') return restored(keptOf(list), () => ({}))
  return isClosing(kind) ? close(list, kind, keyOf(list, a)) : list
}

const name = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')
const kind = fc.constantFrom('open', 'open', 'open', 'pin', 'move', 'refresh', 'reload', ...closings)
const steps = fc.array(fc.record({ kind, a: name, b: name }), { maxLength: 30 })

test('whatever is done in whatever order, the bar is what a person would expect', () => {
  fc.assert(
    fc.property(steps, (done) => {
      const model: Model = { row: [], fast: new Set(), pinned: new Set(), shown: undefined }
      let list = noTabs
      for (const step of done) {
        inModel(model, step)
        list = putAway(inList(list, step), 3, () => false)
        expect(list.tabs.map(({ id }) => id)).toEqual(model.row)
        expect(activeTab(list)?.id).toBe(model.shown)
        expect(list.tabs.filter(isFixed).map(({ id }) => id)).toEqual(model.row.filter((one) => isStuck(model, one)))
        expect(new Set(list.tabs.map(({ key }) => key)).size).toBe(list.tabs.length)
        expect(list.tabs.filter(({ alive }) => alive).length).toBeLessThanOrEqual(3)
        expect(activeTab(list)?.alive ?? true).toBe(true)
      }
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
