import { payment } from '@srm/api/payment'
import { aPaymentRequest } from '#modules/payment/payment.fixture.ts'
import type { Examples } from '../fixtures.ts'
import { aBatch, aBatchBody, aPayableContract, aRequestToPay, provePassword, today } from '../payments.ts'
import { addDeposit } from '../deposits.ts'
import { once } from '../once.ts'
import type { TestTenant } from '../tenant.ts'

const { request, batch, laborTax, deposit } = payment

const addRequest = async (me: TestTenant): Promise<string> =>
  (await me.call(request.create, { body: aPaymentRequest() })).result.id

const versionOf = async (me: TestTenant, id: string): Promise<number> =>
  (await me.call(request.show, { params: { id } })).result.version

const paidSql = `update payment_request set stage = 'paid', paid_on = current_date where tenant_id = $1 and id = $2`

const paidRequest = async (me: TestTenant): Promise<string> => {
  const { id } = await aRequestToPay(me)
  await me.inside((ctx) => ctx.db.run(paidSql, [ctx.tenantId, id]))
  return id
}

const firstTransfer = async (me: TestTenant, id: string): Promise<string> =>
  (await me.call(batch.transfers, { params: { id } })).result[0]?.id ?? ''

const changedRequest = once(addRequest)
const changedBatch = once(async (me) => {
  const body = await aBatchBody(me)
  return { id: (await me.call(batch.create, { body })).result.id, body }
})
const payable = once((me) => aPayableContract(me))
const paying = once((me) => aBatch(me, true))

const header = '付款标识,金额,结果,银行流水号,付款日期,失败原因'

export const examples: Examples = [
  [laborTax.show, () => ({})],
  [laborTax.update, () => ({ body: { brackets: [] } })],
  [laborTax.month, () => ({ query: { month: today.slice(0, 7) } })],
  [laborTax.file, () => ({ body: { month: today.slice(0, 7) } })],
  [deposit.entries, async (_, me) => ({ params: { id: (await addDeposit(me, true)).id } })],
  [
    deposit.book,
    async (_, me) => {
      const { id, version } = await addDeposit(me)
      return { params: { id }, body: { version } }
    },
  ],
  [
    deposit.settle,
    async (_, me) => {
      const { id, version } = await addDeposit(me, true)
      return { params: { id }, body: { version, way: 'returned', amount: '5000.00', day: today } }
    },
  ],
  [request.start, async (_, me) => ({ query: { kind: 'plan', source: (await payable(me)).first } })],
  [request.received, async (_, me) => ({ query: { kind: 'plan', source: (await payable(me)).first } })],
  [request.check, async (_, me) => ({ params: { id: await addRequest(me) } })],
  [request.due, () => ({})],
  [request.supplierMoney, async (_, me) => ({ params: { id: (await payable(me)).supplier } })],
  [
    request.update,
    async (_, me) => {
      const id = await changedRequest(me)
      return { params: { id }, body: { ...aPaymentRequest(), version: await versionOf(me, id) } }
    },
  ],
  [
    request.slip,
    async (_, me) => {
      const id = await paidRequest(me)
      return { params: { id }, body: { version: await versionOf(me, id), slips: [] } }
    },
  ],
  [
    request.cancel,
    async (_, me) => {
      const { id } = await aRequestToPay(me)
      return { params: { id }, body: { version: await versionOf(me, id), reason: '活动取消' } }
    },
  ],
  [
    batch.update,
    async (_, me) => {
      const { id, body } = await changedBatch(me)
      const { version } = (await me.call(batch.show, { params: { id } })).result
      return { params: { id }, body: { ...body, remark: '月底前付', version } }
    },
  ],
  [batch.transfers, async (_, me) => ({ params: { id: await aBatch(me) } })],
  [
    batch.confirm,
    async (t, me) => {
      const id = await aBatch(me)
      await provePassword(t, me, me)
      const { version, total } = (await me.call(batch.show, { params: { id } })).result
      return { params: { id }, body: { version, total: total ?? '0' } }
    },
  ],
  [
    batch.file,
    async (_, me) => {
      const id = await aBatch(me, true)
      const { version } = (await me.call(batch.show, { params: { id } })).result
      return { params: { id }, body: { version } }
    },
  ],
  [
    batch.settle,
    async (_, me) => {
      const id = await aBatch(me, true)
      const transfer = await firstTransfer(me, id)
      return { params: { id }, body: { transfer, day: today, bankSerial: `S${transfer}` } }
    },
  ],
  [
    batch.importResult,
    async (_, me) => {
      const id = await paying(me)
      const transfer = await firstTransfer(me, id)
      return { params: { id }, body: { content: `${header}\r\n${transfer},4200.00,成功,I${transfer},${today},` } }
    },
  ],
]
