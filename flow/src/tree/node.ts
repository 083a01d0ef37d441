import { z } from 'zod'
import { EmptyPolicy, Mode, SelfPolicy, Strategy } from './approver.ts'
import { Condition } from './condition.ts'
import { After, Settings } from './settings.ts'
import { Duration, Timeout } from './timeout.ts'

const id = z.string().min(1).max(64)
const base = { id, name: z.string().min(1).max(30), note: z.string().max(500).default('') }

export const FieldAccess = z.enum(['hidden', 'masked', 'read', 'edit', 'required'])
export type FieldAccess = z.infer<typeof FieldAccess>
const fields = z.record(z.string(), FieldAccess).default({})

export const actionNames = [
  'approve',
  'reject',
  'return',
  'transfer',
  'delegate',
  'signBefore',
  'signAfter',
  'signParallel',
  'removeSign',
  'cc',
  'comment',
  'urge',
  'takeBack',
  'abstain',
] as const
export const ActionName = z.enum(actionNames)
export type ActionName = z.infer<typeof ActionName>

const OnReject = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('inherit') }),
  z.strictObject({ to: z.literal('end') }),
  z.strictObject({ to: z.literal('initiator'), after: After }),
  z.strictObject({ to: z.literal('previous'), after: After }),
  z.strictObject({ to: z.literal('node'), nodeId: id, after: After }),
  z.strictObject({ to: z.literal('choose'), after: After }),
])

const StartNode = z.strictObject({ ...base, type: z.literal('start'), fields })

/** A person's step: an approval, or a piece of work to be done and reported. */
const PeopleNode = z.strictObject({
  ...base,
  type: z.enum(['approve', 'handle']),
  kind: z.enum(['manual', 'pass', 'reject']).default('manual'),
  approvers: z.array(Strategy).max(10).default([]),
  mode: Mode,
  empty: EmptyPolicy.optional(),
  self: SelfPolicy.optional(),
  /** Never decided by an earlier decision of the same person. */
  manualOnly: z.boolean().default(false),
  timeout: Timeout.optional(),
  onReject: OnReject.default({ to: 'inherit' }),
  off: z.array(ActionName).default([]),
  opinion: z.array(z.enum(['approve', 'reject', 'return'])).default([]),
  signature: z.boolean().default(false),
  /** Above this amount an approver proves once more who they are. */
  passwordAbove: z
    .string()
    .regex(/^\d{1,13}(\.\d{1,2})?$/)
    .optional(),
  signerReject: z.enum(['advice', 'rejects']).default('advice'),
  fields,
  prechecks: z.boolean().default(false),
  skipWhen: Condition.optional(),
  /** Whether somebody of a supplier's, asked here, reads the names of our people. */
  showNames: z.boolean().default(false),
})
export type PeopleNode = z.infer<typeof PeopleNode>

const CcNode = z.strictObject({
  ...base,
  type: z.literal('cc'),
  recipients: z.array(Strategy).min(1).max(10),
  when: z.enum(['reached', 'end']).default('reached'),
  confirm: z.boolean().default(false),
  fields,
})
export type CcNode = z.infer<typeof CcNode>

const RouteNode = z.strictObject({
  ...base,
  type: z.literal('route'),
  rules: z
    .array(z.strictObject({ when: Condition, to: id }))
    .min(1)
    .max(20),
  cap: z.int().min(1).max(20).default(3),
})
export type RouteNode = z.infer<typeof RouteNode>

const DelayNode = z.strictObject({
  ...base,
  type: z.literal('delay'),
  until: z.union([
    z.strictObject({ duration: Duration }),
    z.strictObject({ date: z.iso.date() }),
    z.strictObject({ field: z.string().min(1), offsetDays: z.int().min(-365).max(365) }),
  ]),
})
export type DelayNode = z.infer<typeof DelayNode>

const TriggerNode = z.strictObject({
  ...base,
  type: z.literal('trigger'),
  act: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('update'), set: z.record(z.string(), z.string()) }),
    z.strictObject({ do: z.literal('followUp'), title: z.string().min(1).max(100) }),
    z.strictObject({ do: z.literal('webhook'), url: z.url(), wait: Duration.nullable() }),
    z.strictObject({ do: z.literal('notify'), to: z.array(Strategy).min(1), text: z.string().max(500) }),
  ]),
  onFailure: z.enum(['continue', 'reject', 'return']).default('continue'),
})
export type TriggerNode = z.infer<typeof TriggerNode>

const SubNode = z.strictObject({
  ...base,
  type: z.literal('sub'),
  flowKey: z.string().min(1),
  document: z.union([z.literal('same'), z.strictObject({ field: z.string().min(1) })]),
  initiator: z.union([z.literal('same'), z.strictObject({ field: z.string().min(1) })]),
  wait: z.boolean(),
  /** One child for every row of this sub-table. */
  each: z.string().nullable().default(null),
  timeout: Duration.nullable().default(null),
  childRejected: z.enum(['reject', 'return', 'continue']),
})
export type SubNode = z.infer<typeof SubNode>

const EndNode = z.strictObject({ ...base, type: z.literal('end') })

/** More nodes than this in one turn means that a flow goes round in circles. */
export const maxEntriesPerTurn = 200

type Base = { id: string; name: string; note: string }
export type Branch = { id: string; name: string; when: Condition | null; chain: Node[] }
export type ChoiceNode = Base & { type: 'exclusive'; branches: Branch[] }
export type ForkNode = Base & {
  type: 'parallel' | 'inclusive'
  branches: Branch[]
  join: 'all' | 'first'
  /** What a rejection inside does: ends the instance, or fails its branch, and the branches vote. */
  failure: { of: 'instance' } | { of: 'branch'; percent: number }
}
export type BlockNode = ChoiceNode | ForkNode
export type LeafNode =
  | z.infer<typeof StartNode>
  | PeopleNode
  | CcNode
  | RouteNode
  | DelayNode
  | TriggerNode
  | SubNode
  | z.infer<typeof EndNode>
export type Node = LeafNode | BlockNode

const Chain: z.ZodType<Node[]> = z.lazy(() => z.array(Node).max(300))
const branches = z
  .array(z.strictObject({ id, name: z.string().max(30), when: Condition.nullable(), chain: Chain }))
  .min(2)
  .max(20)

const ChoiceSchema = z.strictObject({ ...base, type: z.literal('exclusive'), branches })
const ForkSchema = z.strictObject({
  ...base,
  type: z.enum(['parallel', 'inclusive']),
  branches,
  join: z.enum(['all', 'first']).default('all'),
  failure: z
    .discriminatedUnion('of', [
      z.strictObject({ of: z.literal('instance') }),
      z.strictObject({ of: z.literal('branch'), percent: z.int().min(1).max(100) }),
    ])
    .default({ of: 'instance' }),
})

export const Node: z.ZodType<Node> = z.discriminatedUnion('type', [
  StartNode,
  PeopleNode,
  CcNode,
  RouteNode,
  DelayNode,
  TriggerNode,
  SubNode,
  EndNode,
  ChoiceSchema,
  ForkSchema,
]) as z.ZodType<Node>

export const schemaVersion = 2

/** A flow as it is published: the settings and one chain from start to end; a node's successor is the next in its chain. */
export const Flow = z.strictObject({
  schemaVersion: z.literal(schemaVersion),
  settings: Settings,
  chain: Chain,
})
export type Flow = z.infer<typeof Flow>
