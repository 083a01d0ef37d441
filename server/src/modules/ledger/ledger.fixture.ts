import type { Input } from '@srm/api/endpoint'
import type { ledger } from '@srm/api/ledger'

type Body<E> = Input<E> extends { body: infer B } ? B : never

let count = 0
const next = (): string => String((count += 1))

export const aFundAccount = (
  more: Partial<Body<typeof ledger.fundAccount.create>> = {},
): Body<typeof ledger.fundAccount.create> => ({
  name: `招商银行基本户${next()}`,
  company: '',
  kind: 'bank',
  bankName: '招商银行上海分行',
  accountNo: '6225880212345678',
  isDefault: false,
  openingBalance: '1000.00',
  openingDate: '2025-05-01',
  status: 'enabled',
  ...more,
})

export const aMonthReopen = (
  more: Partial<Body<typeof ledger.monthReopen.create>> = {},
): Body<typeof ledger.monthReopen.create> => ({ company: '', month: '2025-05-01', reason: '漏记一笔手续费', ...more })
