import type { EmptyPolicy } from '@srm/flow/tree/approver'
import type { Branch, DelayNode, ForkNode, Node, PeopleNode, SubNode } from '@srm/flow/tree/node'
import type { Settings } from '@srm/flow/tree/settings'
import { formatMoney } from '@/lib/format.ts'
import { labelOf } from '../drawer/drawer.model.ts'
import { conditionWords } from '../drawer/words.ts'
import { actWords, idWords, modeWords, peopleWords, spanWords, timeoutWords, type Texts } from './people.ts'

/** Settings in words, by the name of the setting; what is not set is not in it. */
type Words = Readonly<Record<string, string>>

const yes = (on: boolean, { d }: Texts): string => d(on ? 'on' : 'off')

const emptyWords = (empty: EmptyPolicy, say: Texts): string =>
  empty.do === 'people' ? `${say.t('empty.people')} ${idWords(empty.ids, say)}` : say.t(`empty.${empty.do}`)

const rejectWords = (onReject: PeopleNode['onReject'], say: Texts): string => {
  const { t, d } = say
  const to = t(`rejectTo.${onReject.to}`)
  const where = onReject.to === 'node' ? [idWords([onReject.nodeId], say)] : []
  return [to, ...where, ...('after' in onReject ? [t(`after.${onReject.after}`)] : [])].join(d('sep'))
}

const peopleNode = (node: PeopleNode, say: Texts): Words => {
  const { t, d, catalog } = say
  const listed = (words: readonly string[]): string => words.join(t('comma')) || d('unset')
  return {
    kind: t(`kindOf.${node.kind}`),
    approvers: peopleWords(node.approvers, say) || d('unset'),
    mode: modeWords(node.mode, say),
    ...(node.empty && { empty: emptyWords(node.empty, say) }),
    ...(node.self && { self: t(`self.${node.self}`) }),
    manualOnly: yes(node.manualOnly, say),
    ...(node.timeout && { timeout: timeoutWords(node.timeout, say) }),
    onReject: rejectWords(node.onReject, say),
    off: listed(node.off.map((name) => t(`action.${name}`))),
    opinion: listed(node.opinion.map((name) => t(`action.${name}`))),
    signature: yes(node.signature, say),
    ...(node.passwordAbove && { passwordAbove: formatMoney(node.passwordAbove) }),
    signerReject: t(`signerReject.${node.signerReject}`),
    prechecks: yes(node.prechecks, say),
    ...(node.skipWhen && { skipWhen: conditionWords(node.skipWhen, catalog, t) }),
    showNames: yes(node.showNames, say),
  }
}

const untilWords = ({ until }: DelayNode, say: Texts): string => {
  const { t, catalog } = say
  if ('duration' in until) return t('sum.wait', { span: spanWords(until.duration, say) })
  if ('date' in until) return t('sum.until', { date: until.date })
  return `${labelOf(catalog.fields, until.field)} ${String(until.offsetDays)} ${t('offset.unit')}`
}

const fieldOr = (value: 'same' | { readonly field: string }, same: string, { catalog }: Texts): string =>
  value === 'same' ? same : labelOf(catalog.fields, value.field)

const subNode = (node: SubNode, say: Texts): Words => {
  const { t, catalog } = say
  return {
    flowKey: node.flowKey,
    document: fieldOr(node.document, t('sub.document.same'), say),
    initiator: fieldOr(node.initiator, t('sub.initiator.same'), say),
    wait: yes(node.wait, say),
    ...(node.each !== null && { each: labelOf(catalog.fields, node.each) }),
    ...(node.timeout && { timeout: spanWords(node.timeout, say) }),
    childRejected: t(`failureAct.${node.childRejected}`),
  }
}

const forkNode = ({ join, failure }: ForkNode, { t }: Texts): Words => ({
  join: t(`join.${join}`),
  failure: failure.of === 'instance' ? t('failure.instance') : `${t('failure.branch')} ${String(failure.percent)}%`,
})

const ownWords = (node: Node, say: Texts): Words => {
  const { t, d, catalog } = say
  switch (node.type) {
    case 'approve':
    case 'handle':
      return peopleNode(node, say)
    case 'cc':
      return {
        recipients: peopleWords(node.recipients, say),
        when: t(`when.${node.when}`),
        confirm: yes(node.confirm, say),
      }
    case 'route': {
      const rules = node.rules.map(({ when, to }) =>
        d('goes', { when: conditionWords(when, catalog, t), to: idWords([to], say) }),
      )
      return { rules: rules.join(d('stop')), cap: String(node.cap) }
    }
    case 'delay':
      return { until: untilWords(node, say) }
    case 'trigger':
      return { act: actWords(node.act, say), onFailure: t(`failureAct.${node.onFailure}`) }
    case 'sub':
      return subNode(node, say)
    case 'parallel':
    case 'inclusive':
      return forkNode(node, say)
    case 'exclusive':
    case 'start':
    case 'end':
      return {}
  }
}

export const nodeWords = (node: Node, say: Texts): Words => ({
  name: node.name,
  ...(node.note && { note: node.note }),
  type: say.t(`type.${node.type}`),
  ...ownWords(node, say),
})

export const branchWords = ({ name, when }: Branch, say: Texts): Words => ({
  name,
  ...(when && { when: conditionWords(when, say.catalog, say.t) }),
})

export const settingsWords = (settings: Settings, say: Texts): Words => {
  const { t, d, catalog } = say
  const flags = ['withdrawReason', 'takeBack', 'substitutes', 'batch', 'comments'] as const
  const more = ['allowNoHuman', 'dualControl', 'chooseApprovers'] as const
  return {
    ...Object.fromEntries([...flags, ...more].map((flag) => [flag, yes(settings[flag], say)])),
    admins: idWords(settings.admins, say),
    withdraw: t(`withdraw.${settings.withdraw}`),
    void: t(`void.${settings.void}`),
    rejected: t(`rejected.${settings.rejected}`),
    dedupe: t(`dedupe.${settings.dedupe}`),
    self: t(`self.${settings.self}`),
    empty: emptyWords(settings.empty, say),
    urgeMinutes: d('minutes', { count: settings.urgeMinutes }),
    ...(settings.amountPath !== null && { amountPath: labelOf(catalog.fields, settings.amountPath) }),
    factChange: t(`factChange.${settings.factChange}`),
    ccOnSubmit: idWords(settings.ccOnSubmit, say) || d('unset'),
    ccOnEnd: idWords(settings.ccOnEnd, say) || d('unset'),
    ...(settings.starters && { starters: idWords(Object.values(settings.starters).flat(), say) }),
    ...(settings.title && { title: settings.title }),
    ...(settings.serialCode && { serialCode: settings.serialCode }),
  }
}
