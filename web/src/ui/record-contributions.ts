import { lazy, type ComponentType } from 'react'
import type { Label } from '@srm/api/shared/label'
import { useCan } from '@/lib/session/can.tsx'
import type { Row } from './record-shape.ts'

type Body = ComponentType<{ readonly row: Row }>

/** What a module adds to the page of a record that belongs to another module; loaded when it is shown. */
export type RecordContribution = {
  /** The kind of record whose page it stands on. */
  readonly subject: string
  /** Not given twice on one page; a tab's is part of its address. */
  readonly key: string
  readonly title: Label
  readonly permission?: string
  /** Less comes first. What the page has itself is 0 unless it says otherwise. */
  readonly order?: number
  /** The tab it stands in, below what that one shows itself; a tab of its own where the reader has no such tab. */
  readonly within?: string
  readonly load: () => Promise<Body>
}

type List = readonly RecordContribution[]

/** By the place on the page. */
export type RecordContributions = {
  readonly recordTabs: List
  /** Beside the few facts one opens the page for. */
  readonly recordFigures: List
  /** Amounts in the money strip; each draws an `Amount`, or nothing. */
  readonly recordAmounts: List
  /** Buttons beside the record's own. */
  readonly recordActions: List
  /** What has to be seen before anything else. */
  readonly recordBanners: List
  /** Beside a document while it is decided on: what helps to decide. */
  readonly documentAsides: List
}

type Place = keyof RecordContributions
type RegistryEntry = RecordContribution & { readonly place: Place; readonly order: number; readonly Body: Body }

/** Between what a page has itself and what it wants to have last. */
const defaultOrder = 50

const placed = new Map<string, RegistryEntry>()

const put = (place: Place, list: List): void => {
  for (const one of list) {
    const Body = lazy(async () => ({ default: await one.load() }))
    placed.set(`${place} ${one.subject} ${one.key}`, { order: defaultOrder, ...one, place, Body })
  }
}

/** Modules say what they add to the pages of others; a page knows only its own kind of record. */
export const placeContributions = (all: RecordContributions): void => {
  put('recordTabs', all.recordTabs)
  put('recordFigures', all.recordFigures)
  put('recordAmounts', all.recordAmounts)
  put('recordActions', all.recordActions)
  put('recordBanners', all.recordBanners)
  put('documentAsides', all.documentAsides)
}

/** What the parts of a kind's page are about, as their rights say. */
export const subjectsOnTabs = (subject: string): string[] => {
  const tabs = [...placed.values()].filter((one) => one.place === 'recordTabs' && one.subject === subject)
  return [...new Set(tabs.flatMap(({ permission }) => permission?.split(':')[0] ?? []))]
}

type WithOrder = { readonly order?: number }

/** As they were where they say nothing about it. */
export const sortByOrder = <T extends WithOrder>(list: readonly T[]): T[] =>
  list.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))

/** What others add to a place of a record's page, as far as the person may see it. */
export const useContributions = (place: Place, subject: string): readonly RegistryEntry[] => {
  const may = useCan()
  const here = [...placed.values()].filter((one) => one.place === place && one.subject === subject)
  return sortByOrder(here.filter(({ permission }) => permission === undefined || may(permission)))
}
