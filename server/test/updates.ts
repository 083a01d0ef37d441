import { onboarding } from '@srm/api/onboarding'
import { supplier } from '@srm/api/supplier'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { aSupplierUpdate } from '#modules/onboarding/onboarding.fixture.ts'
import {
  aSupplier,
  aSupplierCertificate,
  aSupplierContact,
  aSupplierPriceItem,
} from '#modules/supplier/supplier.fixture.ts'
import type { TestApp } from './app.ts'
import { nobodyAt } from './applicants.ts'
import { exchange, jsonOf, requestOf } from './exchange.ts'
import { pdf } from './outside/sample-files.ts'
import type { Member, TestTenant } from './tenant.ts'

const { update, renew } = onboarding

export const askedHeaders = (t: TestApp, me: Member, id: string, purpose = 'supplierUpdate') => ({
  'supplier-token': issue(
    'external',
    { t: me.tenantId, purpose, id, exp: inSeconds(600) },
    t.app.config.SESSION_SECRET,
  ),
})

/** A supplier with a contact, a certificate and a price, asked to renew one of them. */
export const asked = async (me: TestTenant, kind: 'certificate' | 'prices' = 'certificate') => {
  const mobile = aMobile()
  const of = { supplier: (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id }
  const contact = (await me.call(supplier.contact.create, { body: aSupplierContact({ ...of, mobile }) })).result.id
  const dates = { longTerm: false, expiresOn: '2026-12-01' }
  const body = aSupplierCertificate({ ...of, ...dates })
  const certificate = (await me.call(supplier.certificate.create, { body })).result.id
  const item = (await me.call(supplier.priceItem.create, { body: aSupplierPriceItem(of) })).result.id
  const asking = aSupplierUpdate({ kind, contact, ...(kind === 'certificate' && { certificate }) })
  const answer = await me.call(update.create, { body: asking })
  if (answer.status !== 200) throw new Error(answer.message)
  return { id: answer.result.id, mobile, contact, certificate, item, ...of }
}

/** Answered by the supplier: a new scan with a new date. */
export const proposedBy = async (t: TestApp, me: TestTenant) => {
  const made = await asked(me)
  const headers = askedHeaders(t, me, made.id)
  const sent = { file: { name: '新执照.pdf', content: pdf } }
  const file = jsonOf<{ result: { id: string } }>(await exchange(t, requestOf(renew.upload, sent, headers))).result.id
  const certificate = { number: 'XK-2031', longTerm: false, expiresOn: '2031-11-30', files: [file] }
  const answer = await nobodyAt(t)(renew.answer, { body: { kind: 'certificate', certificate } }, headers)
  if (answer.status !== 200) throw new Error(answer.message)
  return { ...made, headers }
}
