import { inflateSync } from 'node:zlib'

/** The dictionary around a place; with room on both sides where it holds others. */
const windowsAt = (text: string, at: number): string[] => {
  const end = text.indexOf('>>', at)
  const own = text.slice(Math.max(0, text.lastIndexOf('<<', at)), end === -1 ? at + 200 : end)
  return [own, text.slice(Math.max(0, at - 600), at + 600)]
}

/** A page tree says how many leaves it has; the largest tree is the root. */
const treeCounts = (text: string): number[] =>
  [...text.matchAll(/\/Type\s*\/Pages\b/g)].flatMap(({ index }) => {
    for (const part of windowsAt(text, index)) {
      const count = /\/Count\s+(\d{1,6})/.exec(part)?.[1]
      if (count !== undefined) return [Number(count)]
    }
    return []
  })

const leaves = (text: string): number => [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length

/** More than any contract is packed into, so that a file made to unpack for ever ends soon. */
const maxStreams = 2000
const maxUnpacked = 4 * 1024 * 1024

/** Newer files keep their objects packed together. */
const packedObjects = (content: Buffer): string[] => {
  const text = content.toString('latin1')
  const found: string[] = []
  const pattern = /\/Type\s*\/ObjStm\b[^]{0,400}?stream\r?\n/g
  for (const match of text.matchAll(pattern)) {
    if (found.length >= maxStreams) break
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    if (end === -1) continue
    try {
      found.push(inflateSync(content.subarray(start, end), { maxOutputLength: maxUnpacked }).toString('latin1'))
    } catch {
      // One that is not packed in this way says nothing; the others may.
    }
  }
  return found
}

/** How many pages a PDF has; nothing where it is not readable as one. */
export const pagesOf = (content: Buffer): number | undefined => {
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') return undefined
  const parts = [content.toString('latin1'), ...packedObjects(content)]
  const counted = parts.flatMap(treeCounts)
  if (counted.length > 0) return Math.max(...counted)
  const single = parts.reduce((sum, part) => sum + leaves(part), 0)
  return single > 0 ? single : undefined
}
