import { describe, expect, it } from 'vitest'
import { printedInvoice, type PdfText } from './pdf.rules.ts'

const number = '25312000000012345678'
const at = (x: number, y: number, text: string): PdfText => ({ text, x, y, width: 10 })

type Sums = { readonly exTax: string; readonly tax: string; readonly total: string; readonly number?: string }

const usual: Sums = { exTax: '¥943.40', tax: '¥56.60', total: '¥1000.00' }

const page = ({ exTax, tax, total, number: no = number }: Sums, title = '电子发票（增值税专用发票）') => ({
  width: 600,
  texts: [
    at(460, 40, total),
    at(60, 40, '价税合计（大写）壹仟圆整'),
    at(400, 41, '（小写）'),
    at(90, 80, '计'),
    at(60, 80, '合'),
    at(350, 80, exTax),
    at(500, 79, tax),
    at(200, 380, title),
    at(440, 360, '发票号码：'),
    at(500, 360, no),
    at(440, 345, '开票日期：'),
    at(500, 345, '2025年1月5日'),
    at(20, 320, '买'),
    at(40, 320, '名称：云舟会展有限公司'),
    at(330, 321, '名称：'),
    at(360, 321, '上海某某酒店（集团）有限公司'),
    at(40, 300, '统一社会信用代码/纳税人识别号：91310000MA1FL0000X'),
    at(330, 300, '统一社会信用代码/纳税人识别号：'),
    at(480, 300, '91310000MA1K00000X'),
  ],
})

describe('what a PDF of an invoice prints', () => {
  it('is told by where it stands, in whatever order it was written', () => {
    const expected = {
      invoiceNo: number,
      issuedOn: '2025-01-05',
      kind: 'digitalSpecial',
      buyerName: '云舟会展有限公司',
      buyerTaxNo: '91310000MA1FL0000X',
      sellerName: '上海某某酒店(集团)有限公司',
      sellerTaxNo: '91310000MA1K00000X',
      amountExTax: '943.40',
      tax: '56.60',
      amount: '1000.00',
    }
    expect(printedInvoice(page(usual))).toEqual(expected)
    const { texts, width } = page(usual)
    expect(printedInvoice({ texts: texts.toReversed(), width })).toEqual(expected)
  })

  it('has no tax where stars stand for it, and is less than nothing where it is red', () => {
    const free = { exTax: '￥1,000.00', tax: '***', total: '￥1,000.00' }
    expect(printedInvoice(page(free, '电子发票（普通发票）'))).toMatchObject({
      kind: 'digitalOrdinary',
      amountExTax: '1000.00',
      tax: '0.00',
    })
    const red = { exTax: '¥-943.40', tax: '¥-56.60', total: '¥-1000.00' }
    expect(printedInvoice(page(red)).amount).toBe('-1000.00')
  })

  it('is not believed where it does not add up, has no number of twenty digits or no text at all', () => {
    expect(() => printedInvoice(page({ ...usual, total: '¥1000.01' }))).toThrow('金额与税额合计不一致')
    expect(() => printedInvoice(page({ ...usual, number: '12345678' }))).toThrow('没有 20 位发票号码')
    expect(() => printedInvoice(page({ ...usual, total: '1000' }))).toThrow('没有金额')
    expect(() => printedInvoice({ texts: [], width: 600 })).toThrow('没有文字')
  })
})
