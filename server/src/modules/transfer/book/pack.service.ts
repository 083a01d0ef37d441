import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

export type Part = { readonly name: string; readonly size: number; readonly crc: number; readonly packed: Buffer }

/** Packs what is written to it and remembers only that. */
export const packer = (name: string) => {
  const deflate = createDeflateRaw({ level: 6 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(deflate, 'end')
  // Waited for at the end; a failure before that is told by the write it breaks.
  ended.catch(() => undefined)
  let size = 0
  let crc = 0
  return {
    write: async (content: string | Buffer): Promise<void> => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      size += bytes.length
      crc = crc32(bytes, crc)
      if (!deflate.write(bytes)) await once(deflate, 'drain')
    },
    finish: async (): Promise<Part> => {
      deflate.end()
      await ended
      return { name, size, crc, packed: Buffer.concat(chunks) }
    },
  }
}

export const packFile = async (name: string, content: string | Buffer): Promise<Part> => {
  const packed = packer(name)
  await packed.write(content)
  return packed.finish()
}

const facts = ({ crc, size, packed, name }: Part): Buffer => {
  const bytes = Buffer.alloc(20)
  // A fixed moment, so that the same rows make the same file.
  bytes.writeUInt16LE(0, 0)
  bytes.writeUInt16LE(0x21, 2)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packed.length, 8)
  bytes.writeUInt32LE(size, 12)
  bytes.writeUInt16LE(Buffer.byteLength(name), 16)
  return bytes
}

const u16 = (...numbers: readonly number[]): Buffer => Buffer.from(Uint16Array.from(numbers).buffer)
const u32 = (...numbers: readonly number[]): Buffer => Buffer.from(Uint32Array.from(numbers).buffer)

/** Parts that are whole already make an archive. */
export const zip = (parts: readonly Part[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const one of parts) {
    const name = Buffer.from(one.name)
    const local = Buffer.concat([u32(0x04034b50), u16(20, 0x0800, 8), facts(one), name])
    files.push(local, one.packed)
    directory.push(u32(0x02014b50), u16(20, 20, 0x0800, 8), facts(one), u16(0, 0, 0), u32(0, offset), name)
    offset += local.length + one.packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([
    ...files,
    ...directory,
    u32(0x06054b50),
    u16(0, 0, parts.length, parts.length),
    u32(size, offset),
    u16(0),
  ])
}
