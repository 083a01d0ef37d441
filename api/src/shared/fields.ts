import { z } from 'zod'
import { isCreditCode, isMobile, isWebAddress } from './checks.ts'
import { compareDecimals, roundDecimal } from './decimal-text.ts'
import { answerOf, withResponse, field, mapFields, type AnswerOf, type Choice, type FieldMeta } from './field-meta.ts'
import { Id } from './ids.ts'
import { label } from './label.ts'

const noNul = (value: string): boolean => !value.includes('\u0000')
const clean = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `不能超过 ${max} 个字` })
    .refine(noNul, { error: '含有非法字符' })
const filled = (max: number) => clean(max).min(1, { error: '不能为空' })
const checked = (max: number, test: (value: string) => boolean, error: string) => filled(max).refine(test, { error })

type Size = { max?: number }

export const text = (zh: string, en: string, { max = 100 }: Size = {}) =>
  field(filled(max), { kind: 'text', label: label(zh, en), max })
/** A title the product makes up from what it stands for. */
export const sentence = (zh: string, en: string, { max = 200 }: Size = {}) =>
  field(filled(max), { kind: 'text', label: label(zh, en), max, sentence: true })
export const longText = (zh: string, en: string, { max = 2000 }: Size = {}) =>
  field(filled(max), { kind: 'longText', label: label(zh, en), max })
export const richText = (zh: string, en: string, { max = 50_000 }: Size = {}) =>
  field(filled(max), { kind: 'richText', label: label(zh, en), max })

