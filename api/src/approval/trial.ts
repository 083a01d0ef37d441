import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const Tree = z.record(z.string(), z.unknown())
const Node = z.string().min(1).max(64)
const Names = z.array(z.object({ id: Id, name: z.string(), department: z.string().nullable() }))

/** What somebody does on a step in a trial. */
const Move = z.strictObject({
  do: z.enum(['approve', 'reject', 'timeout', 'resubmit']),
  nodeId: Node,
  person: Id.nullable().default(null),
})

/** A document there is, or facts somebody made up; who submits it, and on which day. */
const given = {
  docType: z.string().min(1).max(40),
  docId: Id.optional(),
  facts: z.record(z.string().max(100), z.unknown()).optional(),
  initiator: Id.optional(),
  at: z.iso.date().optional(),
  moves: z.array(Move).max(200).default([]),
}

const TrialStep = z.object({
  nodeId: z.string(),
  name: z.string(),
  type: z.string(),
  phase: z.enum(['done', 'now', 'ahead']),
  status: z.string(),
  mode: z.string().nullable(),
  people: Names,
  /** What those asked have said so far, in the order of `people`. */
  said: z.array(z.string()),
  /** Somebody has to say who decides here. */
  choose: z.object({ min: z.int(), max: z.int() }).nullable(),
  decision: Tree,
  resolution: Tree,
})

export const Trial = z.object({
  /** How it ends if everybody agrees from where it stands; a refusal's key when it cannot. */
  ends: z.string(),
  /** Why it cannot go on, in words. */
  blocked: z.string().nullable(),
  steps: z.array(TrialStep),
  /** Whose turn it is; null for somebody from outside. */
  waiting: z.array(
    z.object({ nodeId: z.string(), person: Id.nullable(), name: z.string(), moves: z.array(Move.shape.do) }),
  ),
  /** The move that could not be made, and why. */
  stuck: z.object({ at: z.int(), message: z.string() }).nullable(),
  /** Names of everybody mentioned in why it is these people. */
  people: z.record(z.string(), z.string()),
  initiator: z.object({ id: Id, name: z.string() }),
  at: z.string(),
})

const Difference = z.object({
  kind: z.enum(['added', 'removed', 'order', 'people', 'ends', 'stuck']),
  nodeId: z.string().nullable(),
  name: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

const CaseRun = z.object({ id: Id, name: z.string(), differences: z.array(Difference) })

const Checked = z.object({
  cases: z.array(CaseRun),
  /** Stands for these very differences: whoever accepts others is asked again. */
  digest: z.string(),
})

const caseName = z.string().trim().min(1).max(60)
const path = (call: string) => `/api/approval_case/${call}` as const
const may = { permission: 'approvalFlow:update' } as const

export const cases = {
  list: endpoint({
    method: 'GET',
    path: path('list/:id'),
    title: label('审批流的测试用例', 'Test cases of an approval flow'),
    access: may,
    params: IdParams,
    result: z.array(
      z.object({
        id: Id,
        name: z.string(),
        input: z.object(given),
        ends: z.string(),
        steps: z.int(),
        createdBy: z.string().nullable(),
        createdAt: z.string(),
      }),
    ),
  }),
  create: endpoint({
    method: 'POST',
    path: path('create/:id'),
    title: label('保存测试用例', 'Save a test case'),
    access: may,
    params: IdParams,
    body: z.strictObject({ name: caseName, tree: Tree, ...given }),
    result: IdResult,
  }),
  rename: endpoint({
    method: 'PUT',
    path: path('update/:id'),
    title: label('重命名测试用例', 'Rename a test case'),
    access: may,
    params: IdParams,
    body: z.strictObject({ name: caseName }),
    result: IdResult,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: path('delete/:id'),
    title: label('删除测试用例', 'Delete a test case'),
    access: may,
    params: IdParams,
    result: IdResult,
  }),
  run: endpoint({
    method: 'POST',
    path: path('run/:id'),
    title: label('运行测试用例', 'Run test cases'),
    access: may,
    params: IdParams,
    body: z.strictObject({ tree: Tree, only: Id.optional() }),
    result: Checked,
  }),
}

const Way = z.object({ people: z.array(z.string()), ends: z.string() })

export const coverage = endpoint({
  method: 'POST',
  path: '/api/approval_coverage/run/:id',
  title: label('审批流的影响', 'What a change of a flow affects'),
  access: may,
  params: IdParams,
  body: z.strictObject({ tree: Tree }),
  result: z.object({
    /** How many documents it was tried on. */
    documents: z.int(),
    /** Kinds of documents the caller may not list, so that none of them was looked at. */
    unseen: z.array(z.string()),
    /** The edition it is compared with. */
    against: z.int().nullable(),
    blocked: z.int(),
    branches: z.array(
      z.object({ nodeId: z.string(), node: z.string(), branchId: z.string(), branch: z.string(), count: z.int() }),
    ),
    people: z.array(z.object({ id: Id, name: z.string(), before: z.int(), after: z.int() })),
    changed: z.array(
      z.object({ docType: z.string(), docId: Id, code: z.string(), title: z.string(), before: Way, after: Way }),
    ),
  }),
})

export const SimulateBody = z.strictObject({
  tree: Tree,
  /** The flow it is a draft of: stand-ins may be named for single flows. */
  flowId: Id.optional(),
  ...given,
})
