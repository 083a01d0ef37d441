import type { RecordDefinition } from '@srm/api/shared/record'

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
}

const known = new Map<string, Subject>()

/** Filled once when the modules are put together. */
export const registerSubjects = (subjects: readonly Subject[]): void => {
  for (const subject of subjects) known.set(subject.record.name, subject)
}

export const subjects = (): readonly Subject[] => [...known.values()]
export const subjectOf = (name: string): Subject | undefined => known.get(name)
