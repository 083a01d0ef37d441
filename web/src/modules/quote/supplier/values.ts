import type { AskedLine, QuotePage } from '@srm/api/quote/external'
import { quoteAmounts, type PricedLine, type QuoteAmounts } from '@srm/api/quote/amounts'
import { QuoteForm, type holdKinds, type invoiceKinds } from '@srm/api/quote/form'
import type { z } from 'zod'

/** One night of rooms, or a hall for part of a day. */
export type BlockValues = { readonly rate: string; readonly quantity: string }

export type LineValues = {
  readonly isOffered: boolean
  readonly unitPrice: string
  readonly quantity: string
  /** Priced night by night or day-part by day-part. */
  readonly isSplit: boolean
  readonly blocks: Readonly<Record<string, BlockValues>>
  readonly hasBreakfast: boolean
  readonly minSpend: string
  readonly taxRate: string
  readonly isAlternate: boolean
  readonly alternateText: string
  readonly costs: Readonly<Record<string, string>>
  readonly spec: Readonly<Record<string, string | boolean>>
  readonly remark: string
}

export type Values = {
  readonly lines: Readonly<Record<string, LineValues>>
  readonly taxRate: string
  readonly invoiceKind: (typeof invoiceKinds)[number]
  readonly serviceChargeRate: string
  readonly discount: string
  readonly validUntil: string
  readonly paymentTerms: string
  readonly depositRate: string
  readonly hold: (typeof holdKinds)[number]
  readonly releaseOn: string
  readonly cancellation: readonly { readonly days: string; readonly rate: string }[]
  readonly included: string
  readonly excluded: string
  readonly remark: string
  readonly signer: string
  readonly attachments: readonly string[]
  /** Those of them that are read before the prices. */
  readonly technicalFiles: readonly string[]
}

const emptyLine: LineValues = {
  isOffered: true,
  unitPrice: '',
  quantity: '',
  isSplit: false,
  blocks: {},
  hasBreakfast: true,
  minSpend: '',
  taxRate: '',
  isAlternate: false,
  alternateText: '',
  costs: {},
  spec: {},
  remark: '',
}

export const emptyValues: Values = {
  lines: {},
  taxRate: '6',
  invoiceKind: 'special',
  serviceChargeRate: '',
  discount: '',
  validUntil: '',
  paymentTerms: '',
  depositRate: '',
  hold: 'none',
  releaseOn: '',
  cancellation: [],
  included: '',
  excluded: '',
  remark: '',
  signer: '',
  attachments: [],
  technicalFiles: [],
}

export const lineOf = ({ lines }: Values, id: string): LineValues => lines[id] ?? emptyLine

const dayMs = 86_400_000

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to) && days.length < 60; at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** The nights of rooms, or the days of anything else; none where no dates were asked for. */
export const daysOf = ({ kind, dateFrom, dateTo }: AskedLine): readonly string[] => {
  if (!dateFrom) return []
  const days = daysBetween(dateFrom, dateTo ?? dateFrom)
  // Guests leave on the last day.
  return kind === 'room' && days.length > 1 ? days.slice(0, -1) : days
}

export const canSplit = (line: AskedLine): boolean =>
  (line.kind === 'room' || line.kind === 'hall') && daysOf(line).length > 1

/** Days without a price of their own are not offered. */
const blocksOf = (asked: AskedLine, values: LineValues): NonNullable<QuoteForm['lines'][number]['blocks']> =>
  daysOf(asked).flatMap((date) => {
    const { rate = '', quantity = '' } = values.blocks[date] ?? {}
    return rate === '' ? [] : [{ date, rate, quantity: quantity === '' ? asked.quantity : quantity }]
  })

const given = <K extends string>(key: K, value: string): { readonly [key in K]?: string } =>
  (value.trim() === '' ? {} : { [key]: value.trim() }) as { readonly [key in K]?: string }

const toLine = (asked: AskedLine, values: LineValues) => ({
  line: asked.id,
  isOffered: values.isOffered,
  ...(values.isSplit ? {} : given('unitPrice', values.unitPrice)),
  ...(values.isSplit ? {} : given('quantity', values.quantity)),
  ...given('taxRate', values.taxRate),
  ...given('minSpend', values.minSpend),
  ...(asked.kind === 'room' && { hasBreakfast: values.hasBreakfast }),
  isAlternate: values.isAlternate,
  ...(values.isAlternate ? given('alternateText', values.alternateText) : {}),
  costItems: asked.costItems.flatMap((name) => {
    const amount = (values.costs[name] ?? '').trim()
    return amount === '' ? [] : [{ name, amount }]
  }),
  blocks: values.isSplit && values.isOffered ? blocksOf(asked, values) : [],
  spec: values.spec,
  ...given('remark', values.remark),
})

type Page = Pick<QuotePage, 'lines' | 'isTaxIncluded'>

/** As it is sent. */
export const toForm = (values: Values, { lines, isTaxIncluded }: Page): z.input<typeof QuoteForm> => ({
  lines: lines.map((asked) => toLine(asked, lineOf(values, asked.id))),
  taxRate: values.taxRate,
  invoiceKind: values.invoiceKind,
  isTaxIncluded,
  serviceChargeRate: values.serviceChargeRate || '0',
  discount: values.discount || '0',
  ...given('validUntil', values.validUntil),
  ...given('paymentTerms', values.paymentTerms),
  ...given('depositRate', values.depositRate),
  cancellation: values.cancellation
    .filter(({ days, rate }) => days !== '' && rate !== '')
    .map(({ days, rate }) => ({ days: Number(days), rate })),
  ...given('releaseOn', values.releaseOn),
  hold: values.hold,
  ...given('included', values.included),
  ...given('excluded', values.excluded),
  ...given('remark', values.remark),
  signer: values.signer,
  attachments: [...values.attachments],
  technicalFiles: values.technicalFiles.filter((id) => values.attachments.includes(id)),
})

