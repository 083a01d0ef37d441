import type { Strategy } from '@srm/flow/tree/approver'
import type { DelayNode, Node, PeopleNode, TriggerNode } from '@srm/flow/tree/node'
import { isFork } from '@srm/flow/tree/shape'
import type { Duration } from '@srm/flow/tree/timeout'
import type { Names } from './names.ts'
import type { DrawerText } from './drawer.texts.ts'

const most = 3

/** The first few by name; how many, where no name is known. */
const listed = (ids: readonly string[], names: Names, t: DrawerText, many: string): string => {
  const known = ids.slice(0, most).flatMap((id) => names(id) ?? [])
  if (known.length < Math.min(ids.length, most)) return many
  const words = known.join(t('comma'))
  return ids.length > most ? t('sum.more', { words, count: ids.length }) : words
}

const strategyWords = (strategy: Strategy, names: Names, t: DrawerText): string => {
  switch (strategy.by) {
    case 'person':
      return listed(strategy.ids, names, t, t('sum.people', { count: strategy.ids.length }))
    case 'role':
      return listed(strategy.ids, names, t, t('by.role'))
    case 'superior':
      return strategy.level === 1 ? t('sum.superior') : t('sum.superiorLevel', { level: strategy.level })
    case 'deptHead':
      return strategy.level === 1 ? t('by.deptHead') : t('sum.headLevel', { level: strategy.level })
    case 'prevApprover':
      return t('sum.previous', { name: names(strategy.nodeId) ?? '…' })
    case 'relation':
      return t(`relation.${strategy.name}`)
    case 'superiorChain':
    case 'selfSelect':
    case 'approverSelect':
    case 'initiator':
    case 'field':
    case 'supplierContact':
    case 'post':
    case 'group':
    case 'matrix':
    case 'expr':
      return t(`by.${strategy.by}`)
  }
}

/** Whether a way of finding people says whom: a list nobody was put on does not. */
export const namesSomebody = (strategy: Strategy): boolean => !('ids' in strategy) || strategy.ids.length > 0

const whoWords = (strategies: readonly Strategy[], names: Names, t: DrawerText): string =>
  strategies
    .filter(namesSomebody)
    .map((strategy) => strategyWords(strategy, names, t))
    .join(t('sum.plus'))

const spanWords = ({ amount, unit }: Duration, t: DrawerText): string => t(`span.${unit}`, { count: amount })

const modeWords = ({ mode }: PeopleNode, t: DrawerText): string => {
  if (mode.kind === 'percent') return t('sum.percent', { count: mode.percent })
  return mode.kind === 'count' ? t('sum.count', { count: mode.count }) : t(`mode.${mode.kind}`)
}

const peopleWords = (node: PeopleNode, names: Names, t: DrawerText): readonly string[] => {
  if (node.kind !== 'manual') return [t(`kindOf.${node.kind}`)]
  if (!node.approvers.some(namesSomebody)) return [t('sum.nobody')]
  const [late] = node.timeout?.actions ?? []
  return [
    whoWords(node.approvers, names, t),
    modeWords(node, t),
    ...(late ? [t('sum.timeout', { span: spanWords(late.after, t) })] : []),
  ]
}

const delayWords = ({ until }: DelayNode, t: DrawerText): string => {
  if ('duration' in until) return t('sum.wait', { span: spanWords(until.duration, t) })
  if ('date' in until) return t('sum.until', { date: until.date || '…' })
  return t('sum.untilField', { count: until.offsetDays })
}

const triggerWords = ({ act }: TriggerNode, names: Names, t: DrawerText): string => {
  switch (act.do) {
    case 'update':
      return t('sum.update', { count: Object.keys(act.set).length })
    case 'followUp':
      return t('sum.followUp', { title: act.title || '…' })
    case 'webhook':
      return t('sum.webhook', { host: URL.canParse(act.url) ? new URL(act.url).host : '…' })
    case 'notify':
      return t('sum.notify', { who: whoWords(act.to, names, t) || '…' })
  }
}

const partsOf = (node: Node, names: Names, t: DrawerText): readonly string[] => {
  if (isFork(node)) return [t('sum.branches', { count: node.branches.length }), t(`sumJoin.${node.join}`)]
  switch (node.type) {
    case 'approve':
    case 'handle':
      return peopleWords(node, names, t)
    case 'cc':
      return [whoWords(node.recipients, names, t) || t('sum.nobody'), ...(node.confirm ? [t('confirm')] : [])]
    case 'route':
      return [t('sum.rules', { count: node.rules.length }), t('sum.cap', { count: node.cap })]
    case 'delay':
      return [delayWords(node, t)]
    case 'trigger':
      return [triggerWords(node, names, t)]
    case 'sub':
      return [node.flowKey || t('sum.noFlow'), t(node.wait ? 'sum.waits' : 'sum.goesOn')]
    case 'exclusive':
      return [t('sum.branches', { count: node.branches.length }), t('sum.first')]
    case 'start':
      return [t('sum.start')]
    case 'end':
      return [t('end.hint')]
  }
}

/** What a node does in one line, as on its card. */
export const nodeSummary = (node: Node, names: Names, t: DrawerText): string => partsOf(node, names, t).join(' · ')
