import type { Input } from '@srm/api/endpoint'
import type { receipt } from '@srm/api/receipt'

type Calls = typeof receipt

let count = 0
const next = (): string => `${process.pid}-${(count += 1)}`

/** The account is put in by whoever has one. */
export const aReceipt = (
  more: Partial<Input<Calls['receipt']['create']>['body']> = {},
): Input<Calls['receipt']['create']>['body'] => ({
  fundAccount: '',
  day: '2026-11-02',
  amount: '30000.00',
  payerName: `上海付款方${next()}有限公司`,
  method: 'check',
  ...more,
})

export const aBankFormat = (
  more: Partial<Input<Calls['format']['create']>['body']> = {},
): Input<Calls['format']['create']>['body'] => ({
  name: `测试银行${next()}`,
  dayColumn: '记账日',
  creditColumn: '进账',
  payerNameColumn: '来款单位',
  status: 'enabled',
  ...more,
})
