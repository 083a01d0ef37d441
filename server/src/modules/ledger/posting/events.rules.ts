import type { AccountKind } from '@srm/api/ledger'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'

/** The document whose open amount a line moves, where that is not the one it is posted for. */
export type Item = { readonly subject: string; readonly id: string }

/** Debits are more than nothing, credits less. */
export type Line = {
  readonly account: AccountKind
  /** Of which fund account, where the account is of those. */
  readonly fund?: string
  readonly amount: string
  readonly item?: Item
  /** It burdens the company and no project. */
  readonly isCompanys?: boolean
}

type Movement = { readonly amount: string; readonly fund: string }

/** What has to be known of an event to post it. */
export type EventDetails = {
  readonly 'fund.opening': Movement
  readonly 'expense.booked': {
    readonly amount: string
    /** The part of it that comes back to us. */
    readonly tax: string
    /** Nothing where cost is only shared out among projects. */
    readonly fund: string | null
  }
  readonly 'loan.paid': Movement
  readonly 'loan.returned': Movement
  readonly 'reimburse.approved': {
    readonly amount: string
    readonly tax: string
    /** What of it was lent before; the rest is owed to the person. */
    readonly offsets: readonly { readonly loan: string; readonly amount: string }[]
  }
  readonly 'reimburse.paid': Movement
  /** A red invoice is about less than nothing. */
  readonly 'invoiceOut.issued': { readonly amount: string; readonly tax: string; readonly contract: string }
  readonly 'receipt.received': Movement
  /** Less than nothing takes back what was allocated. */
  readonly 'receipt.allocated': { readonly amount: string; readonly contract: string }
  readonly 'receipt.refunded': Movement
  /** What was received in advance pays what was invoiced, or no longer does. */
  readonly 'contract.offset': { readonly amount: string }
  readonly 'contract.opening': {
    readonly receivable: string
    readonly advance: string
    /** Of what we buy: what is owed of what was invoiced, and what was paid beyond it. */
    readonly payable: string
    readonly prepaid: string
  }
  readonly 'payment.invoiced': {
    readonly amount: string
    readonly tax: string
    /** What of it was paid before; the rest is owed. */
    readonly prepaid: string
    /** What the debt belongs to: the contract, the order or the request itself. */
    readonly item: Item
  }
  /** The same of an invoice that was verified; a red one is about less than nothing. */
  readonly 'invoiceIn.booked': EventDetails['payment.invoiced']
  readonly 'payment.paid': Movement & {
    /** What of it is paid before there is an invoice. */
    readonly prepaid: string
    readonly item: Item
  }
  /** Less than nothing where it is others’ money with us. */
  readonly 'deposit.moved': Movement
  readonly 'deposit.returned': Movement
  /** It does not come back: a cost, or an income where it is others’. */
  readonly 'deposit.kept': { readonly amount: string }
  readonly 'labor.paid': Movement & { readonly withheld: string }
}
export type LedgerEvent = keyof EventDetails

const credit = (amount: string): string => subtractMoney('0', amount)

const spent = (amount: string, tax: string): Line[] => [
  { account: 'cost', amount: subtractMoney(amount, tax) },
  { account: 'inputTax', amount: tax },
]

const ofContract = (contract: string): Pick<Line, 'item'> => ({ item: { subject: 'contract', id: contract } })

/** Cost and tax against what was paid before; the rest is owed. */
const owed = ({ amount, tax, prepaid, item }: EventDetails['payment.invoiced']): readonly Line[] => [
  ...spent(amount, tax),
  { account: 'prepaid', amount: credit(prepaid), item },
  { account: 'payable', amount: credit(subtractMoney(amount, prepaid)), item },
]

type Rules = { readonly [E in LedgerEvent]: (details: EventDetails[E]) => readonly Line[] }

