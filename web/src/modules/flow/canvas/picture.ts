import type { Flow, Node } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { drawingOf, paperSize, type Box } from './layout.ts'

/** The colours of the cards on paper, which is always light. */
const tints: Readonly<Partial<Record<Node['type'], string>>> = {
  approve: '#b35309',
  handle: '#7a45c4',
  cc: '#1d63d8',
  route: '#0b7285',
  delay: '#a13d7c',
  trigger: '#20703f',
  sub: '#3f51b5',
}

export type PictureText = { readonly title: string; readonly text: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Chinese is about twice as wide as Latin; what does not fit ends with dots. */
const cut = (text: string, room: number): string => {
  let used = 0
  const chars = [...text]
  const end = chars.findIndex((char) => (used += char.charCodeAt(0) > 255 ? 2 : 1.1) > room)
  return end < 0 ? text : `${chars.slice(0, end).join('')}…`
}

const at = (x: number, y: number, width: number, height: number, more: string): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" ${more}/>`

const text = (x: number, y: number, said: string, more: string): string =>
  `<text x="${String(x)}" y="${String(y)}" ${more}>${escaped(said)}</text>`

const pill = ({ x, y, width, height }: Box, title: string): string =>
  at(x, y, width, height, `rx="${String(height / 2)}" fill="#eef0f4" stroke="#d5d9e2"`) +
  text(x + width / 2, y + height / 2 + 5, cut(title, 26), 'text-anchor="middle" fill="#3c4454"')

const card = ({ x, y, width, height, node, branch }: Box, { title, text: words }: PictureText): string => {
  const tint = branch ? '#ffffff' : (tints[node.type] ?? '#586274')
  const ink = branch ? '#20283a' : '#ffffff'
  return (
    at(x, y, width, height, 'rx="8" fill="#ffffff" stroke="#d5d9e2"') +
    at(x + 1, y + 1, width - 2, 31, `rx="7" fill="${tint}"`) +
    text(x + 12, y + 22, cut(title, 27), `fill="${ink}" font-weight="500"`) +
    text(x + 12, y + 62, cut(words, 30), 'fill="#586274" font-size="13"')
  )
}

/** The whole flow as a picture that stays sharp at any size. */
export const pictureOf = (flow: Flow, saidOf: (box: Box) => PictureText): string => {
  const { width, height } = paperSize(flow)
  const { boxes, lines } = drawingOf(flow)
  const drawn = lines.map(({ x1, y1, x2, y2 }) => `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`).join('')
  const shapes = boxes.map((box) => {
    const said = saidOf(box)
    const small = !box.branch && (isBlock(box.node) || box.node.type === 'end')
    return small ? pill(box, said.title) : card(box, said)
  })
  const family =
    'system-ui, &quot;PingFang SC&quot;, &quot;Microsoft YaHei&quot;, &quot;Noto Sans CJK SC&quot;, sans-serif'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"`,
    ` width="${String(width)}" height="${String(height)}" font-family="${family}" font-size="14">`,
    at(0, 0, width, height, 'fill="#f6f7f9"'),
    `<path d="${drawn}" fill="none" stroke="#a9b0be" stroke-width="2"/>`,
    ...shapes,
    '</svg>',
  ].join('\n')
}
