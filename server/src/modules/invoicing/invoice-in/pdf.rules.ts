import type { DigitalInvoice } from '@srm/api/invoicing'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import { NoInvoice } from '../invoice/no-invoice.rules.ts'

/** A piece of text as it is printed; y grows upwards. */
export type PdfText = { readonly text: string; readonly x: number; readonly y: number; readonly width: number }

export type ReadPdf = { readonly xmls: readonly string[]; readonly texts: readonly PdfText[]; readonly width: number }

/** Pieces of one line stand this close, in points. */
const sameLine = 4

/** The lines of a page from its top, each from the left; where pieces were written apart nothing stands between them. */
const linesOf = (texts: readonly PdfText[]): string[] => {
  const lines: PdfText[][] = []
  for (const text of texts.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(line[0].y - text.y) <= sameLine) line.push(text)
    else lines.push([text])
  }
  return lines.map((line) =>
    line
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, '')
      .replaceAll('：', ':')
      .replaceAll('（', '(')
      .replaceAll('）', ')'),
  )
}

const firstMatch = (lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined => {
  for (const line of lines) {
    const found = pattern.exec(line)
    if (found) return found
  }
  return undefined
}

const amount = String.raw`[¥￥](-?[\d,]+\.\d{2})`
const plain = (text: string): string => addMoney('0', text.replaceAll(',', ''))

const numberIn = (lines: readonly string[]): string => {
  const labelled = firstMatch(lines, /发票号码:(\d{20})(?!\d)/)?.[1]
  if (labelled !== undefined) return labelled
  // The number stands beside its label or below it, and nothing else of an invoice has twenty digits.
  const all = new Set(lines.flatMap((line) => [...line.matchAll(/(?<!\d)\d{20}(?!\d)/g)].map(([digits]) => digits)))
  const [only] = all
  if (only === undefined || all.size > 1) throw new NoInvoice('没有 20 位发票号码')
  return only
}

const dayIn = (lines: readonly string[]): string => {
  const day = String.raw`(\d{4})年(\d{1,2})月(\d{1,2})日`
  const found = firstMatch(lines, new RegExp(`开票日期:${day}`)) ?? firstMatch(lines, new RegExp(day))
  const [, year = '', month = '', date = ''] = found ?? []
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!found || Number.isNaN(Date.parse(text))) throw new NoInvoice('没有开票日期')
  return text
}

/** Without tax, the tax, and both; they agree, or nothing of the page is believed. */
const amountsIn = (lines: readonly string[]) => {
  const whole = firstMatch(lines, new RegExp(String.raw`\(小写\).*?${amount}`))?.[1]
  const sums = firstMatch(lines, new RegExp(String.raw`^(?!.*价税)合计.*?${amount}(?:.*?(?:${amount}|\*+))?`))
  if (whole === undefined || sums?.[1] === undefined) throw new NoInvoice('没有金额')
  const [total, amountExTax, tax] = [plain(whole), plain(sums[1]), plain(sums[2] ?? '0.00')]
  if (compareMoney(addMoney(amountExTax, tax), total) !== 0) throw new NoInvoice('金额与税额合计不一致')
  return { amount: total, amountExTax, tax }
}

const kindIn = (lines: readonly string[]): DigitalInvoice['kind'] => {
  const title = firstMatch(lines, /电子发票\(([^)]*)\)/)?.[1] ?? ''
  if (title.includes('专用')) return 'digitalSpecial'
  return title.includes('普通') ? 'digitalOrdinary' : null
}

type Party = { readonly name: string; readonly taxNo: string }

const partyIn = (lines: readonly string[]): Party => ({
  name: firstMatch(lines, /名称:([^:]+)$/)?.[1] ?? '',
  taxNo: firstMatch(lines, /识别号:([0-9A-Z]{15,20})/)?.[1] ?? '',
})

/** What is printed on an all-digital invoice: the buyer on the left half, the seller on the right. */
export const printedInvoice = ({ texts, width }: Pick<ReadPdf, 'texts' | 'width'>): DigitalInvoice => {
  if (texts.length === 0) throw new NoInvoice('PDF 里没有文字，请按票面填写')
  const lines = linesOf(texts)
  const half = (isLeft: boolean): string[] => linesOf(texts.filter(({ x }) => x < width / 2 === isLeft))
  const [buyer, seller] = [partyIn(half(true)), partyIn(half(false))]
  return {
    invoiceNo: numberIn(lines),
    issuedOn: dayIn(lines),
    kind: kindIn(lines),
    sellerName: seller.name,
    sellerTaxNo: seller.taxNo,
    buyerName: buyer.name,
    buyerTaxNo: buyer.taxNo || null,
    ...amountsIn(lines),
  }
}
