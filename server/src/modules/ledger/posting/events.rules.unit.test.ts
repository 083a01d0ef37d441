import { describe, expect, it } from 'vitest'
import { linesOf, sumOf, type EventDetails, type LedgerEvent } from './events.rules.ts'

const said = <E extends LedgerEvent>(event: E, details: EventDetails[E]): string[] => {
  const lines = linesOf(event, details)
  expect(sumOf(lines)).toBe('0.00')
  return lines.map(({ account, amount, fund, item, isCompanys }) =>
    [account, amount, fund, item && `${item.subject} ${item.id}`, isCompanys && 'company'].filter(Boolean).join(' '),
  )
}

const none = { receivable: '0.00', advance: '0.00', payable: '0.00', prepaid: '0.00' }

describe('ledger event', () => {
  it('fund.opening: the account holds what it began with, also less than nothing', () => {
    expect(said('fund.opening', { fund: 'f', amount: '100.00' })).toEqual(['bank 100.00 f', 'opening -100.00'])
    expect(said('fund.opening', { fund: 'f', amount: '-3.20' })).toEqual(['bank -3.20 f', 'opening 3.20'])
    expect(said('fund.opening', { fund: 'f', amount: '0.00' })).toEqual([])
  })

  it('expense.booked: cost without the tax that comes back, out of the account', () => {
    const details = { amount: '106.00', tax: '6.00', fund: 'f' }
    expect(said('expense.booked', details)).toEqual(['cost 100.00', 'inputTax 6.00', 'bank -106.00 f'])
    expect(said('expense.booked', { ...details, tax: '0.00' })).toEqual(['cost 106.00', 'bank -106.00 f'])
  })

  it('expense.booked: what is shared out moves from the company to the project', () => {
    expect(said('expense.booked', { amount: '50.00', tax: '0.00', fund: null })).toEqual([
      'cost 50.00',
      'cost -50.00 company',
    ])
  })

  it('loan: the person owes it until it is back', () => {
    expect(said('loan.paid', { fund: 'f', amount: '600.00' })).toEqual(['personalLoan 600.00', 'bank -600.00 f'])
    expect(said('loan.returned', { fund: 'f', amount: '250.00' })).toEqual(['bank 250.00 f', 'personalLoan -250.00'])
  })

  it('reimburse: what was lent is written off, the rest is owed and then paid', () => {
    const offsets = [
      { loan: 'a', amount: '300.00' },
      { loan: 'b', amount: '0.01' },
    ]
    expect(said('reimburse.approved', { amount: '1000.00', tax: '12.34', offsets })).toEqual([
      'cost 987.66',
      'inputTax 12.34',
      'personalLoan -300.00 loan a',
      'personalLoan -0.01 loan b',
      'reimbursePayable -699.99',
    ])
    expect(said('reimburse.approved', { amount: '300.00', tax: '0.00', offsets: offsets.slice(0, 1) })).toEqual([
      'cost 300.00',
      'personalLoan -300.00 loan a',
    ])
    expect(said('reimburse.paid', { fund: 'f', amount: '699.99' })).toEqual([
      'reimbursePayable 699.99',
      'bank -699.99 f',
    ])
  })

  it('invoiceOut.issued: what the customer owes, income without tax and the tax; a red one the other way round', () => {
    const details = { amount: '106.00', tax: '6.00', contract: 'c' }
    expect(said('invoiceOut.issued', details)).toEqual([
      'receivable 106.00 contract c',
      'income -100.00',
      'outputTax -6.00',
    ])
    expect(said('invoiceOut.issued', { ...details, amount: '-106.00', tax: '-6.00' })).toEqual([
      'receivable -106.00 contract c',
      'income 100.00',
      'outputTax 6.00',
    ])
  })

  it('receipt: in the account and nobody’s, then the contract’s, and back', () => {
    expect(said('receipt.received', { fund: 'f', amount: '50.00' })).toEqual([
      'bank 50.00 f',
      'unclaimedReceipt -50.00',
    ])
    expect(said('receipt.allocated', { amount: '30.00', contract: 'c' })).toEqual([
      'unclaimedReceipt 30.00',
      'advanceReceived -30.00 contract c',
    ])
    expect(said('receipt.allocated', { amount: '-30.00', contract: 'c' })).toEqual([
      'unclaimedReceipt -30.00',
      'advanceReceived 30.00 contract c',
    ])
    expect(said('receipt.refunded', { fund: 'f', amount: '20.00' })).toEqual([
      'unclaimedReceipt 20.00',
      'bank -20.00 f',
    ])
  })

  it('contract: what was paid in advance pays what was invoiced; what was so before stands against the opening', () => {
    expect(said('contract.offset', { amount: '30.00' })).toEqual(['advanceReceived 30.00', 'receivable -30.00'])
    expect(said('contract.opening', { ...none, receivable: '70.00' })).toEqual(['receivable 70.00', 'opening -70.00'])
    expect(said('contract.opening', { ...none, advance: '5.00' })).toEqual(['advanceReceived -5.00', 'opening 5.00'])
  })

  it('contract.opening: what was owed to suppliers, or paid to them in advance, stands against the opening', () => {
    expect(said('contract.opening', { ...none, payable: '40.00' })).toEqual(['payable -40.00', 'opening 40.00'])
    expect(said('contract.opening', { ...none, prepaid: '9.00' })).toEqual(['prepaid 9.00', 'opening -9.00'])
  })

  it('invoiceIn.booked: what a verified invoice says is owed; a red one takes it back', () => {
    const item = { subject: 'purchaseOrder', id: '0199' }
    expect(said('invoiceIn.booked', { amount: '1060.00', tax: '60.00', prepaid: '1060.00', item })).toEqual([
      'cost 1000.00',
      'inputTax 60.00',
      'prepaid -1060.00 purchaseOrder 0199',
    ])
    expect(said('invoiceIn.booked', { amount: '-106.00', tax: '-6.00', prepaid: '0.00', item })).toEqual([
      'cost -100.00',
      'inputTax -6.00',
      'payable 106.00 purchaseOrder 0199',
    ])
  })

  it('payment.invoiced: cost and tax against what was prepaid, the rest is owed', () => {
    const item = { subject: 'contract', id: 'c' }
    expect(said('payment.invoiced', { amount: '1060.00', tax: '60.00', prepaid: '300.00', item })).toEqual([
      'cost 1000.00',
      'inputTax 60.00',
      'prepaid -300.00 contract c',
      'payable -760.00 contract c',
    ])
  })

  it('payment.paid: what is owed first, what goes beyond it is prepaid', () => {
    const item = { subject: 'contract', id: 'c' }
    expect(said('payment.paid', { fund: 'f', amount: '760.00', prepaid: '0.00', item })).toEqual([
      'payable 760.00 contract c',
      'bank -760.00 f',
    ])
    expect(said('payment.paid', { fund: 'f', amount: '300.00', prepaid: '300.00', item })).toEqual([
      'prepaid 300.00 contract c',
      'bank -300.00 f',
    ])
  })

  it('deposit: lies with somebody until it is back or lost; others’ money with us the other way round', () => {
    expect(said('deposit.moved', { fund: 'f', amount: '50.00' })).toEqual(['deposit 50.00', 'bank -50.00 f'])
    expect(said('deposit.moved', { fund: 'f', amount: '-50.00' })).toEqual(['deposit -50.00', 'bank 50.00 f'])
    expect(said('deposit.returned', { fund: 'f', amount: '20.00' })).toEqual(['bank 20.00 f', 'deposit -20.00'])
    expect(said('deposit.kept', { amount: '30.00' })).toEqual(['cost 30.00', 'deposit -30.00'])
    expect(said('deposit.kept', { amount: '-30.00' })).toEqual(['income -30.00', 'deposit 30.00'])
  })

  it('labor.paid: all of it is cost, what is kept back is owed to the state', () => {
    expect(said('labor.paid', { fund: 'f', amount: '5000.00', withheld: '800.00' })).toEqual([
      'cost 5000.00',
      'withheldTax -800.00',
      'bank -4200.00 f',
    ])
  })
})
