import { dictionary } from '@srm/api/dictionary'
import { supplier } from '@srm/api/supplier'
import {
  aSupplier,
  aSupplierBankAccount,
  aSupplierCertificate,
  aSupplierContact,
  aSupplierQualification,
} from '#modules/supplier/supplier.fixture.ts'
import type { TestApp } from './app.ts'
import { query } from './sql.ts'
import type { Member, TestTenant } from './tenant.ts'

const ok = <R>({ status, message, result }: { status: number; message: string; result: R }): R => {
  if (status !== 200) throw new Error(message)
  return result
}

let count = 0

/** A class that asks for these certificates. */
export const addClass = async (me: Member, required: string[] = ['license', 'fire']): Promise<string> => {
  const name = `酒店${String((count += 1))}`
  const { id } = ok(await me.call(dictionary.classes.create, { body: { kind: 'supplier', name } }))
  const body = { kind: 'hotel' as const, minQuotes: 3, requiredCertificates: required }
  ok(await me.call(supplier.classify.update, { params: { id }, body }))
  return id
}

export const verifyAccounts = (t: TestApp, me: Member, id: string) =>
  query(t, `update supplier_bank_account set verify_status = 'verified' where tenant_id = $1 and supplier_id = $2`, [
    me.tenantId,
    id,
  ])

type Omission = 'fire' | 'account' | 'contact' | 'score'

/** A supplier with everything it takes to be qualified, but for what a test takes away. */
export const readySupplier = async (t: TestApp, me: TestTenant, without?: Omission): Promise<string> => {
  const classify = await addClass(me)
  const { id } = ok(await me.call(supplier.supplier.create, { body: aSupplier({ classifies: [classify] }) }))
  const of = { supplier: id }
  ok(await me.call(supplier.certificate.create, { body: aSupplierCertificate({ ...of, type: 'license' }) }))
  const fire =
    without === 'fire' ? { longTerm: false, expiresOn: '2020-01-31' } : { longTerm: false, expiresOn: '2199-01-31' }
  ok(await me.call(supplier.certificate.create, { body: aSupplierCertificate({ ...of, type: 'fire', ...fire }) }))
  ok(await me.call(supplier.bankAccount.create, { body: aSupplierBankAccount(of) }))
  if (without !== 'account') await verifyAccounts(t, me, id)
  if (without !== 'contact') ok(await me.call(supplier.contact.create, { body: aSupplierContact(of) }))
  const score = without === 'score' ? '59.99' : '60.00'
  const looked = aSupplierQualification({ ...of, classify, level: 'prospective', score })
  ok(await me.call(supplier.qualification.create, { body: looked }))
  return id
}

export const stageOf = async (me: Member, id: string) =>
  ok(await me.call(supplier.supplier.show, { params: { id } })).lifecycle

/** As it would have become by moves of its own. */
export const setStage = (t: TestApp, me: Member, id: string, stage: string) =>
  query(t, `update supplier set lifecycle = $3 where tenant_id = $1 and id = $2`, [me.tenantId, id, stage])

/** What stands behind a supplier's stage and has no call of its own. */
export const addStanding = async (
  t: TestApp,
  me: Member,
  canary: string,
  records: Readonly<Record<string, string>>,
): Promise<void> => {
  const on = (text: string) => query(t, text, [me.tenantId, canary, records['supplier'], records['supplierMove']])
  // What lies somewhere is counted for the map.
  await on(`update supplier set location_lat = 31.23, location_lng = 121.47, location_address = $2 || '路'
    where tenant_id = $1 and id = $3 and $4::uuid is not null`)
  await on(`insert into supplier_hold (tenant_id, supplier_id, cause, scope, reason, move_id, released_at)
    values ($1, $3, 'manual', '{order}', $2 || '冻结', $4, now())`)
  await on(
    `insert into supplier_blacklist_record (tenant_id, supplier_id, move_id, action, reason) values ($1, $3, $4, 'listed', $2 || '原因')`,
  )
  await on(`insert into scorecard_period (tenant_id, supplier_id, template_id, kind, starts_on, ends_on, points, criteria)
    select $1, $3, id, 'year', '2020-01-01', '2020-12-31', 0, jsonb_build_array($2::text, $4::text) from scorecard_template where tenant_id = $1 limit 1`)
  const { result } = await me.call(supplier.policy.show)
  ok(await me.call(supplier.policy.update, { body: result }))
}