const rules: Rules = {
  'fund.opening': ({ fund, amount }) => [
    { account: 'bank', fund, amount },
    { account: 'opening', amount: credit(amount) },
  ],
  'expense.booked': ({ amount, tax, fund }) =>
    fund === null
      ? [
          { account: 'cost', amount },
          { account: 'cost', amount: credit(amount), isCompanys: true },
        ]
      : [...spent(amount, tax), { account: 'bank', fund, amount: credit(amount) }],
  'loan.paid': ({ fund, amount }) => [
    { account: 'personalLoan', amount },
    { account: 'bank', fund, amount: credit(amount) },
  ],
  'loan.returned': ({ fund, amount }) => [
    { account: 'bank', fund, amount },
    { account: 'personalLoan', amount: credit(amount) },
  ],
  'reimburse.approved': ({ amount, tax, offsets }) => [
    ...spent(amount, tax),
    ...offsets.map((offset): Line => ({
      account: 'personalLoan',
      amount: credit(offset.amount),
      item: { subject: 'loan', id: offset.loan },
    })),
    {
      account: 'reimbursePayable',
      amount: credit(subtractMoney(amount, ...offsets.map((offset) => offset.amount))),
    },
  ],
  'reimburse.paid': ({ fund, amount }) => [
    { account: 'reimbursePayable', amount },
    { account: 'bank', fund, amount: credit(amount) },
  ],
  'invoiceOut.issued': ({ amount, tax, contract }) => [
    { account: 'receivable', amount, ...ofContract(contract) },
    { account: 'income', amount: credit(subtractMoney(amount, tax)) },
    { account: 'outputTax', amount: credit(tax) },
  ],
  'receipt.received': ({ fund, amount }) => [
    { account: 'bank', fund, amount },
    { account: 'unclaimedReceipt', amount: credit(amount) },
  ],
  'receipt.allocated': ({ amount, contract }) => [
    { account: 'unclaimedReceipt', amount },
    { account: 'advanceReceived', amount: credit(amount), ...ofContract(contract) },
  ],
  'receipt.refunded': ({ fund, amount }) => [
    { account: 'unclaimedReceipt', amount },
    { account: 'bank', fund, amount: credit(amount) },
  ],
  'contract.offset': ({ amount }) => [
    { account: 'advanceReceived', amount },
    { account: 'receivable', amount: credit(amount) },
  ],
  'contract.opening': ({ receivable, advance, payable, prepaid }) => [
    { account: 'receivable', amount: receivable },
    { account: 'advanceReceived', amount: credit(advance) },
    { account: 'payable', amount: credit(payable) },
    { account: 'prepaid', amount: prepaid },
    { account: 'opening', amount: subtractMoney(addMoney(advance, payable), receivable, prepaid) },
  ],
  'payment.invoiced': owed,
  'invoiceIn.booked': owed,
  'payment.paid': ({ fund, amount, prepaid, item }) => [
    { account: 'payable', amount: subtractMoney(amount, prepaid), item },
    { account: 'prepaid', amount: prepaid, item },
    { account: 'bank', fund, amount: credit(amount) },
  ],
  'deposit.moved': ({ fund, amount }) => [
    { account: 'deposit', amount },
    { account: 'bank', fund, amount: credit(amount) },
  ],
  'deposit.returned': ({ fund, amount }) => [
    { account: 'bank', fund, amount },
    { account: 'deposit', amount: credit(amount) },
  ],
  'deposit.kept': ({ amount }) => [
    { account: compareMoney(amount, '0') > 0 ? 'cost' : 'income', amount },
    { account: 'deposit', amount: credit(amount) },
  ],
  'labor.paid': ({ fund, amount, withheld }) => [
    { account: 'cost', amount },
    { account: 'withheldTax', amount: credit(withheld) },
    { account: 'bank', fund, amount: credit(subtractMoney(amount, withheld)) },
  ],
}

/** The lines of an event, without those that say nothing; they come to nothing together. */
export const linesOf = <E extends LedgerEvent>(event: E, details: EventDetails[E]): readonly Line[] =>
  rules[event](details).filter(({ amount }) => compareMoney(amount, '0') !== 0)

export const sumOf = (lines: readonly Pick<Line, 'amount'>[]): string =>
  addMoney('0', ...lines.map(({ amount }) => amount))
