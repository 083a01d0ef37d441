import type { PurchaseOrder } from '@srm/api/order'
import { addMoney, multiplyMoney } from '@srm/api/shared/money'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { lineAmount, sameDecimal } from './amounts.rules.ts'
import type { OrderRow } from './order.store.ts'
import { poolSources, priceSources, type PoolSource, type PriceSource } from './sources.views.ts'

export type OrderInput = CreateInput<typeof PurchaseOrder>
export type LineInput = OrderInput['lines'][number]
/** A line with its price and what it comes to. */
export type PricedLine = LineInput & { readonly unitPrice: string; readonly amount: string }
type RowLine = OrderRow['lines'][number]

const same = (text: string): Label => label(text, text)

const refuse = (index: number, field: string, what: Label): never =>
  fail('order.line', {
    words: { line: same(String(index + 1)), what },
    errors: [{ path: `lines.${String(index)}.${field}`, message: '' }],
  })

const assertPlain = (line: LineInput, index: number): void => {
  if (compareDecimals(line.quantity, '0') <= 0)
    refuse(index, 'quantity', label('数量应大于 0', 'a quantity is more than nothing'))
  if (compareDecimals(line.times, '0') <= 0)
    refuse(index, 'times', label('天/晚/场应大于 0', 'days, nights or sessions are more than nothing'))
  if (line.dateFrom && line.dateTo && line.dateTo < line.dateFrom)
    refuse(index, 'dateTo', label('结束日期不能早于开始日期', 'it cannot end before it begins'))
}

/** A line taken from the pool stays what was asked for. */
const ofPool = (line: LineInput, { id: _id, project: _project, ...source }: PoolSource): LineInput => ({
  ...line,
  ...source,
})

const priced = (line: LineInput, index: number, known: RowLine | undefined): PricedLine => {
  const unitPrice = line.unitPrice ?? line.agreedPrice ?? null
  if (unitPrice === null) return refuse(index, 'unitPrice', label('请填写单价', 'enter a price'))
  const before =
    known && known.unitPrice !== null
      ? { unitPrice: known.unitPrice, quantity: known.quantity, times: known.times, amount: known.amount }
      : undefined
  return { ...line, unitPrice, amount: lineAmount({ ...line, unitPrice }, before) }
}

const assertAgreed = (lines: readonly LineInput[], prices: ReadonlyMap<string, PriceSource>): void => {
  for (const [id, mine] of Map.groupBy(lines, ({ priceItem }) => priceItem ?? '')) {
    const price = prices.get(id)
    if (!price) continue
    const name = same(price.name)
    if (!price.isGood) fail('order.agreed_gone', { words: { name } })
    const quantity = addMoney('0', ...mine.map((line) => multiplyMoney(line.quantity, line.times)))
    if (price.leftQuantity !== null && compareDecimals(quantity, price.leftQuantity) > 0)
      fail('order.agreed_over', { words: { name, left: same(price.leftQuantity), quantity: same(quantity) } })
  }
}

const badReference = (index: number, field: string): never =>
  fail('record.bad_reference', { errors: [{ path: `lines.${String(index)}.${field}`, message: '' }] })

const projectOf = (sent: OrderInput, pooled: ReadonlyMap<string, PoolSource>): string | null => {
  const [first] = pooled.values()
  const project = sent.project ?? first?.project ?? null
  const stray = [...pooled.values()].filter((line) => line.project !== project)
  if (stray.length > 0)
    fail('order.project_differs', { words: { what: same(stray.map(({ name }) => name).join('、')) } })
  return project
}

