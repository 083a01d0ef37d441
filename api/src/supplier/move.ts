import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStatesByHand } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, date, longText, multiDict, person, sentence, text } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, ofSupplier, stages } from './words.ts'

/** What can be done with a supplier's stage. */
export const moveKind = choice('变更类型', 'Kind of change', [
  ['qualify', '转为合格', 'Qualify', 'green'],
  ['prefer', '升为优选', 'Make preferred', 'green'],
  ['demote', '降为合格', 'Back to qualified', 'orange'],
  ['freeze', '冻结', 'Freeze', 'orange'],
  ['release', '解除冻结', 'Release', 'blue'],
  ['eliminate', '淘汰', 'Eliminate', 'grey'],
  ['blacklist', '列入黑名单', 'Blacklist', 'red'],
  ['restore', '恢复为潜在', 'Restore', 'blue'],
])
export type MoveKind = z.output<typeof moveKind>

const described = record({
  name: 'supplierMove',
  table: 'supplier_move',
  label: label('供应商变更', 'Status change'),
  fields: {
    supplier: ofSupplier(),
    kind: moveKind,
    reason: longText('理由', 'Reason', { max: 1000 }),
    evidence: attachments('证明材料', 'Evidence', { max: 9 }).default([]),
    scope: multiDict('冻结范围', 'Frozen for', 'freezeScope', { max: 3 }).default([]),
    until: optional(date('冻结至', 'Frozen until')),
    name: sentence('标题', 'Title'),
    fromStage: stages('原阶段', 'From'),
    toStage: stages('新阶段', 'To'),
    automatic: flag('系统发起', 'By the system'),
    owner: optional(person('申请人', 'Asked by')),
    decidedBy: optional(person('审核人', 'Reviewed by')),
    opinion: optional(text('意见', 'Opinion', { max: 500 })),
    status: choice('状态', 'Status', documentStatesByHand),
  },
  title: 'name',
  search: ['name', 'reason'],
  list: [
    'name',
    'code',
    'supplier',
    'kind',
    'fromStage',
    'toStage',
    'reason',
    'scope',
    'until',
    'automatic',
    'owner',
    'decidedBy',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = {
  name: true,
  fromStage: true,
  toStage: true,
  automatic: true,
  owner: true,
  decidedBy: true,
  opinion: true,
  status: true,
} as const

export const SupplierMove = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields).omit({ supplier: true, kind: true }),
}
export type SupplierMove = z.output<typeof SupplierMove.answer>

/** One thing that has to be so before a supplier may move on. */
export const checkKeys = [
  'class',
  'certificates',
  'account',
  'contact',
  'questionnaire',
  'score',
  'orders',
  'disputes',
  'coolOff',
  'open',
] as const

export const MoveCheck = z.object({
  key: z.enum(checkKeys),
  holds: z.boolean(),
  /** Does not stand in the way, but has to be seen. */
  advises: z.boolean(),
  /** What is missing, by name. */
  missing: z.array(z.string()),
})
export type MoveCheck = z.output<typeof MoveCheck>

export const move = {
  ...crud(SupplierMove),
  /** What can be done with this supplier now, and what stands against it. */
  ways: endpoint({
    method: 'GET',
    path: '/api/supplier_move/ways/:id',
    title: label('供应商可做的变更', 'Changes open to a supplier'),
    access: { permission: 'supplier:show' },
    params: IdParams,
    result: z.object({
      ways: z.array(
        z.object({
          kind: moveKind,
          /** Takes effect with the word of whoever asks now. */
          atOnce: z.boolean(),
          checks: z.array(MoveCheck),
        }),
      ),
      open: z.object({ id: Id, code: z.string(), kind: moveKind, status: z.string() }).nullable(),
      holds: z.array(
        z.object({
          cause: z.enum(['manual', 'certificate', 'standing']),
          scope: z.array(z.string()),
          until: z.string().nullable(),
          reason: z.string(),
        }),
      ),
      standing: z.object({ name: z.string(), inquiry: z.string(), order: z.string() }).nullable(),
      /** Accounts whose number changed in the last days. */
      changedAccounts: z.array(z.object({ name: z.string(), changedOn: z.string() })),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/supplier_move/decide/:id',
    title: label('审核供应商变更', 'Review a status change'),
    access: { permission: 'supplierMove:decide' },
    params: IdParams,
    body: z.strictObject({ approve: z.boolean(), opinion: z.string().trim().max(500).default('') }),
    result: IdResult,
  }),
}
