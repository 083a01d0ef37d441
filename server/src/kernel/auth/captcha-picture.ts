import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { boundedQueue } from '../jobs/bounded-queue.ts'
import { strokesOf, type Point } from './captcha-strokes.ts'

const width = 296
const height = 88

/** Small pictures for the sign-in, apart from what people upload; strangers ask for them. */
const drawing = boundedQueue({ maxRunning: 1, maxWaiting: 100, maxPerOwner: 100 })

const between = (from: number, to: number): number => from + (randomInt(10_001) / 10_000) * (to - from)

type Distortion = (point: Point) => Point

/** The whole picture is bent in waves, another way each time. */
const newBend = (): Distortion => {
  const [a, b] = [between(3, 6), between(4, 8)]
  const [f, g] = [between(0.05, 0.09), between(0.025, 0.05)]
  const [p, q] = [between(0, 6), between(0, 6)]
  return ([x, y]) => [x + a * Math.sin(y * f + p), y + b * Math.sin(x * g + q)]
}

/** Where a sign stands: each is turned, sheared and as large as it likes. */
const newPlace = (index: number, count: number): Distortion => {
  const step = (width - 40) / count
  const [w, h] = [between(step * 0.62, step * 0.8), between(42, 54)]
  const [left, top] = [20 + index * step + between(-2, 4), (height - h) / 2 + between(-5, 5)]
  const [turn, shear] = [between(-0.22, 0.22), between(-0.25, 0.25)]
  return ([x, y]) => {
    const [u, v] = [(x - 0.5 + shear * (0.5 - y)) * w, (y - 0.5) * h]
    return [
      left + w / 2 + u * Math.cos(turn) - v * Math.sin(turn),
      top + h / 2 + u * Math.sin(turn) + v * Math.cos(turn),
    ]
  }
}

const written = (points: readonly Point[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const pathOf = (points: readonly Point[], thick: number, hue: number): string =>
  `<path d="${written(points)}" stroke="hsl(${Math.round(hue)} 50% ${Math.round(between(32, 46))}%)" stroke-width="${thick.toFixed(1)}"/>`

/** Lines in the color of the signs, across all of them. */
const stray = (bend: Distortion, hue: number): string => {
  const [from, to] = [between(8, height - 8), between(8, height - 8)]
  const points = Array.from({ length: 40 }, (_, n): Point => [(n / 39) * width, from + ((to - from) * n) / 39])
  return pathOf(points.map(bend), between(1, 2), hue)
}

const speck = (hue: number): string => {
  const [x, y] = [between(0, width), between(0, height)]
  const points: Point[] = [
    [x, y],
    [x + between(-7, 7), y + between(-7, 7)],
  ]
  return pathOf(points, between(1, 3), hue)
}

const svgOf = (signs: string): string => {
  const bend = newBend()
  const hue = between(190, 270)
  const marks = [...signs].flatMap((sign, index) => {
    const place = newPlace(index, signs.length)
    return strokesOf(sign).map((stroke) =>
      pathOf(
        stroke.map((point) => bend(place(point))),
        between(3.6, 5),
        hue,
      ),
    )
  })
  const strays = Array.from({ length: 4 }, () => stray(newBend(), hue))
  const specks = Array.from({ length: 50 }, () => speck(hue))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#f2f5fb"/>${[...marks, ...strays, ...specks].join('')}</svg>`
}

/** Points only: what is written on it can be seen, but stands nowhere in the file. */
export const drawSigns = async (signs: string): Promise<string> => {
  const png = await drawing('', () =>
    sharp(Buffer.from(svgOf(signs)))
      .png({ palette: true, colours: 32 })
      .toBuffer(),
  )
  return `data:image/png;base64,${png.toString('base64')}`
}
