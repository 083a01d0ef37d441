import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import type { PdfText, ReadPdf } from './pdf.rules.ts'

/** Runs in a thread of its own with little memory: a hostile file ends the thread, not the server. */
const { content, maxXml, maxTexts } = z
  .object({ content: z.instanceof(Uint8Array), maxXml: z.number(), maxTexts: z.number() })
  .parse(workerData)
const Place = z.array(z.number())

const maxAttached = 10
const folder = (name: string): string => fileURLToPath(import.meta.resolve(`pdfjs-dist/${name}/`))

/** Attachments that may be the data of the tax bureau. */
const xmlsIn = async (document: PDFDocumentProxy): Promise<string[]> => {
  const attached = await document.getAttachments()
  const ids = [...(attached ?? [])].flatMap(([id, { filename }]) => (/\.xml$/i.test(filename) ? [id] : []))
  const found: string[] = []
  for (const id of ids.slice(0, maxAttached)) {
    const xml = await document.getAttachmentContent(id)
    if (xml && xml.length <= maxXml) found.push(Buffer.from(xml).toString('utf8'))
  }
  return found
}

/** What is printed on the first page, and where. */
const textsOf = async (document: PDFDocumentProxy): Promise<{ texts: PdfText[]; width: number }> => {
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const texts = items.slice(0, maxTexts).flatMap((item): PdfText[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x = 0, y = 0] = Place.parse(item.transform)
    return [{ text: item.str, x, y, width: item.width }]
  })
  return { texts, width: page.getViewport({ scale: 1 }).width }
}

const read = async (): Promise<ReadPdf> => {
  const document = await getDocument({
    data: new Uint8Array(content),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: true,
    verbosity: 0,
  }).promise
  return { xmls: await xmlsIn(document), ...(await textsOf(document)) }
}

try {
  parentPort?.postMessage({ read: await read() })
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Error ? error.name : 'Error' })
}
