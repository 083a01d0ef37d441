import type { Parsed } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { assertSupplierAllowed } from '#modules/crm/index.ts'
import { assertEligible } from '#modules/supplier/index.ts'
import { own } from '../inquiry.db.ts'
import { notifySuppliers } from '../messages.service.ts'
import { purchaseRecords } from '../purchase/purchase.service.ts'
import { lockPurchase, versionOf, type PurchaseState } from '../purchase/stage.store.ts'
import { isEditable } from '../purchase/stage.rules.ts'
import { invitationOf, recountInvitations } from './invitation.store.ts'
import { cancelInvitation, sendInvitation } from './send.service.ts'

type RowVersion = { id: string; version: number }
type InviteBody = Parsed<typeof inquiry.invite>['body']
type InvitationInput = InviteBody['suppliers'][number]

/** Its purchase is held first, as everybody does who changes anything about it. */
export const heldPurchase = async (ctx: Ctx, id: string, version: number): Promise<PurchaseState> => {
  refuseStale(await purchaseRecords.held(ctx, id), version)
  return lockPurchase(ctx, id)
}

/** The one who gets inquiries by SMS, else the first contact, else whoever is there. */
const contactSql = `select s.name as supplier, c.id, c.name, c.mobile from supplier_ref s
  left join lateral (select c.id, c.name, c.mobile from supplier_contact_ref c
    where c.tenant_id = s.tenant_id and c.supplier_id = s.id and c.status = 'active' and ($3::uuid is null or c.id = $3)
    order by c.receive_inquiry_sms desc, c.is_primary desc, c.id limit 1) c on true
  where s.tenant_id = $1 and s.id = $2`

type Contact = {
  readonly supplier: string
  readonly id: string | null
  readonly name: string | null
  readonly mobile: string | null
}

const contactOf = async (ctx: Ctx, { supplier, contact }: InvitationInput): Promise<Contact> => {
  const { rows } = await ctx.db.run<Contact>(contactSql, [ctx.tenantId, supplier, contact ?? null])
  const found = rows[0] ?? fail('record.bad_reference')
  if (contact !== undefined && found.id === null) fail('record.bad_reference')
  return found
}

const customersSql = `select distinct p.customer_id as id from project_ref p where p.tenant_id = $1 and p.customer_id is not null
  and p.id in (select project_id from purchase where tenant_id = $1 and id = $2
    union select project_id from purchase_line where tenant_id = $1 and purchase_id = $2)`

/** The customers all of this is bought for: one that refuses a supplier refuses it for the whole purchase. */
const customersOf = async (ctx: Ctx, purchaseId: string): Promise<string[]> =>
  (await ctx.db.run<{ id: string }>(customersSql, [ctx.tenantId, purchaseId])).rows.map(({ id }) => id)

/** Refuses whoever may not be asked, by the supplier's own stage or for the sake of a customer. */
export const assertInvitable = async (ctx: Ctx, purchaseId: string, suppliers: readonly string[]): Promise<void> => {
  const customers = await customersOf(ctx, purchaseId)
  for (const supplier of suppliers) {
    await assertEligible(ctx, supplier, 'invite')
    for (const customer of customers) await assertSupplierAllowed(ctx, customer, supplier)
  }
}

const addOne = async (ctx: Ctx, purchase: PurchaseState, chosen: InvitationInput): Promise<string> => {
  const { id, name, mobile, supplier } = await contactOf(ctx, chosen)
  const words = { supplier: { zh: supplier, en: supplier } }
  if (purchase.stage !== 'draft' && mobile === null) fail('purchase.no_contact', { words })
  const again = await own(ctx)
    .selectFrom('purchase_invitation')
    .select(['id', 'state'])
    .where('purchase_id', '=', purchase.id)
    .where('supplier_id', '=', chosen.supplier)
    .executeTakeFirst()
  if (again && again.state !== 'canceled') fail('purchase.invited', { words })
  const values = { contact_id: id, contact_name: name, mobile, state: 'created' as const, round_no: purchase.roundNo }
  if (again) {
    await own(ctx)
      .updateTable('purchase_invitation')
      .set({ ...values, link_id: null })
      .where('id', '=', again.id)
      .execute()
    return again.id
  }
  const made = newId()
  const row = { id: made, purchase_id: purchase.id, supplier_id: chosen.supplier, ...values }
  await own(ctx).insertInto('purchase_invitation').values(row).execute()
  return made
}

const assertOpenForSuppliers = ({ stage, status, isOver }: PurchaseState): void => {
  if (stage === 'draft' ? !isEditable(status) && status !== 'approved' : stage !== 'quoting') fail('purchase.locked')
  if (stage === 'quoting' && isOver) fail('purchase.not_quoting')
}

/** Chosen while it is prepared, asked at once while quotes come in. */
export const inviteSuppliers = async (
  ctx: Ctx,
  id: string,
  { version, suppliers }: InviteBody,
): Promise<RowVersion> => {
  const purchase = await heldPurchase(ctx, id, version)
  assertOpenForSuppliers(purchase)
  const ids = suppliers.map(({ supplier }) => supplier)
  await assertInvitable(ctx, id, ids)
  const added: string[] = []
  for (const chosen of suppliers) added.push(await addOne(ctx, purchase, chosen))
  if (purchase.stage === 'quoting' && purchase.deadline !== null) {
    for (const one of added) await sendInvitation(ctx, await invitationOf(ctx, one), purchase.deadline)
    await ctx.emit('purchase.invited', { id, roundNo: purchase.roundNo, invitations: added })
  }
  await recountInvitations(ctx, id)
  return versionOf(ctx, id)
}

type UninviteBody = Parsed<typeof inquiry.uninvite>['body']

/** Taken off the list while it is prepared; told that it is over once it was asked. */
export const uninviteSupplier = async (
  ctx: Ctx,
  invitationId: string,
  { version }: UninviteBody,
): Promise<RowVersion> => {
  const id = (await invitationOf(ctx, invitationId)).purchaseId
  const purchase = await heldPurchase(ctx, id, version)
  assertOpenForSuppliers(purchase)
  const invitation = await invitationOf(ctx, invitationId)
  if (invitation.state === 'created')
    await own(ctx).deleteFrom('purchase_invitation').where('id', '=', invitation.id).execute()
  else if (invitation.state === 'canceled') fail('purchase.invitation_gone')
  else {
    await cancelInvitation(ctx, invitation)
    await ctx.emit('purchase.uninvited', { id, invitation: invitation.id })
    await notifySuppliers(ctx, id, 'canceled', [invitation.mobile])
  }
  await recountInvitations(ctx, id)
  return versionOf(ctx, id)
}
