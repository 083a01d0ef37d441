import type { Problem } from '@srm/api/approval'
import type { CheckContext } from '@srm/flow/check/problem'
import { Flow, type Node } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import { validate } from '@srm/flow/validate'
import type { Ctx } from '#kernel/ctx.ts'
import { pointsAt } from '../run/child.rules.ts'
import { documentOf, documents } from '../run/document.store.ts'
import { findFlowCycle, type FlowIdentity } from './flow.cycle.views.ts'
import { catalogOf } from './fact.fields.rules.ts'
import { isUuid } from '../people/people.views.ts'

type Json = Readonly<Record<string, unknown>>

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

const peopleSql = `select id, status from user_ref where tenant_id = $1 and id = any($2::uuid[])`
const rolesSql = `select r.id, count(u.id)::int as n from role_ref r left join user_ref u on u.tenant_id = r.tenant_id and r.id = any(u.roles) and u.status = 'active'
  where r.tenant_id = $1 and r.id = any($2::uuid[]) group by r.id`

type Status = 'active' | 'disabled' | 'left'

/** Who of those a flow names is here: somebody unknown counts as gone. */
const directory = async (ctx: Ctx, flow: Flow): Promise<Pick<CheckContext, 'people' | 'roles'>> => {
  const ids = [...new Set(idsIn(flow))]
  const people = await ctx.db.run<{ id: string; status: Status }>(peopleSql, [ctx.tenantId, ids])
  const roles = await ctx.db.run<{ id: string; n: number }>(rolesSql, [ctx.tenantId, ids])
  return {
    people: new Map(people.rows.map(({ id, status }) => [id, status])),
    roles: new Map(roles.rows.map(({ id, n }) => [id, n])),
  }
}

const misshapen = (tree: Json): Problem[] | Flow => {
  const parsed = Flow.safeParse(tree)
  if (parsed.success) return parsed.data
  return parsed.error.issues.slice(0, 50).map(({ path, message }) => ({
    level: 'error',
    code: 'shape',
    nodeId: null,
    path: path.map(String),
    data: { message },
  }))
}

const isDocument = (type: string | undefined): boolean => documents().some(({ record }) => record.name === type)

/** A child for a linked document needs a field that leads to one, in every kind of document the flow is used with. */
const deadLinks = (flow: Flow, docTypes: readonly string[]): Problem[] =>
  nodesOf(flow).flatMap((node): Problem[] => {
    if (node.type !== 'sub' || node.document === 'same') return []
    const { field } = node.document
    const leads = docTypes.every((type) => isDocument(pointsAt(documentOf(type).record, field, node.each)))
    return leads ? [] : [{ level: 'error', code: 'subDocument', nodeId: node.id, path: [node.id], data: { field } }]
  })

const usableSql = `select key from approval_flow where tenant_id = $1 and key = any($2) and enabled and active_version_id is not null`

/** A child needs a flow that runs: without one the approval would stand still at its step. */
const missingChildren = async (ctx: Ctx, flow: Flow): Promise<Problem[]> => {
  const wanted = nodesOf(flow).flatMap((node) => (node.type === 'sub' ? [node] : []))
  if (wanted.length === 0) return []
  const { rows } = await ctx.db.run<{ key: string }>(usableSql, [ctx.tenantId, wanted.map(({ flowKey }) => flowKey)])
  const usable = new Set(rows.map(({ key }) => key))
  return wanted
    .filter(({ flowKey }) => !usable.has(flowKey))
    .map(({ id, flowKey }) => ({ level: 'error', code: 'subFlow', nodeId: id, path: [id], data: { key: flowKey } }))
}

/** Flows that start each other would never end. */
const cycles = async (ctx: Ctx, flow: Flow, self: FlowIdentity | undefined): Promise<Problem[]> => {
  const cycle = self && (await findFlowCycle(ctx, self, flow))
  if (!cycle) return []
  const at = nodesOf(flow).find((node) => node.type === 'sub' && cycle.keys.includes(node.flowKey))?.id ?? null
  const data = { flows: cycle.names.join(' → ') }
  return [{ level: 'error', code: 'subCycle', nodeId: at, path: at === null ? [] : [at], data }]
}

/** What stands against publishing a flow, for each of the documents it is used with. */
export const problemsOf = async (
  ctx: Ctx,
  tree: Json,
  docTypes: readonly string[],
  self?: FlowIdentity,
): Promise<Problem[]> => {
  const flow = misshapen(tree)
  if (Array.isArray(flow)) return flow
  const known = await directory(ctx, flow)
  const nodes = new Set(nodesOf(flow).map(({ id }: Node) => id))
  const catalogs = docTypes.length > 0 ? docTypes.map((type) => catalogOf(documentOf(type))) : [null]
  const found = catalogs.flatMap((fields) => {
    const problems = validate(flow, { ...known, fields: fields ?? [] })
    return fields ? problems : problems.filter(({ code }) => code !== 'fieldUnknown')
  })
  const unique = new Map(found.map((problem) => [JSON.stringify(problem), problem]))
  const told = [...unique.values()].map(({ level, code, path, data }) => ({
    level,
    code,
    path: [...path],
    nodeId: path.findLast((id) => nodes.has(id)) ?? null,
    data,
  }))
  return [
    ...told,
    ...deadLinks(flow, docTypes),
    ...(await missingChildren(ctx, flow)),
    ...(await cycles(ctx, flow, self)),
  ]
}