/** The lines of an order written by hand: from the pool, at prices agreed on, or just so. */
export const handLines = async (ctx: Ctx, sent: OrderInput, before: OrderRow | undefined) => {
  const taken = sent.lines.flatMap(({ poolLine }) => poolLine ?? [])
  if (new Set(taken).size !== taken.length) fail('order.pool_line_twice')
  const pooled = await poolSources(ctx, taken)
  const items = sent.lines.flatMap(({ priceItem }) => priceItem ?? [])
  const prices = await priceSources(ctx, items, before?.id ?? null)
  const lines = sent.lines.map((line, index): PricedLine => {
    const pool = line.poolLine ? (pooled.get(line.poolLine) ?? badReference(index, 'poolLine')) : undefined
    const price = line.priceItem ? (prices.get(line.priceItem) ?? badReference(index, 'priceItem')) : undefined
    if (price && price.supplier !== sent.supplier) badReference(index, 'priceItem')
    const whole = {
      ...(pool ? ofPool(line, pool) : line),
      awardLine: null,
      agreedPrice: price?.price ?? null,
      taxRate: line.taxRate ?? price?.taxRate ?? null,
      unit: line.unit ?? pool?.unit ?? price?.unit ?? null,
    }
    assertPlain(whole, index)
    return priced(whole, index, undefined)
  })
  assertAgreed(lines, prices)
  const isFramework = lines.every(({ priceItem }) => priceItem)
  return { lines, project: projectOf(sent, pooled), source: isFramework ? ('framework' as const) : ('direct' as const) }
}

/** The lines of an awarded order: what was awarded stays, how and when it is delivered may be said more closely. */
export const awardLines = (sent: OrderInput, before: OrderRow): readonly PricedLine[] => {
  const known = new Map(before.lines.map((line) => [line.id, line]))
  const isSame = sent.lines.length === before.lines.length && sent.lines.every(({ id }) => id && known.has(id))
  if (!isSame || sent.supplier !== before.supplier.id || (sent.project ?? null) !== (before.project?.id ?? null))
    fail('order.award_fixed')
  return sent.lines.map((line, index) => {
    const was = known.get(line.id ?? '') ?? fail('order.award_fixed')
    if (!sameDecimal(line.quantity, was.quantity) || !sameDecimal(line.times, was.times))
      fail('order.award_fixed', { errors: [{ path: `lines.${String(index)}.quantity`, message: '' }] })
    const whole = {
      ...line,
      purchaseType: was.purchaseType.id,
      poolLine: was.poolLine?.id ?? null,
      isCustomerPaid: was.isCustomerPaid,
      budgetItem: was.budgetItem?.id ?? null,
      priceItem: null,
      awardLine: was.awardLine?.id ?? null,
      agreedPrice: was.agreedPrice,
    }
    assertPlain(whole, index)
    return priced(whole, index, was)
  })
}

const isOff = ({ agreedPrice, unitPrice }: PricedLine): boolean =>
  Boolean(agreedPrice) && !sameDecimal(unitPrice, agreedPrice ?? '0')

/** Lines whose price is another than what was awarded or agreed on. */
export const offPriceLines = (lines: readonly PricedLine[]): readonly PricedLine[] => lines.filter(isOff)

/** A price nobody agreed on takes a word of its own; what such a person has set may be sent again by others. */
export const assertPrices = (
  lines: readonly PricedLine[],
  before: OrderRow | undefined,
  { mayOverride, reason }: { readonly mayOverride: boolean; readonly reason: string | null | undefined },
): boolean => {
  const off = offPriceLines(lines)
  const known = new Map((before?.lines ?? []).map((line) => [line.id, line.unitPrice]))
  const fresh = off.filter(({ id, unitPrice }) => !sameDecimal(known.get(id ?? '') ?? '-1', unitPrice))
  const [first] = fresh
  if (first && !mayOverride) {
    const index = lines.indexOf(first)
    fail('order.price_fixed', {
      words: {
        line: same(String(index + 1)),
        price: same(first.unitPrice),
        agreed: same(first.agreedPrice ?? ''),
      },
      errors: [{ path: `lines.${String(index)}.unitPrice`, message: '' }],
    })
  }
  if (off.length > 0 && !reason) fail('order.price_reason', { errors: [{ path: 'priceReason', message: '' }] })
  return off.length > 0
}
