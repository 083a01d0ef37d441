import type { Label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import type { Cells } from './fields/row.ts'
import type { LineTables } from './read/select.ts'

/** How codes of a record are made until a company sets its own rule. */
export type Numbering = {
  /** What the preview of a code asks by; never given to another record. */
  readonly type: number
  readonly prefix: string
  readonly digits?: number
  /** Carried in the code; counting starts anew with each. */
  readonly period?: 'year' | 'month' | 'day'
  /** What is numbered, where that is no record with a name of its own. */
  readonly label?: Label
  /** When it is given unless a company says otherwise: at the approval, numbers have no gaps. */
  readonly allocateAt?: 'save' | 'approve'
  /** What, besides departments, may count for itself, such as the classes of the record. */
  readonly scopes?: Readonly<Record<string, NumberScope>>
}

export type NumberScope = {
  readonly label: Label
  /** An example of its codes, for the preview. */
  readonly sample: string
  /** The short code of the one a record belongs to, which stands in its number. */
  readonly codeOf: (ctx: Ctx, values: Cells) => Promise<string | null>
}

/** A further condition on rows somebody may see, in SQL of the row's alias and the person's parameter. */
export type Restriction = {
  /** Columns of the row the condition looks at. */
  readonly columns: readonly string[]
  readonly sql: (alias: string, person: string) => string
}

/** A record other parts of the product can look at without knowing its module. */
export type Subject = {
  readonly record: RecordDefinition
  /** The permission that lets a person see one. */
  readonly permission: string
  readonly code?: Numbering
  /** Where its sub-tables live. */
  readonly lines?: LineTables
  /**
   * Whoever belongs to one sees it, whatever their scope: SQL of the ids, `$1` being the tenant and the person the
   * parameter given; those who may only look are left out when it is to be changed. What belongs to it may be open to
   * some of them only: `of` is the kind of record the question is about.
   */
  readonly members?: (person: string, isToChange: boolean, of: string) => string
  /** Hides single ones from people who see what they belong to, whatever their scope; administrators see all. */
  readonly restriction?: Restriction
  /** One of them as its page shows it to this person: within their scope, and with covered what their roles cover. */
  readonly show?: (ctx: Ctx, id: string) => Promise<Cells>
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
