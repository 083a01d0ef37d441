import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Bytes = AsyncIterable<Buffer>

/** What was written, told by the contents themselves, whether they lie there encrypted or not. */
export type Entry = { readonly sha256: string; readonly size: number }

/** A folder of entries that nobody but its owner reads; with a key they are encrypted as well. */
export type Archive = {
  readonly folder: string
  readonly write: (name: string, content: Readable) => Promise<Entry>
  readonly read: (name: string) => Readable
}

const cipher = 'aes-256-gcm'
const mark = Buffer.from('SRMB1\n')
const [saltBytes, ivBytes, tagBytes] = [16, 12, 16]
const headBytes = mark.length + saltBytes + ivBytes

const keyFrom = (words: string, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', words, salt, 'backup', 32))

/** The name goes into the seal, so that one entry cannot stand in for another. */
const encrypting = (words: string, name: string) =>
  async function* (source: Bytes): Bytes {
    const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
    const locked = createCipheriv(cipher, keyFrom(words, salt), iv, { authTagLength: tagBytes }).setAAD(
      Buffer.from(name),
    )
    yield Buffer.concat([mark, salt, iv])
    for await (const chunk of source) yield locked.update(chunk)
    yield Buffer.concat([locked.final(), locked.getAuthTag()])
  }

const openerOf = (words: string, name: string, head: Buffer) => {
  if (!head.subarray(0, mark.length).equals(mark)) throw new Error(`${name} is not encrypted by this program`)
  const salt = head.subarray(mark.length, mark.length + saltBytes)
  const opened = createDecipheriv(cipher, keyFrom(words, salt), head.subarray(mark.length + saltBytes, headBytes), {
    authTagLength: tagBytes,
  })
  return opened.setAAD(Buffer.from(name))
}

/** Gives away what it opens before it has seen the end; whoever reads it must wait for the end before believing it. */
const decrypting = (words: string, name: string) =>
  async function* (source: Bytes): Bytes {
    let waiting = Buffer.alloc(0)
    let opened: ReturnType<typeof openerOf> | undefined
    for await (const chunk of source) {
      waiting = Buffer.concat([waiting, chunk])
      if (!opened && waiting.length >= headBytes) {
        opened = openerOf(words, name, waiting)
        waiting = waiting.subarray(headBytes)
      }
      if (opened && waiting.length > tagBytes) {
        yield opened.update(waiting.subarray(0, -tagBytes))
        waiting = waiting.subarray(-tagBytes)
      }
    }
    if (!opened || waiting.length < tagBytes) throw new Error(`${name} ends too soon`)
    opened.setAuthTag(waiting)
    try {
      yield opened.final()
    } catch {
      throw new Error(`${name} was changed, or the key is not the one it was encrypted with`)
    }
  }

/** Reads to the end and tells what was read. */
export const measure = async (content: Bytes): Promise<Entry> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), size }
}

export const openArchive = (folder: string, key: string | undefined): Archive => {
  const root = resolve(folder)
  const pathOf = (name: string): string => {
    const path = resolve(root, key ? `${name}.enc` : name)
    if (!path.startsWith(root + sep)) throw new Error(`${name} leaves the folder`)
    return path
  }
  return {
    folder: root,
    write: async (name, content) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      let size = 0
      const measured = async function* (source: Bytes): Bytes {
        for await (const chunk of source) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      }
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      if (key) await pipeline(content, measured, encrypting(key, name), file)
      else await pipeline(content, measured, file)
      return { sha256: hash.digest('hex'), size }
    },
    read: (name) => {
      const stored = createReadStream(pathOf(name))
      return key ? Readable.from(decrypting(key, name)(stored)) : stored
    },
  }
}
