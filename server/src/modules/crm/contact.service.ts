import type { Parsed } from '@srm/api/endpoint'
import { crm, CustomerAddress, CustomerContact, CustomerTitle } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertContact, assertCustomer, isFirst } from './belonging.service.ts'
import { assertNotTaken } from './duplicate.service.ts'

mapConstraintError('customer_title_name_key', 'customer.title_taken', 'name')

const ownerSql = 'select owner_id as owner from customer where tenant_id = $1 and id = $2'

type ContactInput = CreateInput<typeof CustomerContact>
type ContactRow = Row<typeof CustomerContact> | undefined

/** A mobile that is new at this customer must not be known from a customer of somebody else. */
const assertMobileFree = async (ctx: Ctx, sent: ContactInput, before: ContactRow): Promise<void> => {
  if (!sent.mobile || sent.mobile === before?.mobile) return
  const { rows } = await ctx.db.run<{ owner: string | null }>(ownerSql, [ctx.tenantId, sent.customer])
  await assertNotTaken(ctx, { id: sent.customer, owner: rows[0]?.owner ?? null }, { phones: [sent.mobile] })
}

const aboveSql = `with recursive above as (
    select id, parent_id from customer_contact where tenant_id = $1 and id = $2
    union select c.id, c.parent_id from customer_contact c join above a on c.id = a.parent_id where c.tenant_id = $1)
  select 1 from above where id = $3`

const lockSql = 'select 1 from customer where tenant_id = $1 and id = $2 for no key update'

type Reporting = Pick<ContactInput, 'customer' | 'parent'>

/** Lines of one customer change one after the other, so that two changes at once make no circle either. */
const assertReporting = async (ctx: Ctx, { customer, parent }: Reporting, before: ContactRow): Promise<void> => {
  await assertContact(ctx, customer, parent, 'parent')
  if (!parent || !before || parent === before.parent?.id) return
  await ctx.db.run(lockSql, [ctx.tenantId, customer])
  const { rows } = await ctx.db.run(aboveSql, [ctx.tenantId, parent, before.id])
  if (rows.length > 0) fail('customer.report_circle', { errors: [{ path: 'parent', message: '' }] })
}

const prepareContact = async (ctx: Ctx, sent: ContactInput, before: ContactRow): Promise<ContactInput> => {
  const { customer, isPrimary } = sent
  await assertCustomer(ctx, customer, before)
  await assertReporting(ctx, sent, before)
  await assertMobileFree(ctx, sent, before)
  return { ...sent, isPrimary: await isFirst(ctx, 'customer_contact', customer, before?.id ?? null, isPrimary) }
}

const contactService = resourceService(CustomerContact, { prepare: prepareContact })

type Report = Parsed<typeof crm.contact.report>['body']

/** The line alone, as it is drawn in the chart. */
const report = async (
  ctx: Ctx,
  id: string,
  { version, parent = null }: Report,
): Promise<{ id: string; version: number }> => {
  const before = await contactService.records.held(ctx, id)
  refuseStale(before, version)
  await assertReporting(ctx, { customer: before.customer.id, parent }, before)
  const saved = await contactService.records.patch(ctx, id, { parent })
  return { id, version: saved.version }
}

export const contacts = defineResource(CustomerContact, crm.contact, {
  code: { type: 100, prefix: 'KHLXR', digits: 5 },
  service: contactService,
  handlers: { report: (ctx, { params, body }) => report(ctx, params.id, body) },
})

export const titles = defineResource(CustomerTitle, crm.title, {
  code: { type: 101, prefix: 'TT', digits: 5 },
  prepare: async (ctx, sent, before) => {
    const { customer, isDefault, kind, creditCode } = sent
    await assertCustomer(ctx, customer, before)
    if (kind !== 'person' && !creditCode) fail('customer.title_code', { errors: [{ path: 'creditCode', message: '' }] })
    return { ...sent, isDefault: await isFirst(ctx, 'customer_title', customer, before?.id ?? null, isDefault) }
  },
})

export const addresses = defineResource(CustomerAddress, crm.address, {
  code: { type: 102, prefix: 'KHDZ', digits: 5 },
  prepare: async (ctx, sent, before) => {
    const { customer, isDefault } = sent
    await assertCustomer(ctx, customer, before)
    return { ...sent, isDefault: await isFirst(ctx, 'customer_address', customer, before?.id ?? null, isDefault) }
  },
})
