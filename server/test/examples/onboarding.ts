import { onboarding } from '@srm/api/onboarding'
import { supplier } from '@srm/api/supplier'
import { codeOf, readPicture } from '#modules/identity/identity.fixture.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { aSupplierApplication } from '#modules/onboarding/onboarding.fixture.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { asked, proposedBy, askedHeaders } from '../updates.ts'
import { applicant, asApplicant, filledIn, texted } from '../applicants.ts'
import type { TestApp } from '../app.ts'
import { exchange, jsonOf, requestOf, type Example } from '../exchange.ts'
import type { Examples, Make } from '../fixtures.ts'
import { pdf } from '../outside/sample-files.ts'
import { query } from '../sql.ts'
import type { TestTenant } from '../tenant.ts'

const { external, application, update, renew } = onboarding

const addApplication = async (me: TestTenant): Promise<string> =>
  (await me.call(application.create, { body: aSupplierApplication() })).result.id

const addSupplier = async (me: TestTenant): Promise<string> =>
  (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id

const byId =
  (more: (me: TestTenant) => Promise<object> | object = () => ({})): Make =>
  async (_: TestApp, me: TestTenant) => ({ params: { id: await addApplication(me) }, ...(await more(me)) })

const picture = async (t: TestApp) => {
  const { result } = jsonOf<{ result: { id: string; image: string } }>(
    await exchange(t, requestOf(external.captcha, {})),
  )
  return { id: result.id, answer: readPicture(t, result) }
}

/** Earlier ones are made to have come from elsewhere, or the day's three would soon be used up. */
const sending = async (t: TestApp, me: TestTenant): Promise<Example> => {
  await query(t, 'update supplier_application set ip = null where tenant_id = $1', [me.tenantId])
  const who = await applicant(t, me)
  return { headers: who.headers, body: await filledIn(me, who) }
}

export const examples: Examples = [
  [application.review, byId()],
  [application.invitation, () => ({})],
  [application.take, byId(() => ({ body: { version: 1 } }))],
  [application.link, byId(async (me) => ({ body: { version: 1, supplier: await addSupplier(me) } }))],
  [application.approve, byId(() => ({ body: { version: 1, opinion: '资料齐全' } }))],
  [
    application.giveBack,
    byId(() => ({ body: { version: 1, remarks: [{ path: 'licences', text: '请补充特种行业许可证' }] } })),
  ],
  [application.reject, byId(() => ({ body: { version: 1, opinion: '经营范围不符' } }))],
  [application.duplicate, byId(async (me) => ({ body: { version: 1, supplier: await addSupplier(me) } }))],
  [external.welcome, async (t, me) => ({ query: { company: await codeOf(t, me) } })],
  [external.captcha, () => ({})],
  [
    external.code,
    async (t, me) => ({
      body: { by: 'mobile', company: await codeOf(t, me), mobile: aMobile(), captcha: await picture(t) },
    }),
  ],
  [
    external.enter,
    async (t, me) => {
      const mobile = aMobile()
      return { body: { by: 'mobile', company: await codeOf(t, me), mobile, code: await texted(t, mobile) } }
    },
  ],
  [external.page, (t, me) => asApplicant(t, me)],
  [external.save, (t, me) => asApplicant(t, me, { body: { values: { name: '云栖酒店' } } })],
  [external.upload, (t, me) => asApplicant(t, me, { file: { name: '执照.pdf', content: pdf } })],
  [external.submit, sending],
  [update.accept, async (t, me) => ({ params: { id: (await proposedBy(t, me)).id }, body: { version: 2 } })],
  [
    update.refuse,
    async (t, me) => ({ params: { id: (await proposedBy(t, me)).id }, body: { version: 2, opinion: '影像不清' } }),
  ],
  [update.send, async (_, me) => ({ params: { id: (await asked(me)).id }, body: { version: 1 } })],
  [renew.page, async (t, me) => ({ headers: askedHeaders(t, me, (await asked(me)).id) })],
  [
    renew.upload,
    async (t, me) => ({
      headers: askedHeaders(t, me, (await asked(me)).id),
      file: { name: '新执照.pdf', content: pdf },
    }),
  ],
  [
    renew.answer,
    async (t, me) => ({
      headers: askedHeaders(t, me, (await asked(me, 'prices')).id),
      body: { kind: 'prices', prices: [{ name: '同传设备', unit: '套/天', price: '2600' }] },
    }),
  ],
]
