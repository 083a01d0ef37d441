import { specWord } from '@srm/api/shared/spec-words'
import type { SpecField } from '#modules/demand/index.ts'
import type { AskedLine, QuoteForm } from '@srm/api/quote'
import { quoteAmounts, type PricedLine, type QuoteAmounts } from '@srm/api/quote/amounts'
import type { Language } from '@srm/api/shared/label'

const yesNo: Readonly<Record<Language, readonly [string, string]>> = { zh: ['是', '否'], en: ['Yes', 'No'] }

const inWords = (value: unknown, unit: string | null, language: Language): string => {
  if (typeof value === 'boolean') return yesNo[language][value ? 0 : 1]
  if (Array.isArray(value)) return value.map(String).join('、')
  return typeof value === 'string' || typeof value === 'number'
    ? `${specWord(String(value), language)}${unit ? ` ${specWord(unit, language)}` : ''}`
    : ''
}

/** What was asked for, each with its name, in the order of the type. */
export const specWords = (
  schema: readonly SpecField[],
  spec: Readonly<Record<string, unknown>>,
  requirement: string | null,
  language: Language,
): AskedLine['spec'] => {
  const words = schema.map(({ key, label, unit }) => ({
    label: specWord(label, language),
    value: inWords(spec[key], unit, language),
  }))
  const title = language === 'zh' ? '要求' : 'Requirement'
  return [...words, { label: title, value: requirement ?? '' }].filter(({ value }) => value !== '')
}

export const questionsOf = (schema: readonly SpecField[], language: Language): AskedLine['questions'] =>
  schema
    .filter(({ on }) => on !== 'demand')
    .map(({ key, label, kind, options, isRequired }) => ({
      key,
      label: specWord(label, language),
      kind,
      options: (options ?? []).map((value) => ({ value, name: specWord(value, language) })),
      isRequired,
    }))

export type FormProblem =
  | { readonly key: 'lines_changed' | 'nothing' | 'no_alternate' | 'valid_until' }
  | { readonly key: 'partial'; readonly count: number }
  | {
      readonly key: 'line'
      readonly line: number
      readonly what: 'price' | 'quantity' | 'question' | 'cost' | 'block' | 'alternate'
    }

type Terms = { readonly allowsPartial: boolean; readonly allowsAlternate: boolean; readonly today: string }

type FormLine = QuoteForm['lines'][number]

const isBelow = (one: string, other: string): boolean => Number(one) < Number(other)

const lineProblem = (
  line: FormLine,
  asked: AskedLine,
  { allowsPartial }: Terms,
): 'price' | 'quantity' | 'question' | 'cost' | 'block' | 'alternate' | undefined => {
  if (!line.isOffered) return undefined
  if (line.blocks.length === 0 && line.unitPrice === undefined) return 'price'
  if (line.quantity !== undefined && Number(line.quantity) <= 0) return 'quantity'
  if (line.quantity !== undefined && isBelow(asked.quantity, line.quantity)) return 'quantity'
  if (!allowsPartial && line.quantity !== undefined && isBelow(line.quantity, asked.quantity)) return 'quantity'
  const { dateFrom, dateTo } = asked
  if (line.blocks.some(({ date }) => dateFrom !== null && (date < dateFrom || date > (dateTo ?? dateFrom))))
    return 'block'
  if (asked.costItems.some((name) => !line.costItems.some((item) => item.name === name))) return 'cost'
  if (line.isAlternate && line.alternateText === undefined) return 'alternate'
  const isEmpty = (key: string): boolean => line.spec[key] === undefined || line.spec[key] === ''
  return asked.questions.some(({ key, isRequired }) => isRequired && isEmpty(key)) ? 'question' : undefined
}

/** Why a form cannot be handed in as it is; nothing when it can. */
export const findProblem = (form: QuoteForm, asked: readonly AskedLine[], terms: Terms): FormProblem | undefined => {
  const byId = new Map(form.lines.map((line) => [line.line, line]))
  if (byId.size !== form.lines.length || asked.some(({ id }) => !byId.has(id)) || byId.size !== asked.length)
    return { key: 'lines_changed' }
  const offered = form.lines.filter(({ isOffered }) => isOffered)
  if (offered.length === 0) return { key: 'nothing' }
  if (!terms.allowsPartial && offered.length < asked.length) return { key: 'partial', count: asked.length }
  if (!terms.allowsAlternate && offered.some(({ isAlternate }) => isAlternate)) return { key: 'no_alternate' }
  if (form.validUntil !== undefined && form.validUntil < terms.today) return { key: 'valid_until' }
  for (const one of asked) {
    const line = byId.get(one.id)
    const what = line && lineProblem(line, one, terms)
    if (what) return { key: 'line', line: one.position, what }
  }
  return undefined
}

type AskedAmount = Pick<AskedLine, 'kind' | 'quantity' | 'times'>

/** A line of the form with what it answers: quantity and days of what is asked where nothing else is said. */
export const pricedLine = (line: FormLine, asked: AskedAmount | undefined): PricedLine => ({
  ...line,
  kind: asked?.kind ?? 'other',
  quantity: line.quantity ?? asked?.quantity ?? '1',
  times: asked?.times ?? '1',
})

export const amountsOf = (form: QuoteForm, asked: ReadonlyMap<string, AskedAmount>): QuoteAmounts =>
  quoteAmounts(
    form.lines.map((line) => pricedLine(line, asked.get(line.line))),
    form,
  )
