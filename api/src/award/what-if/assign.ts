import type { PriceTable } from './problem.ts'

/** Who gets each line, and what it costs in all. */
export type Assignment = { readonly cost: number; readonly owners: Int32Array }

type Frame = {
  readonly table: PriceTable
  readonly suppliers: readonly number[]
  /** The lines in the order they are decided. */
  readonly order: readonly number[]
  /** From each place of the order on, at least this much for food and for everything else. */
  readonly foodRest: Float64Array
  readonly otherRest: Float64Array
  readonly food: Float64Array
  readonly minimum: Float64Array
  readonly count: Int32Array
  readonly owners: Int32Array
  readonly best: { cost: number; owners: Int32Array | null }
  readonly budget: { nodes: number }
}

const priceAt = ({ table }: Pick<Frame, 'table'>, supplier: number, line: number): number =>
  table.amounts[supplier * table.lines + line] ?? Infinity

const lowestAt = (table: PriceTable, suppliers: readonly number[], line: number): number =>
  suppliers.reduce((lowest, one) => Math.min(lowest, priceAt({ table }, one, line)), Infinity)

/** Lines that decide on minimum spends come first: what they leave open is then told apart early. */
const orderLines = (table: PriceTable, suppliers: readonly number[], lines: readonly number[]): number[] => {
  const weightOf = (line: number) => {
    const prices = suppliers.map((one) => priceAt({ table }, one, line)).filter(Number.isFinite)
    const decides = suppliers.some((one) => (table.minSpends[one * table.lines + line] ?? 0) > 0)
    return (decides ? 2e15 : 0) + (table.isFood[line] === 1 ? 1e15 : 0) + Math.max(...prices) - Math.min(...prices)
  }
  const weights = new Map(lines.map((line) => [line, weightOf(line)]))
  return lines.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
}

const restsOf = (
  table: PriceTable,
  suppliers: readonly number[],
  order: readonly number[],
  isFood: 0 | 1,
): Float64Array => {
  const rest = new Float64Array(order.length + 1)
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const line = order[at] ?? 0
    rest[at] = (rest[at + 1] ?? 0) + (table.isFood[line] === isFood ? lowestAt(table, suppliers, line) : 0)
  }
  return rest
}

const shortfall = ({ suppliers, food, minimum }: Frame): number => {
  let sum = 0
  for (const [at] of suppliers.entries()) sum += Math.max(0, (minimum[at] ?? 0) - (food[at] ?? 0))
  return sum
}

/** What food is still to come may fill minimum spends: the larger of both is paid in any case. */
const boundOf = (frame: Frame, at: number, spent: number): number =>
  spent + (frame.otherRest[at] ?? 0) + Math.max(frame.foodRest[at] ?? 0, shortfall(frame))

const isHopeless = (frame: Frame, at: number, spent: number): boolean => {
  const unused = frame.count.reduce((sum, lines) => sum + (lines === 0 ? 1 : 0), 0)
  return unused > frame.order.length - at || boundOf(frame, at, spent) >= frame.best.cost
}

const choicesOf = (frame: Frame, line: number): number[] =>
  [...frame.suppliers.keys()]
    .filter((at) => Number.isFinite(priceAt(frame, frame.suppliers[at] ?? 0, line)))
    .toSorted((a, b) => priceAt(frame, frame.suppliers[a] ?? 0, line) - priceAt(frame, frame.suppliers[b] ?? 0, line))

const decide = (frame: Frame, at: number, spent: number): void => {
  frame.budget.nodes -= 1
  if (frame.budget.nodes < 0 || isHopeless(frame, at, spent)) return
  if (at === frame.order.length) {
    frame.best.cost = spent + shortfall(frame)
    frame.best.owners = frame.owners.slice()
    return
  }
  const line = frame.order[at] ?? 0
  const { table, food, minimum, count, owners } = frame
  for (const place of choicesOf(frame, line)) {
    const supplier = frame.suppliers[place] ?? 0
    const price = priceAt(frame, supplier, line)
    const before = { food: food[place] ?? 0, minimum: minimum[place] ?? 0 }
    if (table.isFood[line] === 1) food[place] = before.food + price
    minimum[place] = Math.max(before.minimum, table.minSpends[supplier * table.lines + line] ?? 0)
    count[place] = (count[place] ?? 0) + 1
    owners[line] = supplier
    decide(frame, at + 1, spent + price)
    food[place] = before.food
    minimum[place] = before.minimum
    count[place] = (count[place] ?? 0) - 1
  }
}

/**
 * The cheapest way to award these lines to exactly these suppliers, each of them at least one; nothing unless it is
 * below the limit. A spent budget of nodes is told by `budget.nodes` below nothing.
 */
export const assignLines = (
  table: PriceTable,
  suppliers: readonly number[],
  lines: readonly number[],
  limit: number,
  budget: { nodes: number },
): Assignment | null => {
  if (suppliers.length > lines.length) return null
  const order = orderLines(table, suppliers, lines)
  const best: Frame['best'] = { cost: limit, owners: null }
  const frame: Frame = {
    table,
    suppliers,
    order,
    foodRest: restsOf(table, suppliers, order, 1),
    otherRest: restsOf(table, suppliers, order, 0),
    food: new Float64Array(suppliers.length),
    minimum: new Float64Array(suppliers.length),
    count: new Int32Array(suppliers.length),
    owners: new Int32Array(table.lines).fill(-1),
    best,
    budget,
  }
  decide(frame, 0, 0)
  return best.owners ? { cost: best.cost, owners: best.owners } : null
}