const fromLine = (line: QuoteForm['lines'][number]): LineValues => ({
  ...emptyLine,
  isOffered: line.isOffered,
  unitPrice: line.unitPrice ?? '',
  quantity: line.quantity ?? '',
  isSplit: line.blocks.length > 0,
  blocks: Object.fromEntries(line.blocks.map(({ date, rate, quantity = '' }) => [date, { rate, quantity }])),
  hasBreakfast: line.hasBreakfast ?? true,
  minSpend: line.minSpend ?? '',
  taxRate: line.taxRate ?? '',
  isAlternate: line.isAlternate,
  alternateText: line.alternateText ?? '',
  costs: Object.fromEntries(line.costItems.map(({ name, amount }) => [name, amount])),
  spec: line.spec,
  remark: line.remark ?? '',
})

const zeroAsNothing = (text: string): string => (Number(text) === 0 ? '' : text)

/** What was sent, to be changed. */
export const fromForm = (form: QuoteForm): Values => ({
  ...emptyValues,
  lines: Object.fromEntries(form.lines.map((line) => [line.line, fromLine(line)])),
  taxRate: form.taxRate,
  invoiceKind: form.invoiceKind,
  serviceChargeRate: zeroAsNothing(form.serviceChargeRate),
  discount: zeroAsNothing(form.discount),
  validUntil: form.validUntil ?? '',
  paymentTerms: form.paymentTerms ?? '',
  depositRate: form.depositRate ?? '',
  hold: form.hold,
  releaseOn: form.releaseOn ?? '',
  cancellation: form.cancellation.map(({ days, rate }) => ({ days: String(days), rate })),
  included: form.included ?? '',
  excluded: form.excluded ?? '',
  remark: form.remark ?? '',
  signer: form.signer,
  attachments: form.attachments,
  technicalFiles: form.technicalFiles,
})

const fromDraft = (draft: Readonly<Record<string, unknown>>): Values => ({ ...emptyValues, ...draft })

/** Where a supplier goes on: its draft, else what it sent, in this round or the one before, else an empty form. */
export const startValues = (page: QuotePage, here: Readonly<Record<string, unknown>> | null): Values => {
  const draft = page.draft?.values ?? here
  if (draft) return fromDraft(draft)
  const sent = page.quote ?? page.previous
  if (sent)
    return {
      ...fromForm(sent),
      attachments: page.quote?.attachments ?? [],
      technicalFiles: page.quote?.technicalFiles ?? [],
    }
  return { ...emptyValues, signer: page.contact }
}

const priced = (asked: AskedLine, values: LineValues): PricedLine => ({
  kind: asked.kind,
  isOffered: values.isOffered,
  unitPrice: values.unitPrice,
  quantity: values.quantity || asked.quantity,
  times: asked.times,
  taxRate: values.taxRate || undefined,
  minSpend: values.minSpend,
  costItems: asked.costItems.map((name) => ({ name, amount: values.costs[name] ?? '' })),
  blocks: values.isSplit ? blocksOf(asked, values) : [],
})

/** What it comes to so far. */
export const amountsOf = (values: Values, { lines, isTaxIncluded }: Page): QuoteAmounts =>
  quoteAmounts(
    lines.map((asked) => priced(asked, lineOf(values, asked.id))),
    { ...values, isTaxIncluded },
  )

/** What is missing, by the id of what it is about; a refusal of the server names lines by their number alone. */
export const findMissing = (values: Values, { lines }: Page): ReadonlySet<string> => {
  const missing = lines.flatMap((asked) => {
    const line = lineOf(values, asked.id)
    if (!line.isOffered) return []
    const noPrice = line.isSplit ? blocksOf(asked, line).length === 0 : line.unitPrice.trim() === ''
    const questions = asked.questions.filter(({ key, isRequired }) => isRequired && (line.spec[key] ?? '') === '')
    const costs = asked.costItems.filter((name) => (line.costs[name] ?? '').trim() === '')
    return [
      ...(noPrice ? [`${asked.id}.price`] : []),
      ...questions.map(({ key }) => `${asked.id}.${key}`),
      ...costs.map((name) => `${asked.id}.${name}`),
      ...(line.isAlternate && line.alternateText.trim() === '' ? [`${asked.id}.alternate`] : []),
    ]
  })
  return new Set([...missing, ...(values.signer.trim() === '' ? ['signer'] : [])])
}

/** The first thing of a form that is not as it should be, in words. */
export const findInvalid = (values: Values, page: Page): string | undefined => {
  const checked = QuoteForm.safeParse(toForm(values, page))
  if (checked.success) return undefined
  const [issue] = checked.error.issues
  const at = issue?.path[0] === 'lines' ? Number(issue.path[1]) : NaN
  const name = Number.isNaN(at) ? '' : `${page.lines[at]?.name ?? ''}：`
  return `${name}${issue?.message ?? ''}`
}
