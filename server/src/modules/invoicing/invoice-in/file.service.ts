import PizZip from 'pizzip'
import { maxInvoiceXml, type DigitalInvoice, type ReadInvoiceFile } from '@srm/api/invoicing'
import { label } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import { usedInvoice } from '#modules/expense/index.ts'
import { fileContents } from '#modules/file/index.ts'
import { archive } from '#modules/transfer/index.ts'
import { NoInvoice } from '../invoice/no-invoice.rules.ts'
import { readArchivedInvoice, readDigitalInvoice } from '../invoice/xml.service.ts'
import { printedInvoice } from './pdf.rules.ts'
import { readPdf } from './pdf.service.ts'
import { companyOfBuyer } from './title.views.ts'

const main = 'OFD.xml'
/** An archive of one invoice has one attachment; more than a few are something else. */
const maxAttached = 10

/** Attachments of an archived invoice: the data of the tax bureau is one of them. */
const attachedIn = (zip: PizZip): string[] =>
  Object.keys(zip.files)
    .filter((name) => /(?:^|\/)attach[^/]*\/[^/]+\.xml$/i.test(name) || /original_invoice\.xml$/i.test(name))
    .slice(0, maxAttached)

const readOr = (read: (xml: string) => DigitalInvoice, xml: string): DigitalInvoice | undefined => {
  try {
    return xml.length > maxInvoiceXml ? undefined : read(xml)
  } catch (error) {
    if (error instanceof NoInvoice) return undefined
    throw error
  }
}

/** Refuses what would grow out of hand before anything reads it; then the data inside, else what the archive says of itself. */
export const readArchive = async (content: Buffer): Promise<DigitalInvoice> => {
  await archive.inspect(content, main).catch((error: unknown) => {
    if (error instanceof Failure && error.key === 'transfer.not_a_workbook') throw new NoInvoice('不是 OFD 文件')
    if (error instanceof Failure && error.key === 'transfer.suspicious') throw new NoInvoice('OFD 文件内容不安全')
    throw error
  })
  const zip = new PizZip(content)
  const textAt = (name: string): string => zip.file(name)?.asText() ?? ''
  for (const name of attachedIn(zip)) {
    const found = readOr(readDigitalInvoice, textAt(name))
    if (found) return found
  }
  const first = textAt(main)
  if (first.length > maxInvoiceXml) throw new NoInvoice('OFD 文件内容不安全')
  return readArchivedInvoice(first)
}

/** The data of the tax bureau where it is attached, else what is printed. */
const readPrinted = async (content: Buffer): Promise<DigitalInvoice> => {
  const { xmls, texts, width } = await readPdf(content)
  for (const xml of xmls) {
    const found = readOr(readDigitalInvoice, xml)
    if (found) return found
  }
  return printedInvoice({ texts, width })
}

const isPdf = (content: Buffer): boolean => content.subarray(0, 5).toString('latin1') === '%PDF-'
const isZip = (content: Buffer): boolean => content.subarray(0, 2).toString('latin1') === 'PK'
const isText = (content: Buffer): boolean => /^(?:\uFEFF)?\s*</.test(content.subarray(0, 64).toString('utf8'))

/** What a file says, told by its content and not by its name. */
export const readInvoice = async (content: Buffer): Promise<DigitalInvoice> => {
  if (isZip(content)) return readArchive(content)
  if (isPdf(content)) return readPrinted(content)
  if (!isText(content)) throw new NoInvoice('图片不能读取，请按票面填写')
  if (content.length > maxInvoiceXml) throw new NoInvoice('文件过大')
  return readDigitalInvoice(content.toString('utf8'))
}

const readOrRefuse = async (content: Buffer): Promise<DigitalInvoice> => {
  try {
    return await readInvoice(content)
  } catch (error) {
    if (error instanceof NoInvoice)
      return fail('invoiceIn.file', { words: { why: label(error.message, error.message) } })
    throw error
  }
}

/** What the caller has uploaded, as it fills a form; the file itself is attached by them. */
export const readInvoiceFile = async (ctx: Ctx, file: string): Promise<ReadInvoiceFile> => {
  if (ctx.session.masks?.has('cost')) fail('invoiceIn.masked')
  const invoice = await readOrRefuse(await fileContents.own(ctx, file))
  if (compareMoney(invoice.amount, '0') < 0) fail('invoiceIn.is_red')
  const { invoiceNo: number, issuedOn: date, amount } = invoice
  const printed = { kind: invoice.kind ?? 'digitalOrdinary', number, date, amount } as const
  return { invoice, ourCompany: await companyOfBuyer(ctx, invoice), usedIn: await usedInvoice(ctx, printed) }
}