/** A decimal travels as a string: at most `digits` before the point and `places` behind it. */
const decimal = (digits: number, places: number, negative: boolean) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${negative ? '-?' : ''}\\d{1,${digits}}(\\.\\d{1,${places}})?$`), {
      error: `请输入数字，最多 ${places} 位小数`,
      // What is not a number must not reach the arithmetic behind it.
      abort: true,
    })
    .overwrite((value) => roundDecimal(value, places))

type Amount = { negative?: boolean; each?: boolean }
const single = (each: boolean) => (each ? { each } : {})

export const money = (zh: string, en: string, { negative = false, each = false }: Amount = {}) =>
  field(decimal(13, 2, negative), { kind: 'money', label: label(zh, en), places: 2, negative, ...single(each) })
const hiddenAmount = (zh: string, en: string, more: Pick<FieldMeta, 'each' | 'mask' | 'negative' | 'side'>) => {
  const meta = { kind: 'money', label: label(zh, en), places: 2, cost: true, ...more } as const
  return withResponse(field(decimal(13, 2, more.negative === true), meta), z.string().nullable())
}
/** What a thing costs us; roles that hide it get nothing. */
export const cost = (zh: string, en: string, { each = false, negative = false }: Amount = {}) =>
  hiddenAmount(zh, en, { ...single(each), ...(negative && { negative }) })
/** What a customer pays or may pay us; whoever does not sell need not know it. */
export const income = (zh: string, en: string, { each = false, negative = false }: Amount = {}) =>
  hiddenAmount(zh, en, { mask: 'income', ...single(each), ...(negative && { negative }) })
/** Covered as income where the record's choice `side` says `receive`, as a cost where it says `pay`. */
export const sided = (zh: string, en: string, { each = false, negative = false }: Amount = {}) =>
  hiddenAmount(zh, en, { side: 'side', ...single(each), ...(negative && { negative }) })
export const quantity = (
  zh: string,
  en: string,
  { places = 4, negative = false, each = false }: Amount & { places?: number } = {},
) => field(decimal(11, places, negative), { kind: 'quantity', label: label(zh, en), places, negative, ...single(each) })
export const percent = (zh: string, en: string, { places = 2 }: { places?: number } = {}) =>
  field(
    decimal(3, places, false).refine((value) => compareDecimals(value, '100') <= 0, { error: '不能超过 100' }),
    { kind: 'percent', label: label(zh, en), places, max: 100 },
  )
type Whole = Pick<FieldMeta, 'min' | 'max' | 'isYear'>
export const integer = (zh: string, en: string, { min = 0, max = 2_147_483_647, ...more }: Whole = {}) =>
  field(z.int({ error: '请输入整数' }).min(min).max(max), { kind: 'integer', label: label(zh, en), min, max, ...more })

export const date = (zh: string, en: string, more: Pick<FieldMeta, 'isAwaited'> = {}) =>
  field(z.iso.date({ error: '日期格式应为 YYYY-MM-DD' }), { kind: 'date', label: label(zh, en), ...more })
/** Outside these years Shanghai's offset is not a whole hour, or a year has not four digits. */
const isOurTime = (value: string): boolean =>
  Date.parse(value) >= Date.UTC(1950, 0) && Date.parse(value) < Date.UTC(2200, 0)
export const dateTime = (zh: string, en: string) =>
  field(
    z.iso
      .datetime({ offset: true, error: '时间格式不正确' })
      .refine(isOurTime, { error: '时间应在 1950 年至 2199 年之间' }),
    { kind: 'dateTime', label: label(zh, en) },
  )
export const dateRange = (zh: string, en: string) =>
  field(
    z
      .strictObject({ from: z.iso.date(), to: z.iso.date() })
      .refine((range) => range.from <= range.to, { error: '结束日期不能早于开始日期' }),
    { kind: 'dateRange', label: label(zh, en) },
  )
export const bool = (zh: string, en: string) => field(z.boolean(), { kind: 'bool', label: label(zh, en) })

type Option = readonly [value: string, zh: string, en: string, color?: string]
const choicesOf = (options: readonly Option[]): Choice[] =>
  options.map(([value, zh, en, color]) => ({ value, label: label(zh, en), ...(color && { color }) }))
const choicesFor = (words: readonly Option[] | undefined) => (words ? { choices: choicesOf(words) } : {})

/** A closed list the code itself depends on, as [value, 中文, English, colour]. */
export const choice = <const V extends string>(
  zh: string,
  en: string,
  options: readonly (readonly [value: V, zh: string, en: string, color?: string])[],
) => {
  const values = options.map(([value]) => value) as [V, ...V[]]
  const choices = choicesOf(options)
  return field(z.enum(values, { error: '不在可选范围内' }), { kind: 'choice', label: label(zh, en), choices })
}

/** An option of one of the tenant's own dictionaries, kept by its stable value. */
export const dict = (zh: string, en: string, of: string) =>
  field(filled(50), { kind: 'dict', label: label(zh, en), of })
export const multiDict = (zh: string, en: string, of: string, { max = 50 }: Size = {}) =>
  field(z.array(filled(50)).max(max), { kind: 'multiDict', label: label(zh, en), of, max })

export const NamedRef = z.object({ id: Id, name: z.string() })
export type NamedRef = z.output<typeof NamedRef>

type RefOptions = { tree?: boolean }
const inTree = ({ tree = false }: RefOptions) => (tree ? { tree } : {})

export const ref = (zh: string, en: string, of: string, more: RefOptions = {}) =>
  withResponse(field(Id.clone(), { kind: 'ref', label: label(zh, en), of, ...inTree(more) }), NamedRef)
export const refs = (zh: string, en: string, of: string, { max = 200, ...more }: Size & RefOptions = {}) =>
  field(z.array(Id).max(max), { kind: 'refs', label: label(zh, en), of, max, ...inTree(more) })
export const person = (zh: string, en: string) =>
  withResponse(field(Id.clone(), { kind: 'person', label: label(zh, en), of: 'user' }), NamedRef)
export const persons = (zh: string, en: string, { max = 200 }: Size = {}) =>
  field(z.array(Id).max(max), { kind: 'persons', label: label(zh, en), of: 'user', max })
export const department = (zh: string, en: string) =>
  withResponse(field(Id.clone(), { kind: 'department', label: label(zh, en), of: 'department' }), NamedRef)

export const region = (zh: string, en: string) =>
  field(z.string().regex(/^\d{6}$/, { error: '请选择地区' }), { kind: 'region', label: label(zh, en) })
/** A masked value comes back with a form whose reader did not get to see it, and then stands for what is stored. */
const coveredMobile = /^\d{3}\*{4}\d{4}$/
const bankNumber = /^(?:\d{6,32}|\d{4}\*{4}\d{4})$/

export const mobile = (zh: string, en: string) =>
  withResponse(
    field(
      checked(11, (value) => isMobile(value) || coveredMobile.test(value), '请输入正确的手机号'),
      { kind: 'mobile', label: label(zh, en) },
    ),
    z.string(),
  )
/** A telephone of any kind, switchboards included; roles that mask mobile numbers get it covered. */
export const phone = (zh: string, en: string) =>
  field(filled(30), { kind: 'text', label: label(zh, en), max: 30, mask: 'mobile' })
export const email = (zh: string, en: string) =>
  field(z.email({ error: '邮箱格式不正确' }).max(200), { kind: 'email', label: label(zh, en), max: 200 })
export const creditCode = (zh: string, en: string) =>
  field(filled(18).toUpperCase().refine(isCreditCode, { error: '统一社会信用代码不正确' }), {
    kind: 'creditCode',
    label: label(zh, en),
  })
const accountNumber = () =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s-]/g, ''))
    .regex(bankNumber, { error: '银行账号应为 6 至 32 位数字' })
export const bankAccount = (zh: string, en: string) =>
  withResponse(field(accountNumber(), { kind: 'bankAccount', label: label(zh, en) }), z.string())
/** A bank account whose number the table itself does not show. */
export const sealedAccount = (zh: string, en: string) =>
  withResponse(field(accountNumber(), { kind: 'bankAccount', label: label(zh, en), secret: 'bankAccount' }), z.string())
/** The number of an identity card; a covered one comes back as it was shown. */
export const idNumber = (zh: string, en: string) =>
  withResponse(
    field(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^(?:\d{17}[\dX]|\d{4}\*{4}\d{3}[\dX])$/, { error: '请输入 18 位身份证号' }),
      { kind: 'text', label: label(zh, en), max: 18, secret: 'idNumber' },
    ),
    z.string(),
  )
export const url = (zh: string, en: string) =>
  field(checked(500, isWebAddress, '网址应以 http://、https://、mailto: 或 tel: 开头'), {
    kind: 'url',
    label: label(zh, en),
    max: 500,
  })

const sixDecimals = (limit: number) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .overwrite((value) => Math.round(value * 1e6) / 1e6)
/** An address; its point on the map is known together with it, later, or never. */
export const location = (zh: string, en: string) =>
  field(
    z
      .strictObject({
        address: filled(200),
        lat: sixDecimals(90).nullable().default(null),
        lng: sixDecimals(180).nullable().default(null),
      })
      .refine(({ lat, lng }) => (lat === null) === (lng === null), { error: '经度和纬度要一起填写' }),
    { kind: 'location', label: label(zh, en) },
  )

export const FileView = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  url: z.string(),
  thumbUrl: z.string().nullable(),
})
export type FileView = z.output<typeof FileView>

export const attachments = (zh: string, en: string, { max = 20 }: Size = {}) =>
  withResponse(field(z.array(Id).max(max), { kind: 'attachments', label: label(zh, en), max }), z.array(FileView))
export const images = (zh: string, en: string, { max = 9 }: Size = {}) =>
  withResponse(field(z.array(Id).max(max), { kind: 'images', label: label(zh, en), max }), z.array(FileView))

/** Given by the numbering rule when left empty. */
export const code = (zh: string, en: string) =>
  field(
    checked(40, (value) => /^[\w./-]+$/.test(value), '编号只能含字母、数字和 - _ . /'),
    {
      kind: 'code',
      label: label(zh, en),
      max: 40,
    },
  )
export const color = (zh: string, en: string) =>
  field(z.string().regex(/^#[0-9a-f]{6}$/i, { error: '颜色格式不正确' }), { kind: 'color', label: label(zh, en) })
type Tags = Size & { length?: number; words?: readonly Option[] }
export const tags = (zh: string, en: string, { max = 20, length = 30, words }: Tags = {}) =>
  field(z.array(filled(length)).max(max), { kind: 'tags', label: label(zh, en), max, ...choicesFor(words) })

type Line<F extends Record<string, z.ZodType>> = z.ZodObject<{ id: typeof Id } & { [K in keyof F]: AnswerOf<F[K]> }>

/** Lines of a sub-table. A line that keeps its id is the same line; one without is new. */
export const rows = <F extends Record<string, z.ZodType>>(
  zh: string,
  en: string,
  fields: F,
  { max = 200 }: Size = {},
) => {
  const answer = z.object({ id: Id, ...mapFields(fields, answerOf) }) as unknown as Line<F>
  const sent = z.array(z.strictObject({ id: Id.optional(), ...fields })).max(max)
  return withResponse(field(sent, { kind: 'rows', label: label(zh, en), fields, max }), z.array(answer))
}
