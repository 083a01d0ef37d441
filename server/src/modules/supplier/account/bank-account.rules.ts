import { isDomesticAccount } from '@srm/api/shared/checks'
import { destination, type SupplierBankAccount } from '@srm/api/supplier'
import type { Row, Values } from '#kernel/records/fields/row.ts'

type Account = typeof SupplierBankAccount
type Destination = (typeof destination)[number]

/** A covered number comes back from somebody who may not read it: it is the one that is stored. */
const isCovered = (value: string): boolean => value.includes('*')

/** Whether the money would go somewhere else: another number, name or bank. */
export const goesElsewhere = (
  before: Pick<Row<Account>, Destination>,
  sent: Pick<Values<Account>, Destination>,
): boolean =>
  destination.some((field) => {
    const value = sent[field]
    return value !== undefined && !isCovered(value) && value !== before[field]
  })

/** A bank's number has a bank's length; an Alipay account is none. A covered number was checked when it was stored. */
export const isAccountNumber = ({ accountType, accountNo }: { accountType?: unknown; accountNo: string }): boolean =>
  accountType === 'alipay' || isCovered(accountNo) || isDomesticAccount(accountNo)
