import { fileURLToPath } from 'node:url'
import type { Sheet } from '../sheet/sheet.rules.ts'
import { definitionOf } from './definition.rules.ts'

const fontAt = (name: string): string => fileURLToPath(new URL(`../../../../assets/fonts/${name}`, import.meta.url))
const fonts = { normal: fontAt('NotoSansSC-Regular.ttf'), bold: fontAt('NotoSansSC-Bold.ttf') }

const loadPdfmake = async () => {
  const { default: pdfmake } = await import('pdfmake')
  pdfmake.setFonts({ NotoSansSC: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } })
  // Whatever a definition might say: of this machine only the fonts are read, and nothing is fetched.
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold)
  pdfmake.setUrlAccessPolicy(() => false)
  return pdfmake
}

let library: ReturnType<typeof loadPdfmake> | undefined

/** Loaded by the first paper that is drawn: a process that draws none starts without it. */
export const renderPdf = async (sheet: Sheet): Promise<Buffer> => {
  library ??= loadPdfmake()
  const pdfmake = await library
  return pdfmake.createPdf(definitionOf(sheet)).getBuffer()
}
