import type { Condition, Rule } from '@srm/flow/tree/condition'
import type { Branch, Node, TriggerNode } from '@srm/flow/tree/node'
import type { Strategy } from '@srm/flow/tree/approver'
import { isPeople } from '@srm/flow/tree/shape'
import type { Duration } from '@srm/flow/tree/timeout'
import type { useText } from './designer.texts.ts'
import type { Catalog } from './flow.model.ts'

type Text = ReturnType<typeof useText>

const people = (t: Text, strategies: readonly Strategy[]): string =>
  strategies
    .map((one) => (one.by === 'superior' ? t('by.superiorAt', { level: one.level }) : t(`by.${one.by}`)))
    .join(t('comma'))

const long = (t: Text, { amount, unit }: Duration): string => t(`unit.${unit}`, { amount })

const triggered = (t: Text, { act }: TriggerNode): string => t(`act.${act.do}`)

/** What a node does, in one line; nothing where it does not say yet. */
export const summaryOf = (t: Text, node: Node): string => {
  if (isPeople(node)) {
    if (node.kind !== 'manual') return t(`kind.${node.kind}`)
    const first = node.timeout?.actions[0]
    const parts = [
      people(t, node.approvers),
      node.approvers.length > 0 && t(`mode.${node.mode.kind}`),
      first && t('late', { time: long(t, first.after) }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
  switch (node.type) {
    case 'start':
      return t('summary.start')
    case 'cc':
      return people(t, node.recipients)
    case 'route':
      return t('summary.route', { count: node.rules.length })
    case 'delay':
      if ('duration' in node.until) return long(t, node.until.duration)
      return 'date' in node.until ? t('summary.until', { date: node.until.date }) : t('summary.byField')
    case 'trigger':
      return triggered(t, node)
    case 'sub':
      return node.flowKey === '-' ? '' : node.flowKey
    default:
      return ''
  }
}

const valueOf = (rule: Rule): string => {
  if (rule.op === 'between') return `${rule.from.value} ~ ${rule.to.value}`
  if (rule.op === 'betweenDates') return `${rule.from} ~ ${rule.to}`
  if ('values' in rule) return String(rule.values.length)
  if ('value' in rule) return String(rule.value)
  return 'days' in rule ? String(rule.days) : ''
}

const ruleWords = (t: Text, catalog: Catalog, rule: Rule): string => {
  const label = catalog.fields.find(({ path }) => path === rule.path)?.label ?? rule.path
  return [label, t(`op.${rule.op}`), valueOf(rule)].filter(Boolean).join(' ')
}

const conditionWords = (t: Text, catalog: Catalog, { match, groups }: Condition): string => {
  const [inner, outer] = match === 'anyOfAll' ? [t('and'), t('or')] : [t('or'), t('and')]
  return groups.map((group) => group.map((rule) => ruleWords(t, catalog, rule)).join(inner)).join(outer)
}

/** When a branch is taken; nothing where it does not say yet. */
export const branchSummary = (
  t: Text,
  catalog: Catalog,
  branch: Branch,
  kind: 'always' | 'default' | 'condition',
): string => {
  if (kind !== 'condition') return t(`branch.${kind}`)
  return branch.when ? conditionWords(t, catalog, branch.when) : ''
}
