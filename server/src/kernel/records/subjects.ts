import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
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

/** Filled once when the modules are put together; what comes back forgets them again. */
export const registerSubjects = (subjects: readonly Subject[]): (() => void) => {
  for (const subject of subjects) known.set(subject.record.name, subject)
  return () => subjects.forEach(({ record }) => known.delete(record.name))
}

export const subjects = (): readonly Subject[] => [...known.values()]
export const subjectOf = (name: string): Subject | undefined => known.get(name)

const lists = new Set<string>()

/** Lists that show no record of their own; everybody who is signed in may keep views of them. */
export const registerLists = (names: readonly string[]): void => {
  for (const name of names) lists.add(name)
}

export const isList = (name: string): boolean => lists.has(name)
