import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { SimulateBody, Trial } from './trial.ts'

const opinion = z.string().trim().max(2000).optional()
const files = z.array(Id).max(20).optional()
/** Files uploaded before by the one who acts; a signature is a picture among them. */
const words = {
  opinion,
  signature: Id.optional(),
  files,
  /** People named in the opinion; those who may see the approval are told. */
  mentions: z.array(Id).max(50).optional(),
}
const task = { taskId: Id }
const people = z.array(Id).min(1).max(50)
const reason = z.string().trim().max(500).optional()
const Choices = z.record(z.string().max(64), z.array(Id).max(50))
/** `key` makes sending it twice the same as once; `expectedVersion` is what the screen showed. */
const common = { key: z.string().min(1).max(100).optional(), expectedVersion: z.int().optional() }
const act = <const D extends string, S extends z.ZodRawShape>(names: readonly [D, ...D[]], shape: S) =>
  z.strictObject({ ...common, do: z.enum(names), ...shape })

const onTask = [
  act(['approve'], {
    ...task,
    ...words,
    /** The password was just confirmed; looked up, not believed. */
    confirmed: z.boolean().optional(),
    edits: z.record(z.string().max(100), z.unknown()).optional(),
    choices: Choices.optional(),
  }),
  act(['reject'], { ...task, ...words, target: z.string().max(64).optional() }),
  act(['abstain'], { ...task, ...words }),
  act(['return'], { ...task, ...words, target: z.string().min(1).max(64), after: z.enum(['rerun', 'jumpBack']) }),
  act(['transfer', 'delegate'], { ...task, ...words, to: Id }),
  act(['addSign'], {
    ...task,
    ...words,
    confirmed: z.boolean().optional(),
    place: z.enum(['before', 'after', 'parallel']),
    people,
    method: z.enum(['any', 'all', 'sequential']),
  }),
  act(['removeSign', 'takeBack', 'claim', 'release', 'view'], task),
  act(['save'], { ...task, draft: z.string().max(2000) }),
] as const

const onInstance = [
  act(['withdraw', 'terminate'], { reason }),
  act(['resubmit'], { choices: Choices.optional() }),
  act(['urge', 'suspend', 'resume', 'void'], {}),
  act(['cc'], { people }),
  act(['confirm'], { ccId: Id }),
  act(['comment'], {
    text: z.string().trim().min(1).max(2000),
    mentions: z.array(Id).max(50).default([]),
    replyTo: Id.optional(),
    /** Our own people, or the supplier who is asked as well. */
    audience: z.enum(['internal', 'external']).default('internal'),
    files,
  }),
  act(['confirmProposal', 'withdrawProposal'], { proposalId: Id }),
  act(['refuseProposal'], { proposalId: Id, reason }),
  act(['reassign'], { ...task, to: Id, reason }),
  act(['skip'], { runId: Id, reason }),
  act(['move'], { runId: Id, nodeId: z.string().min(1).max(64), reason }),
] as const

export const ActBody = z.discriminatedUnion('do', [...onTask, ...onInstance])
export type ActBody = z.output<typeof ActBody>

export const ActResult = z.object({
  id: Id,
  status: z.string(),
  version: z.int(),
  round: z.int(),
})
export type ActResult = z.output<typeof ActResult>

export const DocType = z.string().min(1).max(40)
const Purpose = z.enum(['create', 'change', 'void']).default('create')

const Step = z.object({
  nodeId: z.string(),
  name: z.string(),
  type: z.string(),
  people: z.array(z.object({ id: Id, name: z.string() })),
  /** Somebody has to say who decides here. */
  choose: z.object({ min: z.int(), max: z.int() }).nullable(),
  note: z.record(z.string(), z.unknown()),
})
export const Preview = z.object({
  flow: z.object({ id: Id, name: z.string(), no: z.int() }),
  ends: z.string(),
  steps: z.array(Step),
})

export const acting = {
  preview: endpoint({
    method: 'GET',
    path: '/api/approval/preview',
    title: label('预览审批路径', 'Preview the way of an approval'),
    access: 'signed-in',
    query: z.strictObject({ docType: DocType, docId: Id, purpose: Purpose }),
    result: Preview,
  }),
  /** The same for a document that is still being written, from what its form holds. */
  previewDraft: endpoint({
    method: 'POST',
    path: '/api/approval/previewDraft',
    title: label('预览未保存单据的审批路径', 'Preview the way of an approval before saving'),
    access: 'signed-in',
    body: z.strictObject({ docType: DocType, facts: z.record(z.string().max(40), z.unknown()) }),
    /** Nothing while no flow takes the document as it stands. */
    result: Preview.nullable(),
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/api/approval/simulate',
    title: label('模拟审批流', 'Simulate an approval flow'),
    access: { permission: 'approvalFlow:update' },
    body: SimulateBody,
    result: Trial,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/approval/submit',
    title: label('提交审批', 'Submit for approval'),
    access: 'signed-in',
    body: z.strictObject({
      docType: DocType,
      docId: Id,
      purpose: Purpose,
      choices: Choices.optional(),
      key: common.key,
    }),
    result: ActResult,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/approval/act/:id',
    title: label('处理审批', 'Act on an approval'),
    access: 'signed-in',
    params: IdParams,
    body: ActBody,
    result: ActResult,
  }),
  batch: endpoint({
    method: 'POST',
    path: '/api/approval/batch',
    title: label('批量处理审批', 'Act on several approvals'),
    access: 'signed-in',
    body: z.strictObject({
      do: z.enum(['approve', 'transfer', 'view']),
      taskIds: z.array(Id).min(1).max(50),
      opinion,
      to: Id.optional(),
      key: common.key,
    }),
    result: z.object({
      rows: z.array(
        z.object({ taskId: Id, result: z.enum(['done', 'skipped', 'failed']), message: z.string().nullable() }),
      ),
    }),
  }),
}
