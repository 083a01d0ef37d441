import type { KeyboardEvent } from 'react'

const cardsIn = (column: Element | undefined): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

/** A card leads to its record by a link, or by a button that says it does. */
const opener = 'a, [data-opens]'

const focusCard = (card: HTMLElement | undefined): void => {
  card?.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Gives the focus to a card wherever it stands now. */
export const focusCardOf = (board: HTMLElement, id: string): void =>
  focusCard(board.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? undefined)

const sideways: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const along: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The card at the same height in the nearest column that has one on this side. */
const beside = (columns: readonly Element[], at: number, place: number, step: 1 | -1): HTMLElement | undefined => {
  for (let next = at + step; next >= 0 && next < columns.length; next += step) {
    const cards = cardsIn(columns[next])
    if (cards.length > 0) return cards[Math.min(place, cards.length - 1)]
  }
  return undefined
}

/** Arrows walk from card to card. */
export const walkBoard = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event
  const card =
    target instanceof HTMLElement && target.matches(opener) ? target.closest<HTMLElement>('[data-card]') : null
  const across = sideways[key]
  const down = along[key]
  if (!card || (across === undefined && down === undefined)) return
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const columns = [...currentTarget.querySelectorAll('[data-column]')]
  const at = columns.findIndex((column) => column.contains(card))
  const cards = cardsIn(columns[at])
  const place = cards.indexOf(card)
  focusCard(across === undefined ? cards[place + (down ?? 0)] : beside(columns, at, place, across))
}

/** With Ctrl the arrows carry a card to the column beside. */
export const carryStep = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined =>
  ctrlKey && !altKey && !metaKey && !shiftKey ? sideways[key] : undefined
