import { inflateSync } from 'node:zlib'

/** One object of a PDF: its dictionary, and its stream unpacked. */
type Part = { readonly head: string; readonly stream: string }

const partsOf = (pdf: Buffer): Map<string, Part> => {
  const text = pdf.toString('latin1')
  const parts = new Map<string, Part>()
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length
    const end = text.indexOf('endobj', start)
    const body = text.slice(start, end)
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const from = start + at + 'stream\n'.length
    const bytes = at < 0 ? Buffer.alloc(0) : pdf.subarray(from, from + length)
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Subtype /Image')
    parts.set(found[1] ?? '', { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') })
  }
  return parts
}

const characters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each glyph of a font stands for, as the font itself says. */
const mapOf = (cmap: string): Map<string, string> => {
  const map = new Map<string, string>()
  for (const [, first = '', , entries = ''] of cmap.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...entries.matchAll(/<([\da-f]+)>/g)].entries())
      map.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), characters(hex))
  return map
}

const fontsOf = (parts: Map<string, Part>): Map<string, Map<string, string>> => {
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of parts.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.head ?? '')?.[1]
      if (cmap) fonts.set(name, mapOf(parts.get(cmap)?.stream ?? ''))
    }
  return fonts
}

/** The words on each page, read as a reader of PDF reads them: glyph by glyph through the maps of the fonts. */
export const textOfPdf = (pdf: Buffer): string[] => {
  const parts = partsOf(pdf)
  const fonts = fontsOf(parts)
  const pages = [...parts.values()].filter(({ head }) => /\/Type \/Page\n/.test(head))
  return pages.map(({ head }) => {
    const content = parts.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? ''
    let font: Map<string, string> | undefined
    let text = ''
    for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/g)) {
      if (name) font = fonts.get(name)
      for (const glyph of hex?.match(/.{4}/g) ?? []) text += font?.get(glyph) ?? '�'
    }
    return text
  })
}
