import sharp from 'sharp'
import { boundedQueue } from '#kernel/jobs/bounded-queue.ts'
import { fail, Failure } from '#kernel/errors.ts'

/** What one picture may cost: pixels, and seconds for each of the two drawings. */
const maxPixels = 25_000_000
const maxSeconds = 10
const thumbSide = 320

/** One picture at a time, with one thread: the other threads and processors are for everybody else. */
sharp.concurrency(1)
const drawing = boundedQueue({ maxRunning: 1, maxWaiting: 40, maxPerOwner: 20 })

export type Picture = { content: Buffer; mime: string; thumb: Buffer }

const formats = new Map<string, 'jpeg' | 'png' | 'gif' | 'webp'>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
])

/** Of a moving picture only the first frame is read: a small file may hold thousands of large ones. */
const open = (content: Buffer) =>
  sharp(content, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' }).timeout({ seconds: maxSeconds }).rotate()

const draw = async (content: Buffer, mime: string): Promise<Picture> => {
  const format = formats.get(mime) ?? fail('file.broken_image')
  const drawn = await open(content)
    .toFormat(format, format === 'jpeg' ? { quality: 88 } : {})
    .toBuffer()
  const thumb = await open(content)
    .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
  return { content: drawn, mime, thumb }
}

/** Drawn anew, so that nothing but the picture survives: no metadata, no position, no hidden second file. */
export const redraw = (owner: string, content: Buffer, mime: string): Promise<Picture> =>
  drawing(owner, () => draw(content, mime)).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('file.broken_image')
  })

/** As wide as anybody sees on paper. */
const paperSide = 1200

/** A stored picture as a JPEG for paper, which knows no other kinds: drawn once more, on white. */
export const drawForPaper = (owner: string, content: Buffer): Promise<Buffer> =>
  drawing(owner, () =>
    open(content)
      .resize(paperSide, paperSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  ).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('file.broken_image')
  })
