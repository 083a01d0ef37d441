import { formatAmount, formatMoney } from '@/lib/format.ts'
import { nameOf } from '@/ui/fields/ref/known-names.ts'
import { labelOf, typeOf, type CatalogField } from '../drawer/drawer.model.ts'
import type { SimulationResult, SeenStep } from './simulate.model.ts'
import type { SimulateText } from './simulate.texts.ts'

type People = SimulationResult['people']

const idIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null

/** A value as somebody who reads the document would say it. */
const valueWords = (t: SimulateText, field: CatalogField | undefined, value: unknown, people: People): string => {
  const id = idIn(value)
  if (id !== null) return people[id] ?? nameOf(id) ?? id
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return String(value.length)
  const text = String(value)
  const type = field && typeOf(field)
  if (type === 'money') return formatMoney(text)
  if (type === 'number') return formatAmount(text)
  const at = field?.options?.indexOf(text) ?? -1
  return field?.optionNames?.[at] ?? nameOf(text) ?? text
}

type Judgement = { readonly path: string; readonly fact?: unknown }

/** Which branch is taken and by which values, one line each. */
export const choiceWords = (
  t: SimulateText,
  step: SeenStep,
  branches: readonly { readonly id: string; readonly name: string }[],
  fields: readonly CatalogField[],
  people: People,
): readonly string[] => {
  const { chosen = [], rules = [] } = step.decision as {
    chosen?: readonly string[]
    rules?: readonly { readonly rules: readonly Judgement[] }[]
  }
  if (step.type === 'parallel') return [t('all')]
  const facts = new Map(rules.flatMap((one) => one.rules).map(({ path, fact }) => [path, fact]))
  const taken = branches.filter(({ id }) => chosen.includes(id)).map(({ name }) => t('chosen', { name }))
  const judged = [...facts].map(([path, fact]) => {
    const name = labelOf(fields, path)
    const field = fields.find((one) => one.path === path)
    if (fact === null || fact === undefined || fact === '') return t('fact.none', { name })
    return t('fact', { name, value: valueWords(t, field, fact, people) })
  })
  return [...taken, ...judged]
}
