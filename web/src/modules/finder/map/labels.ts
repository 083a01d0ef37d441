type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Which of them can stand beside each other, the weightiest first. */
export const fitting = <T extends { readonly rect: Rect; readonly weight: number }>(all: readonly T[]): T[] => {
  const kept: T[] = []
  for (const one of all.toSorted((a, b) => b.weight - a.weight))
    if (!kept.some((other) => overlaps(one.rect, other.rect))) kept.push(one)
  return kept
}

/** Names that would lie on one another are left out; the circle with the number stays and says its name when asked. */
export const hideOverlaps = (box: HTMLElement, className: string | undefined): void => {
  if (!className) return
  const all = [...box.querySelectorAll<HTMLElement>(`.${className}`)].map((node) => ({
    node,
    rect: node.getBoundingClientRect(),
    weight: Number(node.dataset['weight']),
  }))
  const kept = new Set(fitting(all).map(({ node }) => node))
  for (const { node } of all) node.toggleAttribute('data-hidden', !kept.has(node))
}
