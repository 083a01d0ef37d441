import type { Figure } from '@srm/api/home'

/** A tile this narrow still says its words in both languages. */
const tileWidth = 168
const gap = 16
/** Three rows of two: what is to be done comes into sight below them. */
const tilesOnPhone = 6

const weights: Readonly<Record<Figure['tone'], number>> = { danger: 2, warning: 1, plain: 0 }

/** What waits and is worst comes first; what is nought can wait. */
const urgency = ({ tone, count }: Figure): number => (count > 0 ? 1 + weights[tone] : 0)

/**
 * As many figures as a row has room for, in the order they came in, and what is left over. The first one has its place
 * whatever it says. Without a width all are shown, on a phone a few rows.
 */
export const shownFigures = (
  figures: readonly Figure[],
  width: number,
  isPhone = false,
): { readonly first: readonly Figure[]; readonly rest: readonly Figure[] } => {
  const room = isPhone ? tilesOnPhone : Math.max(2, Math.floor((width + gap) / (tileWidth + gap)))
  if (width === 0 || figures.length <= room) return { first: figures, rest: [] }
  const [always, ...others] = figures
  const urgent = others.toSorted((one, other) => urgency(other) - urgency(one)).slice(0, room - 2)
  const isShown = (figure: Figure): boolean => figure === always || urgent.includes(figure)
  return { first: figures.filter(isShown), rest: figures.filter((figure) => !isShown(figure)) }
}
