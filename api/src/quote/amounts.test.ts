import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, compareMoney, subtractMoney } from '../shared/money.ts'
import { quoteAmounts, type PricedLine } from './amounts.ts'

const terms = { taxRate: '6', isTaxIncluded: true }
const line = (more: Partial<PricedLine>): PricedLine => ({
  kind: 'other',
  isOffered: true,
  quantity: '1',
  times: '1',
  ...more,
})
const amountOf = (more: Partial<PricedLine>): string | null | undefined =>
  quoteAmounts([line(more)], terms).lines[0]?.amount

const price = fc.integer({ min: 0, max: 99_999_999 }).map((fen) => new Decimal(fen).div(100).toFixed(2))
const count = fc.integer({ min: 1, max: 9_999_999 }).map((units) => new Decimal(units).div(10_000).toFixed(4))
const rate = fc.integer({ min: 0, max: 2500 }).map((units) => new Decimal(units).div(100).toFixed(2))
const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  kind: fc.constantFrom('other', 'hall', 'room', 'catering'),
  isOffered: fc.boolean(),
  unitPrice: price,
  quantity: count,
  times: count,
  taxRate: fc.option(rate, { nil: undefined }),
  minSpend: fc.option(price, { nil: undefined }),
  costItems: fc.array(fc.record({ name: fc.constant('服务'), amount: price }), { maxLength: 3 }),
  blocks: fc.array(fc.record({ rate: price, quantity: fc.option(count, { nil: undefined }) }), { maxLength: 4 }),
})
const anyTerms = fc.record({ taxRate: rate, isTaxIncluded: fc.boolean(), serviceChargeRate: rate, discount: price })

describe('the amount of a quote line', () => {
  it('is price times quantity times days', () => {
    expect(amountOf({ unitPrice: '128.5', quantity: '200', times: '2' })).toBe('51400.00')
  })
  it('is the sum of its nights for rooms, and of its day-parts for halls', () => {
    const rooms = [
      { quantity: '80', rate: '680' },
      { quantity: '120', rate: '720.50' },
    ]
    expect(amountOf({ blocks: rooms, quantity: '200', times: '2' })).toBe('140860.00')
    expect(amountOf({ blocks: [{ rate: '12000' }, { rate: '18000' }] })).toBe('30000.00')
  })
  it('is at least the minimum spend, and what is charged beside comes on top', () => {
    const meal = { unitPrice: '100', quantity: '50', minSpend: '8000' }
    expect(amountOf(meal)).toBe('8000.00')
    expect(amountOf({ ...meal, costItems: [{ name: '开瓶费', amount: '300' }] })).toBe('8300.00')
    expect(amountOf({ ...meal, quantity: '100' })).toBe('10000.00')
  })
  it('is its price for a hall: what has to be eaten there counts for the whole quote', () => {
    expect(amountOf({ kind: 'hall', unitPrice: '12000', minSpend: '50000' })).toBe('12000.00')
  })
  it('is nothing where the line is not offered', () => {
    expect(amountOf({ isOffered: false, unitPrice: '100' })).toBeNull()
  })
})

describe('the total of a quote', () => {
  it('holds the tax that stands in it, or adds what does not', () => {
    const lines = [line({ unitPrice: '106' })]
    expect(quoteAmounts(lines, terms)).toMatchObject({ total: '106.00', tax: '6.00', totalExTax: '100.00' })
    const without = quoteAmounts([line({ unitPrice: '100' })], { taxRate: '6', isTaxIncluded: false })
    expect(without).toMatchObject({ total: '106.00', tax: '6.00', totalExTax: '100.00' })
  })
  it('takes the discount off before the service charge is added', () => {
    const more = { ...terms, discount: '100', serviceChargeRate: '10' }
    expect(quoteAmounts([line({ unitPrice: '1100' })], more)).toMatchObject({
      serviceCharge: '100.00',
      total: '1100.00',
    })
  })
  it('fills food and drink up to the largest minimum spend that halls and rooms ask for', () => {
    const hall = line({ kind: 'hall', unitPrice: '12000', minSpend: '50000' })
    const rooms = line({ kind: 'room', unitPrice: '680', quantity: '10', minSpend: '20000' })
    const meal = line({ kind: 'catering', unitPrice: '300', quantity: '100' })
    expect(quoteAmounts([hall, rooms, meal], terms)).toMatchObject({ shortfall: '20000.00', total: '68800.00' })
    expect(quoteAmounts([hall, line({ ...meal, quantity: '200' })], terms)).toMatchObject({ shortfall: '0.00' })
    expect(quoteAmounts([line({ ...hall, isOffered: false }), meal], terms)).toMatchObject({ total: '30000.00' })
  })
  it('is the sum of rounded lines, discount, service charge and tax', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyTerms, (lines, some) => {
        const { lines: worked, shortfall, subtotal, serviceCharge, tax, total, totalExTax } = quoteAmounts(lines, some)
        expect(addMoney(shortfall, ...worked.flatMap(({ amount }) => amount ?? []))).toBe(subtotal)
        const off = compareMoney(some.discount, subtotal) > 0 ? subtotal : some.discount
        const before = addMoney(subtractMoney(subtotal, off), serviceCharge)
        expect(total).toBe(some.isTaxIncluded ? before : addMoney(before, tax))
        expect(addMoney(totalExTax, tax)).toBe(total)
      }),
    )
  })
  it('equals what exact decimals say of every line', () => {
    fc.assert(
      fc.property(anyLine, (some) => {
        const { amount } = quoteAmounts([{ ...some, isOffered: true }], terms).lines[0] ?? {}
        const half = (value: Decimal): Decimal => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
        const blocks = some.blocks ?? []
        const base =
          blocks.length > 0
            ? Decimal.sum(0, ...blocks.map((one) => half(new Decimal(one.rate).times(one.quantity ?? '1'))))
            : half(new Decimal(some.unitPrice ?? '0').times(some.quantity).times(some.times))
        const isForFood = some.kind === 'hall' || some.kind === 'room'
        const least = Decimal.max(base, isForFood ? '0' : (some.minSpend ?? '0'))
        expect(amount).toBe(least.plus(Decimal.sum(0, ...(some.costItems ?? []).map((one) => one.amount))).toFixed(2))
      }),
    )
  })
})
