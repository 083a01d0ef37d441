import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { attachments, date, integer, NamedRef, person, text } from '../shared/fields.ts'
import { optional } from '../shared/field-meta.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Comparison } from './comparison.ts'
import { Contract } from './contract.ts'
import { contractStages, direction } from './words.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

/** What is told when a contract is signed: the sealed copy, how many pages it has and who holds the rest. */
export const signFields = {
  signDate: date('签订日期', 'Signed on'),
  signer: optional(person('签订人', 'Signed by')),
  sealNo: optional(text('用印编号', 'Seal number', { max: 50 })),
  copies: integer('份数', 'Copies', { min: 1, max: 99 }).default(2),
  sealedFiles: attachments('盖章件', 'Sealed copy').default([]),
  /** As counted on the paper; it has to be what the files hold. */
  pages: optional(integer('页数', 'Pages', { min: 1, max: 2000 })),
  /** Papers the type asks for that were not there yet; they join the attachments. */
  papers: attachments('补充附件', 'Further papers').default([]),
}

export const archiveFields = {
  archiveNo: text('档案号', 'Archive number', { max: 50 }),
  storagePlace: text('存放位置', 'Kept at', { max: 100 }),
  keeper: person('保管人', 'Keeper'),
}

/** Where a contract may go by a step of somebody's, and what is in the way. */
const Way = z.object({
  stage: z.enum(contractStages),
  hindrances: z.array(z.string()),
  isReasonNeeded: z.boolean(),
})

/** Incl. tax; nothing where the reader's roles cover it. */
const Purse = z.object({
  amount: z.string(),
  /** What approved changes added to the amount it was signed with. */
  changed: z.string(),
  invoiced: z.string(),
  settled: z.string(),
  open: z.string(),
  overdue: z.string(),
})

const Standing = z.object({
  ways: z.array(Way),
  purse: Purse.nullable(),
  /** Days until it ends, less than nothing when it has ended. */
  daysLeft: z.int().nullable(),
  isExpiring: z.boolean(),
  isExpired: z.boolean(),
  /** How long it has been waiting to be signed. */
  daysUnsigned: z.int().nullable(),
  /** Papers its type asks for that no attachment is named after. */
  missingPapers: z.array(z.string()),
  /** Whether a change may be begun, and whether the paper may be lent. */
  isChangeable: z.boolean(),
  isLendable: z.boolean(),
  isSealRequired: z.boolean(),
  /** The change that is being decided on or written. */
  change: NamedRef.nullable(),
  borrowed: z.object({ id: Id, by: z.string(), dueOn: z.string().nullable() }).nullable(),
})
export type ContractStanding = z.output<typeof Standing>

const Start = z.object({
  direction: direction(),
  template: NamedRef.nullable(),
  clauses: z.array(z.object({ key: z.string(), title: z.string(), text: z.string(), isFixed: z.boolean() })),
  requiredPapers: z.array(z.string()),
  isSealRequired: z.boolean(),
})
export type ContractStart = z.output<typeof Start>

const Version = z.object({
  no: z.int(),
  at: z.string(),
  by: z.string().nullable(),
  change: NamedRef.nullable(),
  amount: z.string().nullable(),
})
export type ContractVersion = z.output<typeof Version>

const step = { method: 'POST', family: 'contract', params: IdParams, result: VersionResult } as const

export const contract = {
  ...crud(Contract),
  start: endpoint({
    method: 'GET',
    path: '/api/contract/start',
    family: 'contract',
    title: label('合同起草内容', 'What a contract begins with'),
    access: { permission: 'contract:create' },
    query: z.strictObject({ type: Id, template: Id.optional() }),
    result: Start,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/contract/standing/:id',
    family: 'contract',
    title: label('合同现状', 'How a contract stands'),
    access: { permission: 'contract:show' },
    params: IdParams,
    result: Standing,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/contract/versions/:id',
    family: 'contract',
    title: label('合同版本', 'Versions of a contract'),
    access: { permission: 'contract:show' },
    params: IdParams,
    result: z.array(Version),
  }),
  /** One version beside another; against its template, where `from` is nothing. */
  compare: endpoint({
    method: 'GET',
    path: '/api/contract/compare/:id',
    family: 'contract',
    title: label('合同版本对比', 'What differs between versions'),
    access: { permission: 'contract:show' },
    params: IdParams,
    query: z.strictObject({ from: z.coerce.number().int().min(0), to: z.coerce.number().int().min(1).optional() }),
    result: Comparison,
  }),
  sign: endpoint({
    ...step,
    path: '/api/contract/sign/:id',
    title: label('合同签署登记', 'Sign a contract'),
    access: { permission: 'contract:sign' },
    body: Versioned.extend(signFields),
  }),
  move: endpoint({
    ...step,
    path: '/api/contract/move/:id',
    title: label('变更合同阶段', 'Move a contract'),
    access: { permission: 'contract:move' },
    body: Versioned.extend({
      stage: z.enum(['performing', 'paused', 'completed', 'terminated']),
      reason: z.string().trim().max(200).optional(),
    }),
  }),
  archive: endpoint({
    ...step,
    path: '/api/contract/archive/:id',
    title: label('合同归档', 'Archive a contract'),
    access: { permission: 'contract:archive' },
    body: Versioned.extend(archiveFields),
  }),
}
