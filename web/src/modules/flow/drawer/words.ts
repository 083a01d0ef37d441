import type { Condition, Rule } from '@srm/flow/tree/condition'
import { formatAmount, formatMoney } from '@/lib/format.ts'
import { nameOf } from '@/ui/fields/ref/known-names.ts'
import { knownRegion } from '@/ui/fields/region/region-names.ts'
import { labelOf, typeOf, type Catalog, type CatalogColumn, type CatalogField } from './drawer.model.ts'
import type { DrawerText } from './drawer.texts.ts'

type Amount = Extract<Rule, { op: 'between' }>['from']

const amountIn = (field: CatalogColumn | undefined, value: string): string =>
  field && typeOf(field) === 'money' ? formatMoney(value) : formatAmount(value)

/** What a value is called: an option by its word, a person or a record by name, once its name is known. */
const valueWord = (field: CatalogColumn | undefined, value: string): string => {
  const at = field?.options?.indexOf(value) ?? -1
  return field?.optionNames?.[at] ?? nameOf(value) ?? knownRegion(value) ?? value
}

const wordsOf = (rule: Rule, fields: readonly CatalogField[], t: DrawerText): string => {
  const field = fields.find(({ path }) => path === rule.path)
  const list = (values: readonly string[]): string => values.map((value) => valueWord(field, value)).join(t('comma'))
  const edge = ({ value, closed }: Amount): string =>
    closed ? amountIn(field, value) : t('words.open', { value: amountIn(field, value) })
  if ('values' in rule) return list(rule.values)
  switch (rule.op) {
    case 'eq':
    case 'ne':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return amountIn(field, rule.value)
    case 'between':
      return t('words.range', { from: edge(rule.from), to: edge(rule.to) })
    case 'betweenDates':
      return t('words.range', { from: rule.from, to: rule.to })
    case 'withinDays':
    case 'lastsDays':
      return t('words.days', { count: rule.days })
    case 'sizeAtLeast':
      return t('words.size', { count: rule.value })
    case 'levelAtLeast':
      return t('words.level', { count: rule.value })
    case 'sum':
    case 'max':
    case 'count': {
      const column = field?.columns?.find(({ path }) => path === rule.column)
      const value = amountIn(column, rule.value)
      return [column?.label, t(`op.${rule.than}`), value].filter(Boolean).join(' ')
    }
    case 'anyRow':
    case 'everyRow':
      return t('words.inner', { rule: ruleWords(rule.rule, field?.columns ?? [], t) })
    case 'is':
    case 'isNot':
    case 'contains':
    case 'notContains':
    case 'startsWith':
    case 'headIs':
      return list([rule.value])
    case 'before':
    case 'after':
      return rule.value
    case 'empty':
    case 'notEmpty':
    case 'isTrue':
    case 'isFalse':
      return ''
  }
}

const ruleWords = (rule: Rule, fields: readonly CatalogField[], t: DrawerText): string =>
  [labelOf(fields, rule.path), t(`op.${rule.op}`), wordsOf(rule, fields, t)].filter(Boolean).join(' ')

/** A condition as one sentence; groups of several rules stand in brackets where there are other groups. */
export const conditionWords = ({ match, groups }: Condition, { fields }: Catalog, t: DrawerText): string => {
  const [inner, outer] = match === 'anyOfAll' ? [t('words.and'), t('words.or')] : [t('words.or'), t('words.and')]
  return groups
    .map((group) => {
      const words = group.map((rule) => ruleWords(rule, fields, t)).join(inner)
      return groups.length > 1 && group.length > 1 ? t('words.group', { words }) : words
    })
    .join(outer)
}
