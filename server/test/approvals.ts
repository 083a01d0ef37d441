import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { firstTree } from '#modules/approval/index.ts'
import { addDepartment, addPerson, setLeader } from '#modules/identity/index.ts'
import type { TestApp } from './app.ts'
import { memberOf, type Member, type TestTenant } from './tenant.ts'

type Json = Record<string, unknown>

/** A step where all of these people decide. */
export const step = (id: string, people: readonly string[], more: Json = {}): Json => ({
  id,
  type: 'approve',
  name: `步骤${id}`,
  approvers: [{ by: 'person', ids: people }],
  mode: { kind: 'all', reject: 'one' },
  ...more,
})

export const tree = (admin: string, steps: readonly Json[], settings: Json = {}): Json => {
  const first = firstTree(admin)
  const [start, , end] = first['chain'] as Json[]
  return {
    ...first,
    settings: { ...(first['settings'] as Json), self: 'approve', dedupe: 'none', ...settings },
    chain: [start, ...steps, end],
  }
}

export type Company = TestTenant & {
  readonly t: TestApp
  /** Somebody by name, made when first asked for. */
  readonly person: (name: string, more?: { departmentId?: string; roles?: string[] }) => Promise<Member>
}

let count = 0
let running: TestApp | undefined
const here = (): TestApp => {
  if (!running) throw new Error('no company yet')
  return running
}

export const aCompany = (t: TestApp, me: TestTenant): Company => {
  running = t
  const people = new Map<string, Promise<Member>>()
  const make = async (name: string, departmentId: string, roles: string[]): Promise<Member> => {
    const username = `p${(count += 1)}`
    const id = await me.inside((ctx) => addPerson(ctx, { username, displayName: name, departmentId, roles }))
    return memberOf(t, me.tenantId, id, {
      permissions: ['application:list', 'application:show', 'application:create', 'application:update'],
    })
  }
  return {
    ...me,
    t,
    person: (name, { departmentId = me.departmentId, roles = [] } = {}) => {
      const known = people.get(name) ?? make(name, departmentId, roles)
      people.set(name, known)
      return known
    },
  }
}

const ok = <R>(answer: { status: number; message: string; result: R; details?: unknown }): R => {
  if (answer.status !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.details ?? {})}`)
  return answer.result
}

/** A flow published and used for applications, or what else it says. */
export const publish = async (
  me: Member,
  design: Json,
  purpose: 'create' | 'void' = 'create',
  docType = 'application',
): Promise<string> => {
  const key = `flow${(count += 1)}`
  const { id } = ok(await me.call(approval.flow.create, { body: { key, name: `流程${key}`, tree: design } }))
  ok(await me.call(approval.flow.publish, { params: { id }, body: { rev: 1 } }))
  ok(await me.call(approval.flow.bind, { body: { docType, purpose, flows: [{ flowId: id }] } }))
  return id
}

export const draft = async (me: Member, more: Json = {}): Promise<string> => {
  const body = { title: `申请${(count += 1)}`, type: 'general', amount: '1200.00', reason: '采购物料', ...more }
  return ok(await me.call(application.create, { body })).id
}

export const submitted = async (me: Member, more: Json = {}): Promise<{ id: string; docId: string }> => {
  const docId = await draft(me, more)
  return { id: ok(await me.call(approval.submit, { body: { docType: 'application', docId } })).id, docId }
}

export type Act = Parameters<typeof act>[2]

export const act = (me: Member, id: string, body: Json & { do: string }) =>
  me.call(approval.act, { params: { id }, body: body as never })

const openSql = `select id from approval_task where tenant_id = app.tenant() and instance_id = $1 and status = 'pending'
  and (assignee_id = $2 or substitute_id = $2) limit 1`

/** The open task somebody has on an instance; empty when there is none. */
export const taskOf = async (me: Member, id: string): Promise<string> => {
  const { rows } = await here().app.asTenant(me.tenantId, (ctx) => ctx.db.run<{ id: string }>(openSql, [id, me.userId]))
  return rows[0]?.id ?? ''
}

const runsSql = `select node_id as "nodeId", status from approval_node_run where tenant_id = app.tenant() and instance_id = $1 order by place`

export const runsOf = async (me: Member, id: string): Promise<{ nodeId: string; status: string }[]> =>
  (await here().app.asTenant(me.tenantId, (ctx) => ctx.db.run<{ nodeId: string; status: string }>(runsSql, [id]))).rows

export const detail = async (me: Member, id: string) => ok(await me.call(approval.centre.detail, { params: { id } }))

export const statusOf = async (me: Member, docId: string): Promise<string> =>
  ok(await me.call(application.show, { params: { id: docId } })).status

/** Departments one under the other, each with its head. */
export const line = async (
  me: Company,
  names: readonly string[],
): Promise<{ departments: string[]; heads: Member[] }> => {
  const departments: string[] = []
  const heads: Member[] = []
  let parentId = me.departmentId
  for (const name of names) {
    const id = await me.inside((ctx) => addDepartment(ctx, { name: `${name}部`, code: `D${(count += 1)}`, parentId }))
    const head = await me.person(name, { departmentId: id })
    await me.inside((ctx) => setLeader(ctx, id, head.userId))
    departments.push(id)
    heads.push(head)
    parentId = id
  }
  return { departments, heads }
}
