type Size = { readonly width: number; readonly height: number }
type Place = { readonly x: number; readonly y: number }
/** What is written beside a pin; the one of more weight is placed first. */
export type Plate = Size & { readonly pin: Place; readonly weight: number }
type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const gap = 3
const pinSize = 8

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

const rectAt = ({ x, y }: Place, { width, height }: Size): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const isWithin = ({ left, right, top, bottom }: Rect, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

const steps = Array.from({ length: 33 }, (_, nth) => nth - 16)
const farthest = 150

/** Where a plate may stand beside its pin, the nearest first. */
const offsetsFor = ({ width, height }: Size): Place[] => {
  const columns = steps.map((n) => (n * (width / 2 + pinSize)) / 2)
  const rows = steps.map((n) => (n * (height / 2 + pinSize)) / 2)
  const far = ({ x, y }: Place): number => Math.hypot(x, y)
  return columns
    .flatMap((x) => rows.map((y) => ({ x, y })))
    .filter((at) => far(at) <= farthest)
    .toSorted((one, other) => far(one) - far(other) || one.y - other.y || one.x - other.x)
}

/**
 * Where each plate stands, seen from its pin, so that none lies on another or on a pin; nothing for what finds no room.
 * What has its pin on the frame stays on it whole.
 */
export const arrange = (plates: readonly Plate[], frame: Size): (Place | undefined)[] => {
  const taken: Rect[] = plates.map(({ pin }) => rectAt(pin, { width: pinSize, height: pinSize }))
  const found: (Place | undefined)[] = plates.map(() => undefined)
  const order = plates.map((plate, at) => ({ plate, at })).toSorted((a, b) => b.plate.weight - a.plate.weight)
  for (const { plate, at } of order) {
    const isShown = isWithin(rectAt(plate.pin, { width: 0, height: 0 }), frame)
    const offset = offsetsFor(plate).find(({ x, y }) => {
      const rect = rectAt({ x: plate.pin.x + x, y: plate.pin.y + y }, plate)
      return (!isShown || isWithin(rect, frame)) && !taken.some((other) => overlaps(rect, other))
    })
    if (!offset) continue
    found[at] = offset
    taken.push(rectAt({ x: plate.pin.x + offset.x, y: plate.pin.y + offset.y }, plate))
  }
  return found
}

/** Puts every plate on the map where there is room, with a line to its pin; the pin alone stays of what finds none. */
export const arrangePlates = (box: HTMLElement): void => {
  const frame = box.getBoundingClientRect()
  const marks = [...box.querySelectorAll<HTMLElement>('[data-weight]')]
  const plates = marks.map((mark) => {
    const pin = mark.getBoundingClientRect()
    const plate = mark.querySelector<HTMLElement>('[data-plate]')
    return {
      pin: { x: pin.left - frame.left, y: pin.top - frame.top },
      width: plate?.offsetWidth ?? 0,
      height: plate?.offsetHeight ?? 0,
      weight: Number(mark.dataset['weight']),
    }
  })
  for (const [at, offset] of arrange(plates, frame).entries()) {
    const mark = marks[at]
    if (!mark) continue
    mark.toggleAttribute('data-folded', !offset)
    const { x, y } = offset ?? { x: 0, y: -24 }
    mark.style.setProperty('--x', `${String(x)}px`)
    mark.style.setProperty('--y', `${String(y)}px`)
    mark.style.setProperty('--length', `${String(Math.hypot(x, y))}px`)
    mark.style.setProperty('--turn', `${String(Math.atan2(y, x))}rad`)
  }
}
