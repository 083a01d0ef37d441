import { describe, expect, it } from 'vitest'
import { deductibleTax, duplicateKey, missingParts, type InvoiceInput } from './invoice.rules.ts'

const invoice = (more: Partial<InvoiceInput>): InvoiceInput => ({
  kind: 'digitalSpecial',
  number: '25312000000012345678',
  date: '2026-11-02',
  amount: '1060.00',
  ...more,
})

describe('duplicate key', () => {
  it('is the number of a digital invoice, special or ordinary, however it is spaced', () => {
    expect(duplicateKey(invoice({}))).toBe(
      duplicateKey(invoice({ kind: 'digitalOrdinary', number: '2531 2000 0000 1234 5678' })),
    )
  })

  it('is code and number on paper, ticket and passenger by rail, the e-ticket by air', () => {
    const paper = invoice({ kind: 'paperSpecial', number: '00123456', invoiceCode: '3100231130' })
    expect(duplicateKey(paper)).not.toBe(duplicateKey({ ...paper, invoiceCode: '3100231131' }))
    const rail = invoice({ kind: 'rail', number: 'E123456789', passenger: '王小明' })
    expect(duplicateKey(rail)).not.toBe(duplicateKey({ ...rail, passenger: '李雷' }))
    const air = invoice({ kind: 'air', number: '781-2345678901', passenger: '王小明' })
    expect(duplicateKey(air)).toBe(duplicateKey({ ...air, passenger: null }))
  })

  it('is nothing for a slip without a number', () => {
    expect(duplicateKey(invoice({ kind: 'other', number: null }))).toBeNull()
    expect(missingParts(invoice({ kind: 'other', number: null }))).toEqual([])
    expect(missingParts(invoice({ kind: 'taxi', number: null }))).toEqual(['number', 'invoiceCode'])
    expect(missingParts(invoice({ kind: 'rail', passenger: ' ' }))).toEqual(['passenger'])
  })
})

describe('deductible tax', () => {
  it('is counted by kind', () => {
    expect(deductibleTax(invoice({ tax: '60.00' }))).toBe('60.00')
    expect(deductibleTax(invoice({ kind: 'digitalOrdinary', tax: '60.00' }))).toBe('0.00')
    expect(deductibleTax(invoice({ kind: 'rail', amount: '553.00' }))).toBe('45.66')
    expect(deductibleTax(invoice({ kind: 'air', amount: '1250.00', fare: '1200.00' }))).toBe('99.08')
    expect(deductibleTax(invoice({ kind: 'air', amount: '1250.00' }))).toBe('0.00')
    expect(deductibleTax(invoice({ kind: 'toll', amount: '103.00', rate: '3.00' }))).toBe('3.00')
    expect(deductibleTax(invoice({ kind: 'taxi', amount: '45.00' }))).toBe('0.00')
  })
})
