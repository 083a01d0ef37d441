import { describe, expect, it } from 'vitest'
import { digitalXml } from '../invoicing.fixture.ts'
import { differencesOf, wrongDigits } from './invoice.rules.ts'
import { readDigitalInvoice } from './xml.service.ts'

const of = {
  number: '26312000000012345678',
  day: '2026-11-03',
  seller: '上海云舟会展服务有限公司',
  sellerTaxNo: '91310000MA1K00000X',
  buyer: '甲&amp;乙（上海）有限公司',
  buyerTaxNo: '91310000MA1K11111X',
  exTax: '28301.89',
  tax: '1698.11',
  total: '30000.00',
}
const read = (xml: string) => {
  try {
    return readDigitalInvoice(xml)
  } catch (error) {
    return (error as Error).message
  }
}

describe('xml of a digital invoice', () => {
  it('is read by a parser: number, day, both parties and the three amounts', () => {
    expect(read(digitalXml(of))).toEqual({
      invoiceNo: of.number,
      issuedOn: '2026-11-03',
      kind: 'digitalOrdinary',
      sellerName: of.seller,
      sellerTaxNo: of.sellerTaxNo,
      buyerName: '甲&乙（上海）有限公司',
      buyerTaxNo: of.buyerTaxNo,
      amountExTax: '28301.89',
      tax: '1698.11',
      amount: '30000.00',
    })
  })

  it('that defines entities, is broken or says something else is refused', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`
    const outside = `<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>`
    expect([read(bomb), read(outside)]).toEqual(['含有文档类型定义', '含有文档类型定义'])
    expect(read('<EInvoice><Header>&nope;</Header></EInvoice>')).toBe('格式不完整')
    expect(read('<EInvoice><Header></EInvoice>')).toBe('格式不完整')
    expect(read('')).toBe('格式不完整')
    expect(read(`${'<a>'.repeat(30)}${'</a>'.repeat(30)}`)).toBe('层级过多')
    expect(read('<html><body>发票</body></html>')).toBe('没有 20 位发票号码')
    expect(read(digitalXml({ ...of, total: '30000.01' }))).toBe('金额与税额合计不一致')
    expect(read(digitalXml({ ...of, exTax: '1e9' }))).toBe('没有金额')
  })

  it('is compared to what was applied for, whatever brackets the names are written with', () => {
    const invoice = readDigitalInvoice(digitalXml(of))
    const applied = {
      kind: 'digitalOrdinary' as const,
      sellerName: of.seller,
      sellerTaxNo: of.sellerTaxNo,
      buyerName: '甲&乙(上海)有限公司',
      buyerTaxNo: of.buyerTaxNo,
      amount: '30000.00',
      tax: '1698.11',
    }
    expect(differencesOf(applied, invoice)).toEqual([])
    expect(
      differencesOf({ ...applied, kind: 'digitalSpecial', amount: '1.00', tax: '1698.10' }, invoice).map(
        ({ field, isBlocking }) => [field, isBlocking],
      ),
    ).toEqual([
      ['amount', true],
      ['tax', false],
      ['kind', false],
    ])
  })

  it('number has as many digits as its kind', () => {
    expect(wrongDigits('digitalSpecial', '1'.repeat(20))).toBeNull()
    expect(wrongDigits('digitalSpecial', '1'.repeat(19))).toBe(20)
    expect(wrongDigits('paperOrdinary', '1234567x')).toBe(8)
    expect(wrongDigits('receipt', 'SJ-1')).toBeNull()
  })
})
