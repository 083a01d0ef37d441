import sharp from 'sharp'
import { fail } from '#kernel/errors.ts'

const mostPixels = 40_000_000
const thumbSide = 320

export type Picture = { content: Buffer; mime: string; thumb: Buffer }

/** Drawn anew, so that nothing but the picture survives: no metadata, no position, no hidden second file. */
export const redraw = async (content: Buffer, mime: string): Promise<Picture> => {
  try {
    const animated = mime === 'image/gif' || mime === 'image/webp'
    const source = () => sharp(content, { limitInputPixels: mostPixels, animated, failOn: 'error' }).rotate()
    const format = mime === 'image/jpeg' ? 'jpeg' : mime === 'image/png' ? 'png' : mime === 'image/gif' ? 'gif' : 'webp'
    const drawn = await source()
      .toFormat(format, format === 'jpeg' ? { quality: 88, mozjpeg: true } : {})
      .toBuffer()
    const thumb = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { content: drawn, mime, thumb }
  } catch {
    return fail('file.broken_image')
  }
}
