import type { z } from 'zod'
import { optional } from './field-meta.ts'
import { choice, date, money, percent, text } from './fields.ts'

/** What a receipt is: its kind says what tells it from others and how much of its tax comes back. */
export const invoiceKind = () =>
  choice('票据类型', 'Kind of invoice', [
    ['digitalSpecial', '数电专票', 'Digital special invoice', 'blue'],
    ['digitalOrdinary', '数电普票', 'Digital ordinary invoice', 'blue'],
    ['paperSpecial', '纸质专票', 'Paper special invoice', 'cyan'],
    ['paperOrdinary', '纸质普票', 'Paper ordinary invoice', 'cyan'],
    ['rail', '火车票', 'Rail ticket', 'green'],
    ['air', '机票行程单', 'Air itinerary', 'purple'],
    ['taxi', '出租车票', 'Taxi receipt', 'orange'],
    ['toll', '过路费', 'Road toll', 'orange'],
    ['other', '其他票据', 'Other receipt', 'grey'],
  ])
export type InvoiceKind = z.output<ReturnType<typeof invoiceKind>>

/** What stands on a receipt, wherever it is typed. */
export const invoiceFields = {
  kind: invoiceKind(),
  /** Of a rail ticket the number of the ticket, of an itinerary that of the e-ticket. */
  number: text('票据号码', 'Number', { max: 40 }),
  /** Only paper ones have a code beside their number. */
  invoiceCode: optional(text('发票代码', 'Invoice code', { max: 20 })),
  /** A rail ticket is told from another by who travelled. */
  passenger: optional(text('乘车人', 'Passenger', { max: 50 })),
  seller: optional(text('销售方', 'Seller', { max: 100 })),
  date: date('开票日期', 'Date'),
  amount: money('价税合计（含税）', 'Amount incl. tax'),
  tax: money('税额', 'Tax').default('0.00'),
  /** Fare and fuel of a flight: the rest of the price carries no tax that comes back. */
  fare: optional(money('票价及燃油附加费', 'Fare and fuel')),
  /** As a toll receipt states it. */
  rate: optional(percent('税率', 'Tax rate')),
}
