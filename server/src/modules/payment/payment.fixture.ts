import type { Input } from '@srm/api/endpoint'
import type { payment } from '@srm/api/payment'

type Body<E> = Input<E> extends { body: infer B } ? B : never

let count = 0
const next = (): string => String((count += 1))

type RequestBody = Body<typeof payment.request.create>

/** A piece of work somebody without a company did; what is paid of is put in by whoever has it. */
export const aPaymentRequest = (more: Partial<RequestBody> = {}): RequestBody => {
  const no = next()
  return {
    title: `主持人劳务${no}`,
    kind: 'labor',
    amount: '5000.00',
    needDate: '2026-11-30',
    payeeName: '李主持',
    payeeBank: '招商银行上海分行',
    payeeAccount: `62258802${String(process.pid).padStart(8, '0')}${no.padStart(4, '0')}`,
    idNo: '310101199001011234',
    ...more,
  }
}

type DepositBody = Body<typeof payment.deposit.create>

/** Its account is put in by whoever has one. */
export const aDeposit = (more: Partial<DepositBody> = {}): DepositBody => ({
  title: `会场押金${next()}`,
  side: 'pay',
  kind: 'venue',
  amount: '20000.00',
  fundAccount: '',
  day: '2026-11-02',
  dueDate: '2026-11-30',
  counterparty: '上海国际会议中心',
  ...more,
})

type BatchBody = Body<typeof payment.batch.create>

/** Its account and its requests are put in by whoever has them. */
export const aPaymentBatch = (more: Partial<BatchBody> = {}): BatchBody => ({
  fundAccount: '',
  day: '2026-11-19',
  requests: [],
  ...more,
})
