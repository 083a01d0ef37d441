export type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

const ring = (cx: number, cy: number, rx: number, ry: number): Stroke =>
  Array.from({ length: 13 }, (_, n) => {
    const turn = (n / 12) * 2 * Math.PI
    return [cx + rx * Math.sin(turn), cy - ry * Math.cos(turn)]
  })

const six: Stroke = [
  [0.76, 0.02],
  [0.36, 0.2],
  [0.12, 0.6],
  [0.2, 0.92],
  [0.5, 1],
  [0.82, 0.88],
  [0.84, 0.62],
  [0.54, 0.48],
  [0.22, 0.58],
  [0.12, 0.7],
]

/** Drawn by hand in a box of one by one: a server need not have any fonts, and text in a picture would be read by programs. */
const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  0: [ring(0.5, 0.5, 0.4, 0.5)],
  // With a foot, and the seven with a bar: turned a little, the two would look alike.
  1: [
    [
      [0.2, 0.26],
      [0.52, 0],
      [0.52, 1],
    ],
    [
      [0.22, 1],
      [0.82, 1],
    ],
  ],
  2: [
    [
      [0.06, 0.26],
      [0.2, 0.06],
      [0.5, 0],
      [0.82, 0.1],
      [0.84, 0.36],
      [0.5, 0.66],
      [0.06, 1],
    ],
    [
      [0.06, 1],
      [0.92, 1],
    ],
  ],
  3: [
    [
      [0.1, 0.12],
      [0.44, 0],
      [0.8, 0.12],
      [0.76, 0.4],
      [0.4, 0.48],
    ],
    [
      [0.4, 0.48],
      [0.82, 0.58],
      [0.86, 0.86],
      [0.5, 1],
      [0.08, 0.9],
    ],
  ],
  4: [
    [
      [0.66, 1],
      [0.66, 0],
      [0.04, 0.68],
      [0.96, 0.68],
    ],
  ],
  5: [
    [
      [0.86, 0],
      [0.2, 0],
      [0.14, 0.44],
    ],
    [
      [0.14, 0.44],
      [0.5, 0.38],
      [0.86, 0.6],
      [0.8, 0.88],
      [0.46, 1],
      [0.08, 0.9],
    ],
  ],
  6: [six],
  7: [
    [
      [0.06, 0],
      [0.94, 0],
      [0.36, 1],
    ],
    [
      [0.3, 0.5],
      [0.84, 0.5],
    ],
  ],
  8: [ring(0.5, 0.25, 0.32, 0.25), ring(0.5, 0.74, 0.4, 0.26)],
  9: [six.map(([x, y]): Point => [1 - x, 1 - y])],
  '+': [
    [
      [0.5, 0.22],
      [0.5, 0.82],
    ],
    [
      [0.14, 0.52],
      [0.86, 0.52],
    ],
  ],
  '=': [
    [
      [0.14, 0.4],
      [0.86, 0.4],
    ],
    [
      [0.14, 0.64],
      [0.86, 0.64],
    ],
  ],
  '?': [
    [
      [0.16, 0.16],
      [0.46, 0],
      [0.8, 0.14],
      [0.74, 0.4],
      [0.5, 0.54],
      [0.48, 0.72],
    ],
    [
      [0.48, 0.96],
      [0.49, 1],
    ],
  ],
  '−': [
    [
      [0.14, 0.52],
      [0.86, 0.52],
    ],
  ],
}

const stepsBetween = 8

/** A curve through all of them; what has few points is meant to have corners. */
const between = (all: Stroke, at: number, part: number): Point => {
  const point = (index: number): Point => all[Math.min(Math.max(index, 0), all.length - 1)] ?? [0, 0]
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [point(at - 1), point(at), point(at + 1), point(at + 2)]
  if (all.length < 5) return [bx + (cx - bx) * part, by + (cy - by) * part]
  const blend = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)))
  return [blend(ax, bx, cx, dx), blend(ay, by, cy, dy)]
}

const smooth = (all: Stroke): Stroke =>
  all
    .slice(0, -1)
    .flatMap((_, at) => Array.from({ length: stepsBetween + 1 }, (__, n) => between(all, at, n / stepsBetween)))

/** The strokes of a sign, close enough together to be bent. */
export const strokesOf = (sign: string): readonly Stroke[] => (glyphs[sign] ?? []).map(smooth)
