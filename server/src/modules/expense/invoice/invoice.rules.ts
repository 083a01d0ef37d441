import type { InvoiceKind } from '@srm/api/expense'
import { compareMoney, taxWithin } from '@srm/api/shared/money'

/** What stands on a receipt. */
export type InvoiceInput = {
  readonly kind: InvoiceKind
  readonly number?: string | null | undefined
  readonly invoiceCode?: string | null | undefined
  readonly passenger?: string | null | undefined
  readonly seller?: string | null | undefined
  readonly date: string
  readonly amount: string
  readonly tax?: string | null | undefined
  readonly fare?: string | null | undefined
  readonly rate?: string | null | undefined
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, '').toUpperCase()

/** What beside its number tells a receipt from others of its kind. */
const beside: Readonly<Partial<Record<InvoiceKind, 'invoiceCode' | 'passenger'>>> = {
  paperSpecial: 'invoiceCode',
  paperOrdinary: 'invoiceCode',
  taxi: 'invoiceCode',
  toll: 'invoiceCode',
  rail: 'passenger',
}

/** Kinds that count in one row of numbers: whether an invoice is special or ordinary does not make it another one. */
const series: Readonly<Record<InvoiceKind, string>> = {
  digitalSpecial: 'digital',
  digitalOrdinary: 'digital',
  paperSpecial: 'paper',
  paperOrdinary: 'paper',
  rail: 'rail',
  air: 'air',
  taxi: 'slip',
  toll: 'slip',
  other: 'other',
}

/** A receipt without a number that is of no official kind. */
export const isUnnumbered = ({ kind, number }: InvoiceInput): boolean => kind === 'other' && plain(number) === ''

export const noNumber = '无号'

/** The fields a receipt of this kind lacks. */
export const missingParts = (invoice: InvoiceInput): ('number' | 'invoiceCode' | 'passenger')[] => {
  const needs = (['number', beside[invoice.kind]] as const).flatMap((part) => part ?? [])
  return isUnnumbered(invoice) ? [] : needs.filter((part) => plain(invoice[part]) === '')
}

/** Two receipts of one company with the same key are one and the same paper. */
export const duplicateKey = (invoice: InvoiceInput): string | null => {
  if (isUnnumbered(invoice) || invoice.number === noNumber) return null
  const part = beside[invoice.kind]
  const more = part ? plain(invoice[part]) : invoice.kind === 'other' ? plain(invoice.seller) : ''
  return [series[invoice.kind], plain(invoice.number), more].join(':')
}

/** Transport of people carries nine per cent. */
const transportRate = '9'

/** How much of its tax comes back: what a special invoice states, what a ticket holds, nothing of others. */
export const deductibleTax = ({ kind, amount, tax, fare, rate }: InvoiceInput): string => {
  switch (kind) {
    case 'digitalSpecial':
    case 'paperSpecial':
      return tax ?? '0.00'
    case 'rail':
      return taxWithin(amount, transportRate)
    case 'air':
      // Without the fare it is not known how much of the price is fees.
      return fare ? taxWithin(fare, transportRate) : '0.00'
    case 'toll':
      return rate ? taxWithin(amount, rate) : (tax ?? '0.00')
    default:
      return '0.00'
  }
}

export const hasSaneTax = ({ amount, tax, fare }: InvoiceInput): boolean =>
  compareMoney(tax ?? '0', amount) <= 0 && compareMoney(fare ?? '0', amount) <= 0
