import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import type { Page } from './list.ts'
import type { LineTables } from './select.ts'

/** How codes of a record are made until a company sets its own rule. */
export type Numbering = {
  /** What the preview of a code asks by; never given to another record. */
  readonly type: number
  readonly prefix: string
  readonly digits?: number
  /** Carried in the code; counting starts anew with each. */
  readonly period?: 'year' | 'month' | 'day'
}

/** A record other parts of the product can look at without knowing its module. */
export type Subject = {
  readonly record: RecordDefinition
  /** The permission that lets a person see one. */
  readonly permission: string
  readonly code?: Numbering
  /** Where its sub-tables live. */
  readonly lines?: LineTables
  /** The use cases an import writes through, so that every rule of the record holds for it too. */
  readonly create?: (ctx: Ctx, body: never) => Promise<{ id: string; code: string }>
  readonly update?: (ctx: Ctx, id: string, body: never) => Promise<{ id: string; version: number }>
}

const known = new Map<string, Subject>()
let registered: readonly Subject[] = []

/** Filled once when the modules are put together; what comes back forgets them again. */
export const registerSubjects = (subjects: readonly Subject[]): (() => void) => {
  for (const subject of subjects) known.set(subject.record.name, subject)
  registered = [...known.values()]
  return () => {
    for (const { record } of subjects) known.delete(record.name)
    registered = [...known.values()]
  }
}

/** The same array until the next registration, so what is derived from it can be cached by identity. */
export const subjects = (): readonly Subject[] => registered
export const subjectOf = (name: string): Subject | undefined => known.get(name)

/** A list that shows no record of its own, described like one; everybody who is signed in may keep views of it. */
export type VirtualList = {
  readonly record: RecordDefinition
  /** Who may have it as a file; without one everybody who may see it. */
  readonly permission?: string
  readonly read: (ctx: Ctx, query: ListQuery) => Promise<Page>
}

const lists = new Map<string, VirtualList>()

export const registerLists = (own: readonly VirtualList[]): void => {
  for (const list of own) lists.set(list.record.name, list)
}

export const listOf = (name: string): VirtualList | undefined => lists.get(name)
