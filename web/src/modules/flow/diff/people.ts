import type { Mode, Strategy } from '@srm/flow/tree/approver'
import type { TriggerNode } from '@srm/flow/tree/node'
import type { Duration, Timeout, TimeoutAction } from '@srm/flow/tree/timeout'
import { formatMoney } from '@/lib/format.ts'
import type { DiffText } from '../flow.texts.ts'
import { labelOf, type Catalog } from '../drawer/drawer.model.ts'
import type { Names } from '../drawer/names.ts'
import type { DrawerText } from '../drawer/drawer.texts.ts'

/** Everything a setting is put into words with. */
export type Texts = {
  readonly t: DrawerText
  readonly d: DiffText
  readonly names: Names
  readonly catalog: Catalog
}

const named = (ids: readonly string[], { names, t }: Texts): string => ids.map((id) => names(id) ?? id).join(t('comma'))

const withDetail = (list: string, details: readonly string[], { d }: Texts): string =>
  details.length > 0 ? d('reads', { list, detail: details.join(d('sep')) }) : list

type Origin = Extract<Strategy, { by: 'deptHead' }>['of']

const originWords = (of: Origin, say: Texts): string => {
  if (of === 'initiator') return say.t('origin.initiator')
  return 'depts' in of ? named(of.depts, say) : say.t('origin.field', { name: labelOf(say.catalog.fields, of.field) })
}

const untilWords = (until: Extract<Strategy, { by: 'superiorChain' }>['until'], say: Texts): string => {
  const { t, d } = say
  if (until === 'top') return t('until.top')
  if ('role' in until) return `${t('until.role')} ${named([until.role], say)}`
  if ('fromTop' in until) return `${t('until.fromTop')} ${d('level', { count: until.fromTop })}`
  return `${t('until.fromBottom')} ${d('level', { count: until.fromBottom })}`
}

const detailsOf = (strategy: Strategy, say: Texts): readonly string[] => {
  const { t, d, catalog } = say
  switch (strategy.by) {
    case 'person':
    case 'post':
    case 'group':
      return [named(strategy.ids, say)]
    case 'role':
      return [named(strategy.ids, say), t(`roleScope.${strategy.scope}`)]
    case 'deptHead':
      return [originWords(strategy.of, say), d('level', { count: strategy.level })]
    case 'superior': {
      const skip = strategy.skipSelf ? [t('skipSelf')] : []
      return [originWords(strategy.of, say), d('level', { count: strategy.level }), ...skip]
    }
    case 'superiorChain':
      return [
        originWords(strategy.of, say),
        d('from', { count: strategy.from }),
        untilWords(strategy.until, say),
        t(`order.${strategy.order}`),
      ]
    case 'selfSelect':
    case 'approverSelect': {
      const { people = [], roles = [], depts = [] } = strategy.scope ?? {}
      const among = [...people, ...roles, ...depts]
      return [
        d('choose', { min: strategy.min, max: strategy.max }),
        among.length > 0 ? named(among, say) : t('candidates.everybody'),
      ]
    }
    case 'field':
      return [labelOf(catalog.fields, strategy.path)]
    case 'supplierContact':
      return [labelOf(catalog.fields, strategy.path), t(`contact.${strategy.contact}`)]
    case 'relation':
      return [t(`relation.${strategy.name}`)]
    case 'prevApprover':
      return [named([strategy.nodeId], say)]
    case 'matrix':
      return [named([strategy.id], say)]
    case 'expr':
      return [strategy.resolver, ...Object.entries(strategy.params).map((pair) => pair.join('='))]
    case 'initiator':
      return []
  }
}

export const peopleWords = (strategies: readonly Strategy[], say: Texts): string =>
  strategies.map((one) => withDetail(say.t(`by.${one.by}`), detailsOf(one, say), say)).join(say.d('stop'))

export const spanWords = ({ amount, unit }: Duration, { t }: Texts): string => t(`span.${unit}`, { count: amount })

const modeDetails = (mode: Mode, say: Texts): readonly string[] => {
  const { t, d } = say
  switch (mode.kind) {
    case 'all':
      return [t(`allReject.${mode.reject}`)]
    case 'any':
      return [t(`anyReject.${mode.reject}`)]
    case 'percent':
      return [t('sum.percent', { count: mode.percent })]
    case 'count':
      return [t('sum.count', { count: mode.count })]
    case 'weight': {
      const weights = Object.entries(mode.weights)
      return [
        d('threshold', { count: mode.threshold }),
        ...weights.map(([id, count]) => d('weight', { name: named([id], say), count })),
      ]
    }
    case 'sequential':
    case 'claim':
      return []
  }
}

export const modeWords = (mode: Mode, say: Texts): string =>
  withDetail(say.t(`mode.${mode.kind}`), modeDetails(mode, say), say)

const lateDetails = (action: TimeoutAction, say: Texts): readonly string[] => {
  const { t, d } = say
  switch (action.do) {
    case 'remind':
      return [d('times', { span: spanWords(action.every, say), count: action.times })]
    case 'transfer':
      return [typeof action.to === 'string' ? t(`lateTo.${action.to}`) : named([action.to.person], say)]
    case 'pass':
      return action.upTo === null ? [] : [d('upTo', { amount: formatMoney(action.upTo) })]
    case 'urgeSuperior':
    case 'addSuperior':
    case 'reject':
    case 'return':
      return []
  }
}

export const timeoutWords = ({ basis, actions }: Timeout, say: Texts): string => {
  const { t, d, catalog } = say
  const from =
    typeof basis === 'string' ? t(`basis.${basis}`) : t('basis.field', { name: labelOf(catalog.fields, basis.field) })
  const late = actions.map((action) =>
    withDetail(t(`late.${action.do}`), [spanWords(action.after, say), ...lateDetails(action, say)], say),
  )
  return [from, ...late].join(d('stop'))
}

export const actWords = (act: TriggerNode['act'], say: Texts): string => {
  const { t, catalog } = say
  const name = t(`trigger.${act.do}`)
  switch (act.do) {
    case 'update': {
      const set = Object.entries(act.set).map(([path, value]) => `${labelOf(catalog.fields, path)} = ${value}`)
      return withDetail(name, set, say)
    }
    case 'followUp':
      return withDetail(name, [act.title], say)
    case 'webhook':
      return withDetail(name, [act.url, ...(act.wait ? [t('sum.wait', { span: spanWords(act.wait, say) })] : [])], say)
    case 'notify':
      return withDetail(name, [peopleWords(act.to, say), act.text], say)
  }
}

export const idWords = named
