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
type Key<F> = (keyof F | keyof Stamps) & string

type Definition<F extends Fields, L extends Key<F>, S extends Key<F>> = {
  /** The noun in code, e.g. `ourCompany`; also the prefix of its permission codes. */
  name: string
  /** The noun in table and path names, e.g. `our_company`. */
  table: string
  label: Label
  fields: F
  /** The field that names a record to a person. */
  title: Extract<keyof F, string>
  /** Fields the search box looks into, besides the code. */
  search: readonly Extract<keyof F, string>[]
  /** What a list row carries, in order. */
  list: readonly L[]
  sort: readonly S[]
  defaultSort: S | `-${S}`
  /** `owner`: rows are seen by data scope. `tenant`: everybody in the company with the permission sees all. */
  scope: 'owner' | 'tenant'
}

const pick = (all: Fields, keys: readonly string[]): Record<string, z.ZodType> =>
  Object.fromEntries(keys.map((key) => [key, all[key] as z.ZodType]))

/** Describes a record once; requests, answers, filters, columns, forms and timeline labels all come from here. */
export const record = <F extends Fields, const L extends Key<F>, const S extends Key<F>>(
  definition: Definition<F, L, S>,
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
    answer: z.object({ ...base, ...mapFields(all, answerOf) }) as unknown as Answer,
    row: z.object({ ...base, ...mapFields(pick(all, definition.list), answerOf) }) as unknown as Row,
    query: listQuery(all, definition.sort),
    summary: summaryQuery(all, definition.sort),
  }
}

export type RecordDefinition = ReturnType<typeof record<Fields, string, string>>

/** Who changed the record meanwhile; sent with `record.stale`. */
export const Stale = z.object({ version: z.int(), updatedAt: z.string(), updatedBy: z.string().nullable() })

export const versionOnly = z.strictObject({ version: z.coerce.number().int() })
