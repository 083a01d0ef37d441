import { externalEntry } from '@srm/api/external/entry'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { newId } from '#kernel/ids.ts'
import type { Contact } from '#kernel/records/document.ts'
import { newTicket } from '#modules/external/index.ts'
import { requestSmsCode } from '#modules/notice/index.ts'
import { aMobile, codeSentTo } from '#modules/notice/notice.fixture.ts'
import type { TestApp } from './app.ts'
import { aCompany, publish, step, submitted, tree } from './approvals.ts'
import { query } from './sql.ts'
import type { Member, TestTenant } from './tenant.ts'

export type Invitation = {
  /** The approval, the task the contact has, and the link they came by. */
  readonly id: string
  readonly docId: string
  readonly taskId: string
  readonly linkId: string
  readonly mobile: string
  readonly ticket: string
  readonly tenantId: string
}

const businessContact = { by: 'supplierContact', path: 'owner', contact: 'business' }

/** A step asked of a supplier. */
export const supplierStep = (more = {}) => step('s', [], { approvers: [businessContact], ...more })

/** The ticket of a message that was sent just now; those sent before are no longer good. */
export const ticketFor = (t: TestApp, { tenantId }: Pick<Member, 'tenantId'>, linkId: string): Promise<string> =>
  t.app.asTenant(tenantId, (ctx) => newTicket(ctx, linkId))

export const supplierHeaders = (t: TestApp, me: Member, linkId: string, purpose = 'approval') => ({
  'supplier-token': issue(
    'external',
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

/** An application knows no supplier: in a test it has these contacts, the first of whom is asked. */
export const knowContacts = (t: TestApp, ...contacts: readonly Contact[]): void => {
  const documents = t.app.modules.flatMap((module) => module.documents ?? [])
  Object.assign(documents.find(({ record }) => record.name === 'application') ?? {}, { contacts: async () => contacts })
}

export const aContact = (more: Partial<Contact> = {}): Contact => ({
  id: newId(),
  name: '周经理',
  mobile: aMobile(),
  company: '东方供应',
  ...more,
})

/** Submitted, and asked of a supplier's contact; who else could be asked stands behind the first. */
export const invited = async (
  t: TestApp,
  me: TestTenant,
  node = {},
  more = {},
  others: readonly Contact[] = [],
): Promise<Invitation> => {
  aCompany(t, me)
  const contact = aContact()
  const { mobile } = contact
  knowContacts(t, contact, ...others)
  await publish(me, tree(me.userId, [supplierStep(node), step('b', [me.userId])]))
  const { id, docId } = await submitted(me, more)
  const link = await linkOf(t, id)
  return { id, docId, mobile, ...link, tenantId: me.tenantId, ticket: await ticketFor(t, me, link.linkId) }
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

/** Through the public entrance as they would: a code to their number, then the token. */
export const entered = async (t: TestApp, { tenantId, linkId, mobile }: Invitation): Promise<Member['call']> => {
  const outside = outsideCall(t, {})
  await t.app.asTenant('', (ctx) =>
    requestSmsCode(ctx, { mobile, purpose: 'supplier', address: '10.9.0.1', proven: true, tenantId }),
  )
  const code = await codeSentTo(t, mobile, 'supplier')
  // A worker may send its own message meanwhile, whose ticket takes the place of this one.
  for (;;) {
    const ticket = await ticketFor(t, { tenantId }, linkId)
    const { result, key } = await outside(externalEntry.enter, { body: { ticket, code } })
    if (key !== 'external.gone') return outsideCall(t, { 'supplier-token': result.token })
  }
}
