import { SaxesParser } from 'saxes'
import type { DigitalInvoice } from '@srm/api/invoicing'
import { compareMoney, addMoney } from '@srm/api/shared/money'
import { NoInvoice } from './no-invoice.rules.ts'

const maxDepth = 20
const maxElements = 20_000

const nameIn = (attributes: object): string =>
  String(Object.entries(attributes).find(([key]) => key === 'Name')?.[1] ?? '')

/** The first text of every element by its path, in a document without definitions of its own. */
const textsOf = (xml: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  const path: string[] = []
  let [said, count] = ['', 0]
  const parser = new SaxesParser({ xmlns: false })
  const refuse = (why: string): never => {
    throw new NoInvoice(why)
  }
  // Entities are defined there and nowhere else: without a definition none is ever expanded or fetched.
  parser.on('doctype', () => refuse('含有文档类型定义'))
  parser.on('processinginstruction', () => refuse('含有处理指令'))
  parser.on('error', () => refuse('格式不完整'))
  parser.on('opentag', ({ name, attributes }) => {
    const plain = name.replace(/^.*:/, '')
    // What an archive of an invoice says about itself stands in elements of one name.
    path.push(plain === 'CustomData' ? `${plain}=${nameIn(attributes)}` : plain)
    count += 1
    said = ''
    if (path.length > maxDepth || count > maxElements) refuse('层级过多')
  })
  parser.on('text', (text) => (said += text))
  parser.on('cdata', (text) => (said += text))
  parser.on('closetag', () => {
    const key = path.join('/')
    if (!texts.has(key)) texts.set(key, said.trim())
    said = ''
    path.pop()
  })
  parser.write(xml).close()
  return texts
}

/** The last part of a path that is enough to find it, since the tax bureaus nest the blocks differently. */
const finder = (texts: ReadonlyMap<string, string>) => {
  const all = [...texts]
  return (...ends: readonly string[]): string | undefined => {
    for (const end of ends) {
      const found = all.find(([path, text]) => text !== '' && (path === end || path.endsWith(`/${end}`)))
      if (found) return found[1]
    }
    return undefined
  }
}

const amountOf = (text: string | undefined): string => {
  const plain = (text ?? '').replaceAll(/[¥￥,\s]/g, '')
  if (!/^-?\d{1,13}(\.\d{1,2})?$/.test(plain)) throw new NoInvoice('没有金额')
  return addMoney('0', plain)
}

const dayOf = (text: string | undefined): string => {
  const [, year, month, day] = /^(\d{4})[-/年]?(\d{2})[-/月]?(\d{2})/.exec(text ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (Number.isNaN(Date.parse(date))) throw new NoInvoice('没有开票日期')
  return date
}

const kindOf = (label: string | undefined): DigitalInvoice['kind'] => {
  if (label === undefined) return null
  if (/专用|^0?1$/.test(label)) return 'digitalSpecial'
  return /普通|^0?2$/.test(label) ? 'digitalOrdinary' : null
}

const said = (name: string): string => `CustomData=${name}`

/** What the first page of an archived invoice says of it: without the names of those it is between. */
const asArchived = (texts: ReadonlyMap<string, string>): DigitalInvoice => {
  const find = finder(texts)
  const invoiceNo = find(said('发票号码')) ?? ''
  if (!/^\d{20}$/.test(invoiceNo)) throw new NoInvoice('没有 20 位发票号码')
  const [amountExTax, tax] = [amountOf(find(said('合计金额'))), amountOf(find(said('合计税额')))]
  return {
    invoiceNo,
    issuedOn: dayOf(find(said('开票日期'))),
    kind: kindOf(find(said('发票类型'))),
    sellerName: find(said('销售方名称')) ?? '',
    sellerTaxNo: find(said('销售方纳税人识别号')) ?? '',
    buyerName: find(said('购买方名称')) ?? '',
    buyerTaxNo: find(said('购买方纳税人识别号')) ?? null,
    amountExTax,
    tax,
    amount: addMoney(amountExTax, tax),
  }
}

const asDigital = (texts: ReadonlyMap<string, string>): DigitalInvoice => {
  const find = finder(texts)
  const invoiceNo = find('TaxSupervisionInfo/InvoiceNumber', 'InvoiceNumber', 'EIid') ?? ''
  if (!/^\d{20}$/.test(invoiceNo)) throw new NoInvoice('没有 20 位发票号码')
  const amountExTax = amountOf(find('BasicInformation/TotalAmWithoutTax', 'TotalAmWithoutTax'))
  const tax = amountOf(find('BasicInformation/TotalTaxAm', 'TotalTaxAm'))
  const amount = amountOf(find('BasicInformation/TotalTax-includedAmount', 'TotalTax-includedAmount'))
  if (compareMoney(addMoney(amountExTax, tax), amount) !== 0) throw new NoInvoice('金额与税额合计不一致')
  return {
    invoiceNo,
    issuedOn: dayOf(find('TaxSupervisionInfo/IssueTime', 'IssueTime', 'RequestTime')),
    kind: kindOf(find('GeneralOrSpecialVAT/LabelName', 'GeneralOrSpecialVAT/LabelCode')),
    sellerName: find('SellerInformation/SellerName', 'SellerName') ?? '',
    sellerTaxNo: find('SellerInformation/SellerIdNum', 'SellerIdNum') ?? '',
    buyerName: find('BuyerInformation/BuyerName', 'BuyerName') ?? '',
    buyerTaxNo: find('BuyerInformation/BuyerIdNum', 'BuyerIdNum') ?? null,
    amountExTax,
    tax,
    amount,
  }
}

const readWith = (read: (texts: ReadonlyMap<string, string>) => DigitalInvoice, xml: string): DigitalInvoice => {
  try {
    return read(textsOf(xml.replace(/^\uFEFF/, '')))
  } catch (error) {
    if (error instanceof NoInvoice) throw error
    throw new NoInvoice('格式不完整')
  }
}

/** What stands in the XML the tax bureau delivers with a digital invoice; throws `NoInvoice` for anything else. */
export const readDigitalInvoice = (xml: string): DigitalInvoice => readWith(asDigital, xml)
/** The same of the first page of an archived invoice. */
export const readArchivedInvoice = (xml: string): DigitalInvoice => readWith(asArchived, xml)
