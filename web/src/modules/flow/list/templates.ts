import { freshSettings } from '@srm/flow/edit/fresh'
import { Flow } from '@srm/flow/tree/node'
import type { useListText } from '../flow.texts.ts'

export const templates = ['blank', 'superior', 'amount', 'chain'] as const
export type Template = (typeof templates)[number]

type Text = ReturnType<typeof useListText>

const superior = (t: Text): unknown => ({
  id: 'superior',
  type: 'approve',
  name: t('node.superior'),
  approvers: [{ by: 'superior', of: 'initiator', level: 1, skipSelf: true }],
  mode: { kind: 'any', reject: 'first' },
})

const chain = (t: Text): unknown => ({
  id: 'chain',
  type: 'approve',
  name: t('node.chain'),
  approvers: [{ by: 'superiorChain', of: 'initiator', from: 1, until: 'top', order: 'up' }],
  mode: { kind: 'sequential' },
})

const head = (t: Text): unknown => ({
  id: 'head',
  type: 'approve',
  name: t('node.head'),
  approvers: [{ by: 'deptHead', of: 'initiator', level: 1, skipSelf: true }],
  mode: { kind: 'any', reject: 'first' },
})

const fromAmount = '10000'

/** What costs more is also seen by the head of the department. */
const byAmount = (t: Text): unknown => ({
  id: 'amount',
  type: 'exclusive',
  name: t('node.amount'),
  branches: [
    {
      id: 'large',
      name: t('node.large'),
      when: { match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value: fromAmount }]] },
      chain: [head(t)],
    },
    { id: 'other', name: t('node.other'), when: null, chain: [] },
  ],
})

const toInitiator = (t: Text): unknown => ({
  id: 'cc',
  type: 'cc',
  name: t('node.cc'),
  recipients: [{ by: 'initiator' }],
})

const between: Readonly<Record<Template, (t: Text) => readonly unknown[]>> = {
  blank: () => [],
  superior: (t) => [superior(t)],
  amount: (t) => [superior(t), byAmount(t)],
  chain: (t) => [chain(t), toInitiator(t)],
}

export const treeFrom = (template: Template, admin: string, t: Text): Flow =>
  Flow.parse({
    schemaVersion: 2,
    settings: freshSettings(admin),
    chain: [
      { id: 'start', type: 'start', name: t('node.start') },
      ...between[template](t),
      { id: 'end', type: 'end', name: t('node.end') },
    ],
  })
