import { invoicing } from '@srm/api/invoicing'
import { order as orders } from '@srm/api/order'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { addFile } from '#test/examples.ts'
import { exchange, jsonOf, requestOf } from '#test/exchange.ts'
import { invoiceNumber } from '#test/invoices.ts'
import { addConfirmedOrder, orderIn, supplierOf } from '#test/orders.ts'
import { invoicePdf } from '#test/outside/invoice-pdf.ts'
import { pdf, png, zipOf } from '#test/outside/sample-files.ts'
import { addReceived, showReceived, taken } from '#test/received.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { NoInvoice } from '../invoice/no-invoice.rules.ts'
import { readInvoice } from '../invoice-in/file.service.ts'
import { digitalXml } from '../invoicing.fixture.ts'

const buyer = '云舟收票有限公司'
const buyerTaxNo = '91310000MA1FL0000X'
const of = (number = invoiceNumber()) => ({
  number,
  day: '2026-11-03',
  seller: '上海测试酒店有限公司',
  sellerTaxNo: '91310000MA1K00000X',
  buyer,
  buyerTaxNo,
  exTax: '943.40',
  tax: '56.60',
  total: '1000.00',
})

const customData = (values: Record<string, string>): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016"><ofd:DocBody><ofd:DocInfo><ofd:CustomDatas>${Object.entries(
    values,
  )
    .map(([name, value]) => `<ofd:CustomData Name="${name}">${value}</ofd:CustomData>`)
    .join('')}</ofd:CustomDatas></ofd:DocInfo></ofd:DocBody></ofd:OFD>`

const said = (number: string) => ({
  发票号码: number,
  开票日期: '2026年11月03日',
  合计金额: '943.40',
  合计税额: '56.60',
  销售方纳税人识别号: '91310000MA1K00000X',
  购买方纳税人识别号: buyerTaxNo,
})

const whyNot = async (content: Buffer): Promise<string> =>
  readInvoice(content).then(
    () => 'read',
    (error: unknown) => (error instanceof NoInvoice ? error.message : String(error)),
  )

describe('file of a received invoice', () => {
  it('is read from XML, from the data inside an OFD, and from what the OFD says of itself', async () => {
    const number = invoiceNumber()
    const xml = digitalXml(of(number))
    const fromXml = await readInvoice(Buffer.from(xml))
    expect(fromXml).toMatchObject({ invoiceNo: number, amount: '1000.00', tax: '56.60', buyerName: buyer })
    const whole = zipOf(['OFD.xml', customData(said('1'.repeat(20)))], ['Doc_0/Attachs/original_invoice.xml', xml])
    expect(await readInvoice(whole)).toEqual(fromXml)
    const bare = zipOf(['OFD.xml', customData(said(number))], ['Doc_0/Document.xml', '<a/>'])
    expect(await readInvoice(bare)).toMatchObject({
      invoiceNo: number,
      issuedOn: '2026-11-03',
      amountExTax: '943.40',
      amount: '1000.00',
      buyerTaxNo,
      buyerName: '',
    })
  })

  it('is read from what a PDF prints, wherever its pieces stand, and rather from the data attached to it', async () => {
    const number = invoiceNumber()
    expect(await readInvoice(await invoicePdf(of(number)))).toEqual({
      invoiceNo: number,
      issuedOn: '2026-11-03',
      kind: 'digitalSpecial',
      sellerName: '上海测试酒店有限公司',
      sellerTaxNo: '91310000MA1K00000X',
      buyerName: buyer,
      buyerTaxNo,
      amountExTax: '943.40',
      tax: '56.60',
      amount: '1000.00',
    })
    const attached = invoiceNumber()
    const both = await invoicePdf({ ...of(number), xml: digitalXml(of(attached)) })
    expect((await readInvoice(both)).invoiceNo).toBe(attached)
  })

  it('that is a PDF without an invoice, broken or too large says why', async () => {
    expect(await whyNot(pdf)).toMatch(/^PDF/)
    expect(await whyNot(Buffer.from('%PDF-1.7 and nothing more'))).toBe('PDF 不完整或已损坏')
    expect(await whyNot(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024)]))).toBe('文件过大')
  })

  it('that is a bomb, lies about itself, defines entities or is something else is refused before it is parsed', async () => {
    const entity = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>`
    expect(await whyNot(zipOf(['OFD.xml', customData(said('1'.repeat(20)))], ['Doc_0/Attachs/a.xml', entity]))).toBe(
      'OFD 文件内容不安全',
    )
    expect(await whyNot(Buffer.from(entity))).toBe('含有文档类型定义')
    expect(await whyNot(zipOf(['a.txt', 'a']))).toBe('不是 OFD 文件')
    const lying = zipOf(['OFD.xml', customData(said('1'.repeat(20)))])
    const at = lying.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    lying.writeUInt32LE(0x7fffffff, at + 24)
    expect(await whyNot(lying)).toBe('OFD 文件内容不安全')
    const many = Array.from({ length: 300 }, (_, n): [string, string] => [`Doc_0/${String(n)}.xml`, '<a/>'])
    expect(await whyNot(zipOf(['OFD.xml', customData(said('1'.repeat(20)))], ...many))).toBe('OFD 文件内容不安全')
    expect(await whyNot(Buffer.from(`<a>${'x'.repeat(300_001)}</a>`))).toBe('文件过大')
    expect(await whyNot(zipOf(['OFD.xml', customData({ 发票号码: '12' })]))).toBe('没有 20 位发票号码')
    expect(await whyNot(Buffer.from('PK\u0003\u0004 no archive at all'))).toContain('OFD')
    expect(await whyNot(await png())).toBe('图片不能读取，请按票面填写')
  })
})

