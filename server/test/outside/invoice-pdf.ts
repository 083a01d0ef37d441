import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'

const fontAt = (name: string): string => fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url))
const fonts = { normal: fontAt('NotoSansSC-Regular.ttf'), bold: fontAt('NotoSansSC-Bold.ttf') }

type InvoiceFields = {
  readonly number: string
  readonly day: string
  readonly seller: string
  readonly sellerTaxNo: string
  readonly buyer: string
  readonly buyerTaxNo: string
  readonly exTax: string
  readonly tax: string
  readonly total: string
  readonly title?: string
  /** Attached as data of the tax bureau. */
  readonly xml?: string
}

const at = (x: number, y: number, text: string) => ({ text, absolutePosition: { x, y } })

/** Labels and values are pieces of their own and come in no order, as the tax platform writes them. */
const piecesOf = (of: InvoiceFields) => [
  at(480, 60, `¥${of.total}`),
  at(120, 60, '壹仟圆整'),
  at(60, 300, ''),
  at(40, 110, '购'),
  at(60, 112, `名称：${of.buyer}`),
  at(60, 135, `统一社会信用代码/纳税人识别号：`),
  at(235, 135, of.buyerTaxNo),
  at(310, 112, '名称：'),
  at(350, 112, of.seller),
  at(310, 135, `统一社会信用代码/纳税人识别号：${of.sellerTaxNo}`),
  at(440, 40, '发票号码：'),
  at(490, 40, of.number),
  at(440, 20, '开票日期：'),
  at(490, 20, `${of.day.slice(0, 4)}年${of.day.slice(5, 7)}月${of.day.slice(8)}日`),
  at(200, 20, of.title ?? '电子发票（增值税专用发票）'),
  at(60, 170, '*会展服务*会议服务'),
  at(380, 170, of.exTax),
  at(440, 170, '6%'),
  at(500, 170, of.tax),
  at(60, 260, '合'),
  at(90, 260, '计'),
  at(380, 260, `¥${of.exTax}`),
  at(500, 260, of.tax === '***' ? '***' : `¥${of.tax}`),
  at(60, 60, '价税合计（大写）'),
  at(420, 60, '（小写）'),
]

/** An all-digital invoice as the tax platform prints it. */
export const invoicePdf = async (of: InvoiceFields): Promise<Buffer> => {
  // The library has one setting for a whole process: what is set here must be what the papers of the product need.
  pdfmake.setFonts({ NotoSansSC: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } })
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold)
  pdfmake.setUrlAccessPolicy(() => false)
  const data = of.xml ? `data:application/xml;base64,${Buffer.from(of.xml).toString('base64')}` : ''
  return pdfmake
    .createPdf({
      pageSize: { width: 610, height: 400 },
      pageMargins: 0,
      defaultStyle: { font: 'NotoSansSC', fontSize: 9 },
      content: piecesOf(of).filter(({ text }) => text !== ''),
      ...(of.xml && { files: { data: { src: data, name: 'invoice.xml' } } }),
    })
    .getBuffer()
}
