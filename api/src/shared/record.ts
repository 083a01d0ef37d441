import { z } from 'zod'
import { answerOf, mapFields, optional, type AnswerOf } from './field-meta.ts'
import { code as codeField, dateTime, person } from './fields.ts'
import { Id } from './ids.ts'
import type { Label } from './label.ts'
import { listQuery, summaryQuery } from './page.ts'

type Fields = Readonly<Record<string, z.ZodType>>
type AnswerShape<F> = { [K in keyof F]: AnswerOf<F[K]> }

const stamps = {
  code: codeField('编号', 'Code'),
  createdAt: dateTime('创建时间', 'Created at'),
  /** Nobody, when the system itself made it. */
  createdBy: optional(person('创建人', 'Created by')),
  updatedAt: dateTime('更新时间', 'Updated at'),
  updatedBy: optional(person('更新人', 'Updated by')),
}

type Stamps = typeof stamps
export type RecordStamps = Stamps
type Key<F> = (keyof F | keyof Stamps) & string

/** Who sees a record. */
export type RecordScope<K extends string = string> =
  | 'owner'
  | 'tenant'
  | { readonly through: K; readonly owned?: boolean }

/** Whether its rows have owners of their own, belong to departments and can be shared. */
export const hasOwners = (scope: RecordScope | undefined): boolean =>
  scope === 'owner' || (typeof scope === 'object' && scope.owned === true)

type Definition<F extends Fields, L extends Key<F>, S extends Key<F>, E extends Extract<keyof F, string>> = {
  /** The noun in code, e.g. `ourCompany`; also the prefix of its permission codes. */
  name: string
  /** The noun in table and path names, e.g. `our_company`. */
  table: string
  label: Label
  fields: F
  /** The field that names a record to a person. */
  title: Extract<keyof F, string>
  /** The field that tells how it stands, where that is not `status`. */
  state?: Extract<keyof F, string>
  /** Fields the search box looks into, besides the code. */
  search: readonly Extract<keyof F, string>[]
  /** What a list row carries, in order. */
  list: readonly L[]
  sort: readonly S[]
  defaultSort: S | `-${S}`
  /**
   * `owner`: rows are seen by data scope and can be shared. `tenant`: everybody in the company with the permission sees
   * all. `through`: whoever sees the record this field points at sees it; where it has owners too (`owned`), also
   * whoever would see it by its own.
   */
  scope: RecordScope<Extract<keyof F, string>>
  /** Goes from owner to owner: whoever wrote it down does not see it once it is another's, nor what belongs to it. */
  changesHands?: true
  /** Rows of it are worth carrying off: each person exports so many a day at most, and the file says whose it is. */
  exportsPerDay?: number
  /** Simple fields that are changed in a cell of the list, or for many chosen rows at once. */
  editable?: readonly E[]
}

const pick = (all: Fields, keys: readonly string[]): Record<string, z.ZodType> =>
  Object.fromEntries(keys.map((key) => [key, all[key] as z.ZodType]))

/** Fields of a patch by name; which there are is checked when it is read. */
type Patch = { readonly version: number } & Readonly<Record<string, unknown>>

/** A field that stays as it is when it is left out: a default would empty it. */
const leftOut = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? leftOut(schema.unwrap() as z.ZodType) : schema.optional()

const patchOf = (fields: Fields, editable: readonly string[]): z.ZodType<Patch> =>
  z.strictObject({
    version: z.int(),
    ...mapFields(pick(fields, editable), leftOut),
  })

/** Describes a record once; requests, answers, filters, columns, forms and timeline labels all come from here. */
export const record = <
  F extends Fields,
  const L extends Key<F>,
  const S extends Key<F>,
  const E extends Extract<keyof F, string> = never,
>(
  definition: Definition<F, L, S, E>,
) => {
  const all = { ...definition.fields, ...stamps }
  const base = { id: Id, version: z.int(), actions: z.array(z.string()) }
  const system = { code: stamps.code.optional() }
  type Base = { [K in keyof typeof base]: (typeof base)[K] }
  type Answer = z.ZodObject<Base & AnswerShape<F & Stamps>>
  type Row = z.ZodObject<Base & AnswerShape<Pick<F & Stamps, L>>>
  return {
    ...definition,
    all,
    create: z.strictObject({ ...system, ...definition.fields }),
    update: z.strictObject({ version: z.int(), ...system, ...definition.fields }),
    editable: definition.editable ?? ([] as readonly E[]),
    /** Some of the fields that can be changed by themselves. */
    patch: patchOf(definition.fields, definition.editable ?? []),
    answer: z.object({ ...base, ...mapFields(all, answerOf) }) as unknown as Answer,
    row: z.object({ ...base, ...mapFields(pick(all, definition.list), answerOf) }) as unknown as Row,
    query: listQuery(all, definition.sort),
    summary: summaryQuery(all, definition.sort),
  }
}

export type RecordDefinition = ReturnType<typeof record<Fields, string, string, string>>

/** Who changed the record meanwhile; sent with `record.stale`. */
export const Stale = z.object({ version: z.int(), updatedAt: z.string(), updatedBy: z.string().nullable() })

export const versionOnly = z.strictObject({ version: z.coerce.number().int() })
