import { dayNumber } from '@srm/api/project/schedule/calendar'
import { shanghaiDay } from '@srm/api/shared/date'
import { saveFile } from '@/lib/api/save-file.ts'
import type { ChartLook } from './chart.ts'
import { dayAfter, isCritical, rangeOf, restsIn, type Bar, type PlanData } from './plan.data.ts'

const row = 24
const head = 64
const grid = 260

/** Paper is white whatever the screen is. */
const colors = {
  line: '#e6e8ec',
  text: '#1d2129',
  faint: '#69707d',
  rest: '#f2f4f7',
  event: '#fbe8c8',
  today: '#cf3030',
  bar: '#4e88f3',
  done: '#22a45d',
  critical: '#e04545',
  parent: '#69707d',
  baseline: '#9aa1ac',
  milestone: '#e8930c',
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

type Days = { readonly start: string; readonly end: string }
type Picture = { readonly svg: string; readonly width: number; readonly height: number }
type Place = { readonly range: Days; readonly dayWidth: number; readonly height: number }

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(width, 1).toFixed(1)}" height="${String(height)}" fill="${fill}"${more}/>`

const words = (x: number, y: number, text: string, fill: string, size = 12): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${fill}" font-size="${String(size)}">${escape(text)}</text>`

const xOf = ({ range, dayWidth }: Place, day: string): number =>
  grid + (dayNumber(day) - dayNumber(range.start)) * dayWidth

const stretch = (place: Place, { start, end }: Days, y: number, height: number, fill: string, more = ''): string => {
  const x = xOf(place, start)
  return rect(x, y, xOf(place, dayAfter(end)) - x, height, fill, more)
}

const fillOf = ({ node, type }: Bar, hasCritical: boolean): string => {
  if (type === 'project') return colors.parent
  if (hasCritical && isCritical(node)) return colors.critical
  return node.status === 'done' ? colors.done : colors.bar
}

const barDrawing = (
  bar: Bar,
  y: number,
  place: Place,
  look: Pick<ChartLook, 'hasBaseline' | 'hasCritical'>,
): string => {
  const { node, type } = bar
  const fill = fillOf(bar, look.hasCritical)
  if (type === 'milestone') {
    const x = xOf(place, node.start) + place.dayWidth / 2
    const at = [x, y + 5, x + 7, y + 12, x, y + 19, x - 7, y + 12].map((value) => value.toFixed(1)).join(' ')
    return `<polygon points="${at}" fill="${fill === colors.critical ? fill : colors.milestone}"/>`
  }
  const below = look.hasBaseline && node.baseline ? stretch(place, node.baseline, y + 18, 3, colors.baseline) : ''
  return stretch(place, node, y + 5, type === 'project' ? 6 : 12, fill, ' rx="2"') + below
}

const depthsOf = (bars: readonly Bar[]): ReadonlyMap<string, number> => {
  const depths = new Map<string, number>()
  for (const { id, parent } of bars) depths.set(id, (depths.get(parent) ?? -1) + 1)
  return depths
}

const rowDrawing = (bar: Bar, n: number, depth: number, place: Place, look: ChartLook): string => {
  const y = head + n * row
  const { title, assignee } = bar.node
  return [
    rect(0, y + row - 1, grid, 1, colors.line),
    words(8 + depth * 12, y + 16, cut(title, 15 - depth), colors.text),
    words(grid - 64, y + 16, cut(assignee?.name ?? '', 4), colors.faint),
    barDrawing(bar, y, place, look),
  ].join('')
}

/** The first of each month, told above the chart. */
const monthsIn = (place: Place): string => {
  const { range, height } = place
  let drawn = ''
  for (let day = dayNumber(range.start); day <= dayNumber(range.end); day += 1) {
    const text = dayAfter(range.start, day - dayNumber(range.start))
    if (!text.endsWith('-01') && day !== dayNumber(range.start)) continue
    const x = xOf(place, text)
    drawn += rect(x, 40, 1, height - 40, colors.line) + words(x + 4, 56, text.slice(0, 7), colors.faint, 11)
  }
  return drawn
}

const backgroundOf = (plan: PlanData, place: Place, look: ChartLook): string => {
  const { height } = place
  const today = shanghaiDay(new Date())
  const rests = restsIn(place.range, plan.calendar).map((days) =>
    stretch(place, days, head, height - head, colors.rest),
  )
  const event = plan.event
    ? stretch(place, plan.event, head, height - head, colors.event) +
      words(xOf(place, plan.event.start), head - 4, look.words.event, colors.milestone, 11)
    : ''
  const isInside = today >= place.range.start && today <= place.range.end
  const x = xOf(place, today)
  const line = isInside
    ? rect(x, head, 2, height - head, colors.today) + words(x, head - 4, look.words.today, colors.today, 11)
    : ''
  return rests.join('') + event + monthsIn(place) + line
}

const drawing = (plan: PlanData, bars: readonly Bar[], title: string, look: ChartLook): Picture => {
  const range = rangeOf(plan)
  const days = dayNumber(range.end) - dayNumber(range.start) + 1
  const dayWidth = Math.min(24, Math.max(3, 1100 / days))
  const width = Math.ceil(grid + days * dayWidth)
  const height = head + bars.length * row + 8
  const place = { range, dayWidth, height }
  const depths = depthsOf(plan.bars)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif">`,
    rect(0, 0, width, height, '#ffffff'),
    words(8, 24, title, colors.text, 16),
    words(8, 56, look.words.name, colors.faint, 11),
    words(grid - 64, 56, look.words.assignee, colors.faint, 11),
    backgroundOf(plan, place, look),
    ...bars.map((bar, n) => rowDrawing(bar, n, depths.get(bar.id) ?? 0, place, look)),
    '</svg>',
  ].join('')
  return { svg, width, height }
}

/** The whole plan as one drawing, made here: nothing of it leaves the browser. */
export const pictureOf = (plan: PlanData, title: string, look: ChartLook): Picture =>
  drawing(plan, plan.bars, title, look)

/** Rows that fit on a sheet of A4 lying on its side. */
const rowsOnSheet = 30

export const sheetsOf = (plan: PlanData, title: string, look: ChartLook): string[] =>
  Array.from({ length: Math.ceil(plan.bars.length / rowsOnSheet) }, (_, n) => {
    const bars = plan.bars.slice(n * rowsOnSheet, (n + 1) * rowsOnSheet)
    return drawing(plan, bars, title, look).svg
  })

/** A canvas higher or wider than this stays empty in some browsers. */
const maxSide = 16_000

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is empty'))), 'image/png')
  })

export const savePicture = async ({ svg, width, height }: Picture, name: string): Promise<void> => {
  const scale = Math.min(2, maxSide / Math.max(width, height))
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    saveFile(`${name}.png`, await blobOf(canvas))
  } finally {
    URL.revokeObjectURL(url)
  }
}
