import { z } from 'zod'
import { FileView, NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { shown } from './shown.ts'

const Json = z.record(z.string(), z.unknown())

const Task = z.object({
  id: Id,
  kind: z.string(),
  assignee: Id,
  substitute: Id.nullable(),
  status: z.string(),
  closeReason: z.string().nullable(),
  actedBy: Id.nullable(),
  actingFor: Id.nullable(),
  parentTaskId: Id.nullable(),
  addedBy: Id.nullable(),
  opinion: z.string(),
  signature: z.string().nullable(),
  openedAt: z.string().nullable(),
  viewedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  urgeCount: z.int(),
  auto: z.boolean(),
  /** What the caller may do with it now. */
  actions: z.array(z.string()),
  /** Steps it can be sent back to. */
  returnTo: z.array(z.string()),
  draft: z.string().nullable(),
})

const Run = z.object({
  id: Id,
  nodeId: z.string(),
  name: z.string(),
  type: z.string(),
  mode: z.string().nullable(),
  status: z.string(),
  round: z.int(),
  visit: z.int(),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  decision: Json,
  /** Why it is these people. */
  resolution: Json,
  tasks: z.array(Task),
})

const Entry = z.object({
  seq: z.int(),
  at: z.string(),
  type: z.string(),
  actor: Id.nullable(),
  system: z.string().nullable(),
  actingFor: Id.nullable(),
  taskId: Id.nullable(),
  runId: Id.nullable(),
  note: Json,
})

/** What somebody brought along: with which decision or comment, and on which step. */
const Attachment = z.object({
  id: Id,
  kind: z.enum(['file', 'signature']),
  file: FileView,
  by: Id.nullable(),
  at: z.string(),
  seq: z.int(),
  taskId: Id.nullable(),
  commentId: Id.nullable(),
  nodeId: z.string().nullable(),
  node: z.string().nullable(),
})

/** What one administrator wants done over others' heads, until a second agrees. */
const Proposal = z.object({
  id: Id,
  do: z.string(),
  /** What it is about, as the command names it. */
  taskId: Id.nullable(),
  runId: Id.nullable(),
  nodeId: z.string().nullable(),
  to: Id.nullable(),
  by: Id,
  at: z.string(),
  reason: z.string(),
  status: z.string(),
  answeredBy: Id.nullable(),
  answeredAt: z.string().nullable(),
  answer: z.string(),
  actions: z.array(z.enum(['confirmProposal', 'refuseProposal', 'withdrawProposal'])),
})

export const WaitingProposal = Proposal.pick({ id: true, do: true, at: true, reason: true, actions: true }).extend({
  instanceId: Id,
  serialNo: z.string(),
  title: z.string(),
  docType: z.string(),
  flow: z.string(),
  amount: z.string().nullable(),
  node: z.string().nullable(),
  by: NamedRef,
})

export const Detail = z.object({
  id: Id,
  serialNo: z.string(),
  title: z.string(),
  docType: z.string(),
  docId: Id,
  docLabel: z.string(),
  purpose: z.string(),
  status: z.string(),
  suspended: z.boolean(),
  round: z.int(),
  version: z.int(),
  flow: NamedRef,
  flowNo: z.int(),
  amount: z.string().nullable(),
  initiator: NamedRef,
  department: z.string().nullable(),
  submittedAt: z.string(),
  endedAt: z.string().nullable(),
  summary: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The document as this person may see it, and what they may do with each field. */
  document: Json,
  access: z.record(z.string(), z.string()),
  ...shown,
  /** What its module worked out of it when it was submitted, as far as this person may know it. */
  facts: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      type: z.enum(['money', 'number', 'flag', 'enum']),
      value: z.union([z.string(), z.boolean()]),
    }),
  ),
  /** Fields that differ from what was submitted the round before, and from what was submitted this time. */
  changedInRound: z.array(z.string()),
  drifted: z.array(z.string()),
  sha256: z.string(),
  runs: z.array(Run),
  future: z.array(z.object({ nodeId: z.string(), name: z.string(), type: z.string(), people: z.array(Id) })),
  ccs: z.array(
    z.object({
      id: Id,
      person: Id,
      sentAt: z.string().nullable(),
      readAt: z.string().nullable(),
      confirmedAt: z.string().nullable(),
    }),
  ),
  comments: z.array(
    z.object({
      id: Id,
      author: Id,
      at: z.string(),
      body: z.string(),
      mentions: z.array(Id),
      replyTo: Id.nullable(),
      audience: z.enum(['internal', 'external']),
      withdrawn: z.boolean(),
    }),
  ),
  timeline: z.array(Entry),
  proposals: z.array(Proposal),
  attachments: z.array(Attachment),
  /** Who took it to paper, and how it stood then. */
  prints: z.array(z.object({ by: Id, at: z.string(), status: z.string(), round: z.int() })),
  tree: Json,
  /** Names of everybody mentioned above. */
  people: z.record(z.string(), z.string()),
  actions: z.array(z.string()),
  /** Whether the caller follows it. */
  following: z.boolean(),
  previous: z.array(z.object({ id: Id, serialNo: z.string(), status: z.string(), submittedAt: z.string() })),
  /** Approvals its steps have started, and the one whose step started this. */
  children: z.array(z.object({ id: Id, runId: Id, serialNo: z.string(), title: z.string(), status: z.string() })),
  parent: z.object({ id: Id, runId: Id, serialNo: z.string(), title: z.string() }).nullable(),
})
export type Detail = z.output<typeof Detail>
