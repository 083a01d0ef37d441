import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Entry = readonly [name: string, content: string]

const u16 = (n: number): Buffer => Buffer.from(Uint16Array.of(n).buffer)
const u32 = (n: number): Buffer => Buffer.from(Uint32Array.of(n).buffer)

/** An archive whose entries are stored as they are. */
export const zipOf = (...entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of entries) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const facts = Buffer.concat([
      u32(0),
      u32(crc32(content)),
      u32(content.length),
      u32(content.length),
      u16(path.length),
    ])
    const head = Buffer.concat([u32(0x04034b50), u16(20), u16(0), u16(0), facts, u16(0), path])
    parts.push(head, content)
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        u16(20),
        u16(0),
        u16(0),
        facts,
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        path,
      ]),
    )
    offset += head.length + content.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.concat([
    u32(0x06054b50),
    u32(0),
    u16(entries.length),
    u16(entries.length),
    u32(size),
    u32(offset),
    u16(0),
  ])
  return Buffer.concat([...parts, ...directory, end])
}

const office = (type: string, folder: string): Buffer =>
  zipOf(
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${folder}/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    ],
    [`${folder}/main.xml`, '<x/>'],
  )

export const docx = (): Buffer => office('wordprocessingml.document', 'word')
export const xlsx = (): Buffer => office('spreadsheetml.sheet', 'xl')
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), Buffer.from('PE\0\0')])
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const html = Buffer.from('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>')

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 200, g: 30, b: 30 } } })

export const png = (side = 600): Promise<Buffer> => square(side).png().toBuffer()
export const gif = (): Promise<Buffer> => square(20).gif().toBuffer()
/** A moving picture that shows the same frame over and over: small on the line, large when it is drawn. */
export const movingGif = async (side: number, frames: number): Promise<Buffer> => {
  const still = await square(side).gif().toBuffer()
  const colors = still[10] ?? 0
  const head = 13 + (colors & 0x80 ? 3 * 2 ** ((colors & 7) + 1) : 0)
  const frame = still.subarray(head, -1)
  return Buffer.concat([still.subarray(0, head), ...Array.from({ length: frames }, () => frame), still.subarray(-1)])
}
/** A picture that tells where and by whom it was taken. */
export const jpegWithPlace = (): Promise<Buffer> =>
  square(600)
    .jpeg()
    .withExif({ IFD0: { Artist: 'SecretArtist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' } })
    .toBuffer()
