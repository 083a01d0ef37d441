import { inquiry, type Invitations } from '@srm/api/inquiry'
import { supplier } from '@srm/api/supplier'
import { aPurchase, aPurchaseLine, type PurchaseBody } from '#modules/inquiry/inquiry.fixture.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { aSupplier, aSupplierContact } from '#modules/supplier/supplier.fixture.ts'
import { usualType } from './demands.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

const ok = <R>({ status, message, result, key }: Answer<R>): R => {
  if (status !== 200) throw new Error(`${String(status)} ${key ?? ''} ${message}`)
  return result
}

/** A supplier with somebody who gets messages. */
export const addSupplierToAsk = async (me: Member): Promise<{ id: string; name: string; mobile: string }> => {
  const body = aSupplier()
  const { id } = ok(await me.call(supplier.supplier.create, { body }))
  const mobile = aMobile()
  ok(await me.call(supplier.contact.create, { body: aSupplierContact({ supplier: id, mobile }) }))
  return { id, name: body.name, mobile }
}

/** The body of a purchase with lines of a type every company has. */
export const aPurchaseOf = async (
  me: Member,
  lines: readonly Parameters<typeof aPurchaseLine>[0][] = [{}],
  more: Partial<PurchaseBody> = {},
): Promise<PurchaseBody> => {
  const purchaseType = await usualType(me)
  return aPurchase({ lines: lines.map((line) => aPurchaseLine({ purchaseType, ...line })), ...more })
}

export const purchaseOf = async (me: Member, id: string) => ok(await me.call(inquiry.show, { params: { id } }))

export const invitationsIn = async (me: Member, id: string): Promise<Invitations> =>
  ok(await me.call(inquiry.suppliers, { params: { purchaseId: id } }))

const versionIn = async (me: Member, id: string): Promise<number> => (await purchaseOf(me, id)).version

export const addPurchase = async (me: Member, more: Partial<PurchaseBody> = {}): Promise<string> =>
  ok(await me.call(inquiry.create, { body: await aPurchaseOf(me, [{}], more) })).id

/** So many suppliers chosen for it. */
export const inviteSome = async (me: Member, id: string, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push((await addSupplierToAsk(me)).id)
  const suppliers = ids.map((one) => ({ supplier: one }))
  ok(await me.call(inquiry.invite, { params: { id }, body: { version: await versionIn(me, id), suppliers } }))
  return ids
}

/** Suppliers are asked. The method needs its approval, which is written down as if it had been given. */
export const publishedPurchase = async (
  me: TestTenant,
  { count = 2, ...more }: Partial<PurchaseBody> & { count?: number } = {},
): Promise<string> => {
  const id = await addPurchase(me, more)
  await inviteSome(me, id, count)
  if (more.method !== undefined && more.method !== 'inquiry')
    await me.inside((ctx) => ctx.db.run(`update purchase set status = 'approved' where id = $1`, [id]))
  ok(await me.call(inquiry.publish, { params: { id }, body: { version: await versionIn(me, id) } }))
  return id
}

/** As if so much time had passed. */
export const makeOver = (me: TestTenant, id: string) =>
  me.inside((ctx) =>
    ctx.db.run(`update purchase set deadline = clock_timestamp() - interval '1 second' where id = $1`, [id]),
  )

/** One that ended with fewer quotes than were asked for. */
export const makeShort = async (me: TestTenant): Promise<string> => {
  const id = await publishedPurchase(me)
  const quoted = `update purchase_invitation set state = 'quoted' where purchase_id = $1`
  const failed = `update purchase set stage = 'failed', min_quotes = 3, closed_at = now() where id = $1`
  for (const sql of [quoted, failed]) await me.inside((ctx) => ctx.db.run(sql, [id]))
  return id
}

const invitedSql = `with asked as (insert into purchase_invitation (id, purchase_id, supplier_id, contact_name, mobile, state, decline_note)
    values (app.new_id(), $1, $2, $3, '13900001234', 'declined', $3) returning id, purchase_id)
  insert into purchase_question (id, purchase_id, invitation_id, question, answer)
    select app.new_id(), purchase_id, id, $3, $3 from asked`

const roundSql = `insert into purchase_round (purchase_id, round_no, note, supplier_count) values ($1, 2, $2, 1)`

/** A supplier that was asked, declined and asked something back. */
export const addInvitation = async (
  me: TestTenant,
  canary: string,
  records: Readonly<Record<string, string>>,
): Promise<void> => {
  await me.inside((ctx) => ctx.db.run(invitedSql, [records['purchase'], records['supplier'], `${canary}供应商`]))
  await me.inside((ctx) => ctx.db.run(roundSql, [records['purchase'], `${canary}轮次`]))
}
