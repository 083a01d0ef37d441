import { invoicing } from '@srm/api/invoicing'
import { order as orders } from '@srm/api/order'
import { shanghaiDay } from '@srm/api/shared/date'
import { anInvoiceIn, anInvoiceOut, digitalXml } from '#modules/invoicing/invoicing.fixture.ts'
import { aConfirmedOrder } from '../acceptances.ts'
import type { TestApp } from '../app.ts'
import { addSigned } from '../contracts.ts'
import { addFile } from '../examples.ts'
import { exchange, jsonOf, requestOf } from '../exchange.ts'
import type { Examples, Make } from '../fixtures.ts'
import { addInvoice, addIssued, addToIssue, invoiceNumber, showInvoice } from '../invoices.ts'
import { once } from '../once.ts'
import { addConfirmedOrder, supplierOf } from '../orders.ts'
import { pdf } from '../outside/sample-files.ts'
import { addReceived, addVerified, ensureCompany, showReceived } from '../received.ts'
import { linkHeaders } from '../run-of-shows.ts'
import type { TestTenant } from '../tenant.ts'

const { invoiceOut, invoiceIn } = invoicing
const { external } = orders
const today = shanghaiDay(new Date())
const contractOf = once((me) => addSigned(me))

const at =
  (add: (me: TestTenant) => Promise<string>, body: () => object): Make =>
  async (_, me) => {
    const id = await add(me)
    const { version } = await showInvoice(me, id)
    return { params: { id }, body: { version, ...body() } }
  }

const printed = {
  day: today,
  seller: '上海云舟会展服务有限公司',
  sellerTaxNo: '91310000MA1K00000X',
  buyer: '上海测试有限公司',
  exTax: '28301.89',
  tax: '1698.11',
  total: '30000.00',
}

const received =
  (add: (me: TestTenant) => Promise<string>, body: () => object): Make =>
  async (_, me) => {
    const id = await add(me)
    const { version } = await showReceived(me, id)
    return { params: { id }, body: { version, ...body() } }
  }

/** Three times what was ordered. */
const addException = (me: TestTenant): Promise<string> =>
  addReceived(me, { amountExTax: '3000.00', tax: '0.00', amount: '3000.00' })

const addHeld = async (me: TestTenant): Promise<string> => {
  const id = await addReceived(me)
  const { version } = await showReceived(me, id)
  await me.call(invoiceIn.hold, { params: { id }, body: { version, reason: '质量争议' } })
  return id
}

const orderOf = once(async (me) => {
  await ensureCompany(me)
  return (await aConfirmedOrder(me)).id
})
const linkOf = async (t: TestApp, me: TestTenant) => {
  await ensureCompany(me)
  const { linkId } = await supplierOf(t, me, await addConfirmedOrder(t, me))
  return linkHeaders(t, me, 'order', linkId)
}

const uploaded = async (t: TestApp, headers: Record<string, string>): Promise<string> => {
  const sent = requestOf(external.invoiceFile, { file: { name: '发票.pdf', content: pdf } }, headers)
  return jsonOf<{ result: { id: string } }>(await exchange(t, sent)).result.id
}

export const examples: Examples = [
  [invoiceIn.start, async (_, me) => ({ query: { order: await orderOf(me) } })],
  [
    invoiceIn.read,
    async (t, me) => {
      const xml = digitalXml({ ...printed, number: invoiceNumber() })
      return { body: { file: (await addFile(t, me, '发票.xml', xml)).id } }
    },
  ],
  [invoiceIn.standing, async (_, me) => ({ params: { id: await addReceived(me) } })],
  [
    invoiceIn.update,
    async (_, me) => {
      const id = await addReceived(me)
      const { version, order } = await showReceived(me, id)
      return { params: { id }, body: { ...anInvoiceIn({ order: order?.id ?? null }), version } }
    },
  ],
  [invoiceIn.verify, received(addReceived, () => ({ result: 'verified', note: '税局一致' }))],
  [invoiceIn.override, received(addException, () => ({ reason: '超出部分已补充协议' }))],
  [invoiceIn.hold, received(addReceived, () => ({ reason: '质量争议' }))],
  [invoiceIn.release, received(addHeld, () => ({}))],
  [invoiceIn.deduct, received(addVerified, () => ({ isDeductible: true, deductMonth: `${today.slice(0, 7)}-01` }))],
  [
    invoiceIn.red,
    received(addVerified, () => ({
      amount: '400.00',
      tax: '22.64',
      number: invoiceNumber(),
      issuedOn: today,
      reason: '部分退款',
    })),
  ],
  [external.invoices, async (t, me) => ({ headers: await linkOf(t, me) })],
  [external.invoiceFile, async (t, me) => ({ headers: await linkOf(t, me), file: { name: '发票.pdf', content: pdf } })],
  [
    external.sendInvoice,
    async (t, me) => {
      const headers = await linkOf(t, me)
      const body = {
        file: await uploaded(t, headers),
        kind: 'digitalOrdinary',
        number: invoiceNumber(),
        issuedOn: today,
        amount: '500.00',
        tax: '28.30',
      }
      return { headers, body }
    },
  ],
  [invoiceOut.start, async (_, me) => ({ query: { contract: await addSigned(me) } })],
  [invoiceOut.purse, async (_, me) => ({ params: { id: await addInvoice(me) } })],
  [
    invoiceOut.update,
    async (_, me) => {
      const contract = await contractOf(me)
      const id = await addInvoice(me, { contract })
      return { params: { id }, body: { ...anInvoiceOut({ contract }), version: 1 } }
    },
  ],
  [
    invoiceOut.readXml,
    async (_, me) => ({
      params: { id: await addToIssue(me) },
      body: { xml: digitalXml({ ...printed, number: invoiceNumber() }) },
    }),
  ],
  [invoiceOut.issue, at(addToIssue, () => ({ invoiceNo: invoiceNumber(), issuedOn: today }))],
  [invoiceOut.deliver, at(addIssued, () => ({ deliveredOn: today, delivery: 'email' }))],
  [
    invoiceOut.red,
    at(addIssued, () => ({ amount: '10000.00', invoiceNo: invoiceNumber(), issuedOn: today, reason: '客户退回部分' })),
  ],
]
