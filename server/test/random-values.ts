import { completeCreditCode } from '@srm/api/shared/checks'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { roundDecimal } from '@srm/api/shared/decimal-text'
import type { z } from 'zod'

/** Repeats itself from the same seed, so that a failure can be seen again. */
export type Random = { int: (below: number) => number; pick: <T>(from: readonly T[]) => T }

export const randomFrom = (start: number): Random => {
  let seed = start
  const int = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  return { int, pick: (from) => from[int(from.length)] as (typeof from)[number] }
}

/** Ids a reference may point at. */
export type KnownIds = Readonly<Record<'user' | 'department' | 'ourCompany' | 'file', readonly string[]>>

const words = [
  '云舟',
  '会展',
  '上海',
  '重庆',
  'Alpha',
  'beta',
  '100%',
  'a_b',
  "O'Neil",
  '"q"',
  '（甲）',
  '安',
  '北',
  '\\x',
]
const day = (random: Random): string =>
  `20${20 + random.int(10)}-${String(1 + random.int(12)).padStart(2, '0')}-${String(1 + random.int(28)).padStart(2, '0')}`
const some = <T>(random: Random, from: readonly T[]): T[] => [
  ...new Set(Array.from({ length: random.int(4) }, () => random.pick(from))),
]
const decimal = (random: Random, below: number, places: number): string =>
  roundDecimal(`${random.int(below)}.${random.int(100)}`, places)
const digits = (random: Random, n: number): string => Array.from({ length: n }, () => random.int(10)).join('')

type Maker = (random: Random, known: KnownIds, meta: FieldMeta) => unknown
const text: Maker = (random) => Array.from({ length: 1 + random.int(3) }, () => random.pick(words)).join('')

const makers: Readonly<Record<FieldMeta['kind'], Maker>> = {
  text,
  longText: text,
  richText: (random) => `<p>${random.pick(['一', '二', '三'])}</p>`,
  code: (random) => `C-${digits(random, 8)}`,
  money: (random, _, meta) =>
    (meta.negative && random.int(3) === 0 ? '-' : '') + decimal(random, 1000, 2).replace(/^0\.00$/, '1.00'),
  quantity: (random) => decimal(random, 1000, 4),
  percent: (random) => decimal(random, 100, 2),
  integer: (random, _, { min = 0 }) => min + random.int(40) * 50,
  date: day,
  dateTime: (random) => `${day(random)}T0${random.int(10)}:30:00.${digits(random, 3)}+08:00`,
  dateRange: (random) => {
    const [from = '', to = ''] = [day(random), day(random)].toSorted()
    return { from, to }
  },
  bool: (random) => random.int(2) === 0,
  // Some lists are filled by the modules, which not every test loads.
  choice: (random, _, { choices = [] }) => (choices.length > 0 ? random.pick(choices).value : undefined),
  dict: (random) => random.pick(['a', 'b', 'c', '丁']),
  multiDict: (random) => some(random, ['a', 'b', 'c', '丁']),
  ref: (random, known) => random.pick(known.ourCompany),
  refs: (random, known) => some(random, known.ourCompany),
  person: (random, known) => random.pick(known.user),
  persons: (random, known) => some(random, known.user),
  department: (random, known) => random.pick(known.department),
  region: (random) => random.pick(['310101', '110105', '500103']),
  mobile: (random) => `13${digits(random, 9)}`,
  email: (random) => `u${digits(random, 3)}@example.com`,
  creditCode: (random) => completeCreditCode(`91310000${digits(random, 9)}`),
  bankAccount: (random) => `62${digits(random, 10)}`,
  url: (random) => `https://example.com/${digits(random, 3)}`,
  location: (random) => ({
    address: `路${digits(random, 2)}`,
    lat: random.int(90) + 0.125,
    lng: -random.int(180) - 0.5,
  }),
  attachments: (random, known) => some(random, known.file),
  images: (random, known) => some(random, known.file),
  color: (random) => random.pick(['#ff0000', '#00ff00', '#0000ff']),
  tags: (random) => some(random, ['急', '新', 'a"b', 'c,d', '{e}']),
  rows: (random, known, { fields = {} }) =>
    Array.from({ length: random.int(3) }, () => valuesFor(fields, random, known)),
}

/** A value of the field's kind, as a caller would send it; now and then nothing, where that is allowed. */
export const valueFor = (schema: z.ZodType, random: Random, known: KnownIds): unknown => {
  const meta = metaOf(schema)
  if (random.int(4) === 0 && schema.safeParse(null).success) return null
  return makers[meta.kind](random, known, meta)
}

export const valuesFor = (
  fields: Readonly<Record<string, z.ZodType>>,
  random: Random,
  known: KnownIds,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, valueFor(schema, random, known)]))
