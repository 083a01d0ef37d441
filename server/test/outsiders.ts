import { approval } from '@srm/api/approval'
import { inSeconds, issue } from '#kernel/tokens.ts'
import { aMobile, codeSentTo } from '#modules/notice/notice.fixture.ts'
import type { TestApp } from './app.ts'
import { aCompany, publish, step, submitted, taskOf, tree } from './approvals.ts'
import { query } from './sql.ts'
import type { Member, TestTenant } from './tenant.ts'

export type Invited = {
  /** The approval, the task the contact has, and the link they came by. */
  readonly id: string
  readonly docId: string
  readonly taskId: string
  readonly linkId: string
  readonly mobile: string
  readonly ticket: string
}

const contact = { by: 'supplierContact', path: 'owner', contact: 'business' }

/** A step asked of a supplier; without a contact in the document the administrator has it first. */
export const supplierStep = (more = {}) => step('s', [], { approvers: [contact], ...more })

export const ticketOf = (t: TestApp, me: Member, linkId: string, exp = inSeconds(3600)): string =>
  issue('ticket', { id: linkId, step: 'approval.external', data: { t: me.tenantId }, exp }, t.app.config.SESSION_SECRET)

export const supplierHeaders = (t: TestApp, me: Member, linkId: string, purpose = 'approval') => ({
  'supplier-token': issue(
    'supplier',
    { t: me.tenantId, purpose, id: linkId, exp: inSeconds(600) },
    t.app.config.SESSION_SECRET,
  ),
})

export const linkOf = async (t: TestApp, id: string): Promise<{ linkId: string; taskId: string }> => {
  const sql = `select e.id as "linkId", e.task_id as "taskId" from approval_external e join approval_task k on k.tenant_id = e.tenant_id and k.id = e.task_id
    where e.instance_id = $1 and k.status = 'pending'`
  const [found] = await query<{ linkId: string; taskId: string }>(t, sql, [id])
  if (!found) throw new Error('nobody from outside was asked')
  return found
}

/** Submitted, and given to a contact by whoever held it for want of one. */
export const invited = async (t: TestApp, me: TestTenant, node = {}, more = {}): Promise<Invited> => {
  aCompany(t, me)
  const steps = [supplierStep(node), step('b', [me.userId])]
  await publish(me, tree(me.userId, steps, { empty: { do: 'people', ids: [me.userId] } }))
  const { id, docId } = await submitted(me, more)
  const mobile = aMobile()
  const params = { id: await taskOf(me, id) }
  const body = { name: '周经理', mobile, company: '东方供应' }
  const answer = await me.call(approval.external.reassign, { params, body })
  if (answer.status !== 200) throw new Error(answer.message)
  const link = await linkOf(t, id)
  return { id, docId, mobile, ...link, ticket: ticketOf(t, me, link.linkId) }
}

/** What a contact calls, with the token of their link or none. */
export const outsideCall = (t: TestApp, headers: Record<string, string>): Member['call'] => {
  const caller = async (endpoint: Parameters<Member['call']>[0], input: { body?: unknown } = {}) => {
    const answer = await t.http.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers,
      ...(input.body !== undefined && { payload: input.body as object }),
    })
    return { status: answer.statusCode, ...answer.json<object>() }
  }
  return caller as unknown as Member['call']
}

/** Through the door as they would: a code to their number, then the token. */
export const entered = async (t: TestApp, { ticket, mobile }: Invited): Promise<Member['call']> => {
  const outside = outsideCall(t, {})
  await outside(approval.external.code, { body: { ticket } })
  const code = await codeSentTo(t, mobile, 'supplier')
  const { result } = await outside(approval.external.enter, { body: { ticket, code } })
  return outsideCall(t, { 'supplier-token': result.token })
}
