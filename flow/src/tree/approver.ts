import { z } from 'zod'

const id = z.string().min(1).max(64)
const ids = z.array(id).min(1).max(200)
const level = z.int().min(1).max(20)
const path = z.string().min(1).max(100)

const scope = z.strictObject({
  people: z.array(id).optional(),
  roles: z.array(id).optional(),
  depts: z.array(id).optional(),
})
const choice = { min: z.int().min(1).max(50), max: z.int().min(1).max(50), scope: scope.optional() }

/** Where a strategy starts from: the initiator, or a person or department named by a field. */
const Origin = z.union([z.literal('initiator'), z.strictObject({ field: path })])

const Until = z.union([
  z.literal('top'),
  z.strictObject({ fromBottom: level }),
  z.strictObject({ fromTop: level }),
  z.strictObject({ role: id }),
])

export const relations = [
  'projectOwner',
  'contractOwner',
  'budgetLineOwner',
  'customerOwner',
  'buyer',
  'supplierContactPerson',
  'parentApprover',
] as const

export const Strategy = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('person'), ids }),
  z.strictObject({ by: z.literal('role'), ids, scope: z.enum(['tenant', 'initiatorDept']) }),
  z.strictObject({ by: z.literal('post'), ids }),
  z.strictObject({ by: z.literal('group'), ids }),
  z.strictObject({ by: z.literal('deptHead'), of: z.union([Origin, z.strictObject({ depts: ids })]), level }),
  z.strictObject({ by: z.literal('superior'), of: Origin, level, skipSelf: z.boolean() }),
  z.strictObject({
    by: z.literal('superiorChain'),
    of: Origin,
    from: level,
    until: Until,
    order: z.enum(['up', 'down']),
  }),
  z.strictObject({ by: z.literal('selfSelect'), ...choice }),
  z.strictObject({ by: z.literal('approverSelect'), ...choice }),
  z.strictObject({ by: z.literal('initiator') }),
  z.strictObject({ by: z.literal('field'), path }),
  z.strictObject({ by: z.literal('relation'), name: z.enum(relations) }),
  z.strictObject({ by: z.literal('prevApprover'), nodeId: id }),
  z.strictObject({ by: z.literal('supplierContact'), path, contact: z.enum(['business', 'finance', 'seal']) }),
  z.strictObject({ by: z.literal('matrix'), id }),
  z.strictObject({ by: z.literal('expr'), resolver: id, params: z.record(z.string(), z.string()) }),
])
export type Strategy = z.infer<typeof Strategy>

export const Mode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sequential') }),
  z.strictObject({ kind: z.literal('all'), reject: z.enum(['one', 'everyone']) }),
  z.strictObject({ kind: z.literal('any'), reject: z.enum(['first', 'everyone']) }),
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('count'), count: z.int().min(1).max(200) }),
  z.strictObject({
    kind: z.literal('weight'),
    threshold: z.int().min(1).max(1_000_000),
    weights: z.record(z.string(), z.int().min(1).max(10_000)),
  }),
  z.strictObject({ kind: z.literal('claim') }),
])
export type Mode = z.infer<typeof Mode>

export const EmptyPolicy = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('reject') }),
  z.strictObject({ do: z.literal('people'), ids }),
  z.strictObject({ do: z.literal('admin') }),
  z.strictObject({ do: z.literal('superior') }),
  z.strictObject({ do: z.literal('block') }),
])
export type EmptyPolicy = z.infer<typeof EmptyPolicy>

export const SelfPolicy = z.enum(['approve', 'skip', 'superior', 'deptHead', 'admin'])
export type SelfPolicy = z.infer<typeof SelfPolicy>
