import { z } from 'zod'
import { type FieldMeta, type Kind, metaOf } from './field-meta.ts'

export const maxPageSize = 200
/** Numbered pages reach this many rows deep; beyond it a list is scrolled by cursor. */
export const maxDepth = 10_000
/** A list counts exactly up to here and then says "1,000+": counting on would take longer the more there is. */
export const countCap = 1000
/** How far it counts when somebody asks for the number itself. */
export const exactCap = 10_000

export const operators = [
  'contains',
  'eq',
  'gte',
  'lte',
  'between',
  'in',
  'notIn',
  'hasAny',
  'isEmpty',
  'notEmpty',
] as const
export type Operator = (typeof operators)[number]

const ordered: readonly Operator[] = ['eq', 'gte', 'lte', 'between', 'isEmpty', 'notEmpty']
const worded: readonly Operator[] = ['contains', 'eq', 'isEmpty', 'notEmpty']
const picked: readonly Operator[] = ['in', 'notIn', 'isEmpty', 'notEmpty']
const many: readonly Operator[] = ['hasAny', 'isEmpty', 'notEmpty']
const presence: readonly Operator[] = ['isEmpty', 'notEmpty']

export const operatorsByKind: Readonly<Record<Kind, readonly Operator[]>> = {
  text: worded,
  longText: ['contains', 'isEmpty', 'notEmpty'],
  richText: presence,
  code: worded,
  mobile: worded,
  email: worded,
  creditCode: worded,
  bankAccount: worded,
  url: worded,
  money: ordered,
  quantity: ordered,
  percent: ordered,
  integer: ordered,
  date: ordered,
  dateTime: ordered,
  dateRange: ['between', 'isEmpty', 'notEmpty'],
  bool: ['eq'],
  choice: picked,
  dict: picked,
  ref: picked,
  person: picked,
  department: picked,
  region: picked,
  color: picked,
  multiDict: many,
  refs: many,
  persons: many,
  tags: many,
  location: presence,
  attachments: presence,
  images: presence,
  rows: [],
}

export type Filter = { field: string; op: Operator; value?: unknown }

const valueFor = (op: Operator, one: z.ZodType): z.ZodType => {
  if (op === 'isEmpty' || op === 'notEmpty') return z.undefined().optional()
  if (op === 'between') return z.tuple([one, one])
  if (op === 'in' || op === 'notIn' || op === 'hasAny') return z.array(one).min(1).max(100)
  if (op === 'contains') return z.string().trim().min(1).max(100)
  return one
}

const plain = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((value) => !value.includes('\u0000'))
const number = z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/)
const id = z.uuid()

/** One value to compare with: looser than the field itself, so that half a mobile number can be looked for. */
const comparable = (meta: FieldMeta): z.ZodType => {
  switch (meta.kind) {
    case 'money':
    case 'quantity':
    case 'percent':
      return number
    case 'integer':
      return z.int().min(-2_147_483_648).max(2_147_483_647)
    case 'date':
    case 'dateRange':
      return z.iso.date()
    case 'dateTime':
      return z.iso.datetime({ offset: true })
    case 'bool':
      return z.boolean()
    case 'choice':
      // Modules may add to the choices until all of them are loaded.
      return z.lazy(() => z.enum((meta.choices ?? []).map((choice) => choice.value)))
    case 'ref':
    case 'refs':
    case 'person':
    case 'persons':
    case 'department':
      return id
    default:
      return plain
  }
}

/** A sealed value is found whole or not at all. */
const sealed: readonly Operator[] = ['eq', 'isEmpty', 'notEmpty']

export const operatorsFor = ({ kind, secret }: FieldMeta): readonly Operator[] =>
  secret ? sealed : operatorsByKind[kind]

const filterOf = (field: string, schema: z.ZodType): z.ZodType[] => {
  const meta = metaOf(schema)
  return operatorsFor(meta).map((op) => {
    const value = valueFor(op, comparable(meta))
    return z.strictObject({ field: z.literal(field), op: z.literal(op), value })
  })
}

/** The typed filters a record's fields allow, sent as one JSON text so that a link carries the whole list. */
export const filtersOf = (fields: Readonly<Record<string, z.ZodType>>): z.ZodType<Filter[], string> => {
  const each = Object.entries(fields).flatMap(([name, schema]) => filterOf(name, schema))
  const list = z.array(z.union(each as [z.ZodType, ...z.ZodType[]], { error: '筛选条件不正确' })).max(20)
  return z
    .string()
    .max(8000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: '筛选条件不正确' })
        return z.NEVER
      }
    })
    .pipe(list) as unknown as z.ZodType<Filter[], string>
}

/** So many fields can rows be grouped by, one inside the other. */
export const maxGroupLevels = 3

/** What rows can be grouped by: what few of them have each of. */
export const groupKinds: readonly Kind[] = ['choice', 'dict', 'person', 'department', 'ref', 'bool']

const groupNames = (fields: Readonly<Record<string, z.ZodType>>): string[] =>
  Object.keys(fields).filter((name) => {
    const { kind, secret } = metaOf(fields[name] as z.ZodType)
    return groupKinds.includes(kind) && secret === undefined
  })

/** Fields one inside the other, as names with commas between them. */
const levelsOf = (names: readonly string[]) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names)).min(1).max(maxGroupLevels))
    .refine((levels) => new Set(levels).size === levels.length)

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const counting = z.enum(['true', 'false', 'exact']).transform((value) => (value === 'exact' ? value : value === 'true'))

export const listQuery = <S extends string>(fields: Readonly<Record<string, z.ZodType>>, sortable: readonly S[]) =>
  z.strictObject({
    page: whole(1, maxDepth).default(1),
    pageSize: whole(1, maxPageSize).default(20),
    /** From `nextCursor` of the page before; wins over `page`. */
    cursor: z.string().max(600).optional(),
    sort: z.enum(sortable.flatMap((name) => [name, `-${name}`] as const)).optional(),
    /** Rows with the same values here stand together; as far as the rows can be put in order while somebody waits. */
    group: levelsOf([...sortable, ...groupNames(fields)]).optional(),
    keyword: z
      .string()
      .trim()
      .max(50)
      .refine((value) => !value.includes('\u0000'))
      .optional(),
    filter: filtersOf(fields).optional(),
    /** Skipped when the caller already knows the total; `exact` counts on, however long it takes. */
    count: counting.optional(),
  })
export type ListQuery = z.output<ReturnType<typeof listQuery>>

/** What the totals of a list are asked by: the same search and filters, and the fields to group by, from the outside in. */
export const summaryQuery = <S extends string>(
  fields: Readonly<Record<string, z.ZodType>>,
  groupable: readonly S[],
) => {
  const { keyword, filter, group } = listQuery(fields, groupable).shape
  return z.strictObject({ keyword, filter, group })
}
export type SummaryQuery = z.output<ReturnType<typeof summaryQuery>>

const Sums = z.record(z.string(), z.string())

export const Summary = z.object({
  /** Null when more rows match than are added up while somebody waits. */
  sums: Sums.nullable(),
  groups: z.array(
    z.object({
      value: z.string().nullable(),
      name: z.string(),
      count: z.int(),
      sums: Sums,
      /** The values of the groups this one stands in, from the outside in. */
      under: z.array(z.string().nullable()),
    }),
  ),
})
export type Summary = z.output<typeof Summary>

export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    items: z.array(row),
    /** Null when nobody asked, or when a search found so much that counting was left for later. */
    total: z.int().nullable(),
    /** True when there are more rows than were counted. */
    capped: z.boolean(),
    nextCursor: z.string().nullable(),
  })
