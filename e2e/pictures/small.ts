import sharp from 'sharp'

/** A repository is cloned more often than its pictures are looked at. */
const heaviest = 120_000

/** Few colours are enough for screens like ours; fewer still when the first try is too heavy. */
export const small = async (picture: Buffer, colours = 128): Promise<Buffer> => {
  const packed = await sharp(picture).png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer()
  return packed.length <= heaviest || colours <= 16 ? packed : small(picture, colours / 2)
}

/** Side by side, a little apart, each as wide as asked. */
export const sheet = async (pictures: readonly Buffer[], width: number, columns: number): Promise<Buffer> => {
  const gap = 16
  const scaled = await Promise.all(pictures.map((picture) => sharp(picture).resize({ width }).toBuffer()))
  const { height } = await sharp(scaled[0]).metadata()
  const rows = Math.ceil(scaled.length / columns)
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#8a8f99',
    },
  })
    .composite(
      scaled.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toBuffer()
}