describe('reading a file at the form', () => {
  let t: TestApp
  let me: TestTenant
  beforeAll(async () => {
    t = await startApp()
    me = await aTenant(t)
    taken(await me.call(tenancy.ourCompany.create, { body: anOurCompany({ invoiceTitle: buyer, taxNo: buyerTaxNo }) }))
  })
  afterAll(() => t.close())

  const read = async (xml: string | Buffer, name = '发票.xml') =>
    me.call(invoicing.invoiceIn.read, { body: { file: (await addFile(t, me, name, xml)).id } })

  it('names our company, and where the number is used already', async () => {
    const xml = of()
    const { invoice, ourCompany, usedIn } = taken(await read(digitalXml(xml)))
    expect(invoice.invoiceNo).toBe(xml.number)
    expect(ourCompany?.id).toBeDefined()
    expect(usedIn).toBeNull()
    const id = await addReceived(me, { number: xml.number, buyerName: buyer, buyerTaxNo })
    const row = await showReceived(me, id)
    expect(row.titleState).toBe('ours')
    expect(taken(await read(digitalXml(xml))).usedIn).toContain(row.code)
  })

  it('of a red invoice says where to enter it; nobody reads the file of somebody else', async () => {
    const answer = await read(digitalXml({ ...of(), exTax: '-943.40', tax: '-56.60', total: '-1000.00' }))
    expect(answer.key).toBe('invoiceIn.is_red')
    expect((await read(pdf, '发票.pdf')).message).toContain('PDF')
    const other = await aTenant(t)
    const file = (await addFile(t, other, '发票.xml', digitalXml(of()))).id
    expect((await me.call(invoicing.invoiceIn.read, { body: { file } })).status).toBe(404)
  })

  it('supplier sends it by the link of its order: unverified, the buyer is told, nothing else is revealed', async () => {
    const order = await addConfirmedOrder(t, me)
    const { linkId, call } = await supplierOf(t, me, order)
    const headers = linkHeaders(t, me, 'order', linkId)
    const upload = async (name: string, content: Buffer | string) => {
      const sent = requestOf(orders.external.invoiceFile, { file: { name, content } }, headers)
      return jsonOf<{ result: { id: string } }>(await exchange(t, sent)).result.id
    }
    const printed = of()
    const file = await upload('发票.xml', digitalXml(printed))
    const body = {
      file,
      kind: 'digitalOrdinary' as const,
      number: printed.number,
      issuedOn: printed.day,
      amount: '1000.00',
      tax: '0.00',
    }
    expect((await call(orders.external.sendInvoice, { body: { ...body, amount: '999.00' } })).key).toBe(
      'invoiceIn.file',
    )
    const { id } = taken(await call(orders.external.sendInvoice, { body }))
    const row = await showReceived(me, id)
    expect(row).toMatchObject({ verifyState: 'unverified', source: 'supplier', tax: '56.60', titleState: 'ours' })
    expect(row.owner?.id).toBe((await orderIn(me, order)).owner?.id)
    expect(row.attachments).toHaveLength(1)
    const again = await call(orders.external.sendInvoice, { body })
    expect(again.key).toBe('receivedInvoice.used')
    expect(again.message).not.toContain(row.code)
    const { items, isOpen } = taken(await call(orders.external.invoices))
    expect(isOpen).toBe(true)
    expect(items).toEqual([
      { id, number: printed.number, amount: '1000.00', issuedOn: printed.day, state: 'unverified', note: null },
    ])
    const notices = await me.inside((ctx) =>
      ctx.db.run<{ title: string }>('select title from notice where tenant_id = $1 and subject_id = $2', [
        ctx.tenantId,
        id,
      ]),
    )
    expect(notices.rows.length + (row.owner?.id === me.userId ? 1 : 0)).toBeGreaterThan(0)
  })
})
