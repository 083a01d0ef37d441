import { assignLines, type Assignment } from './assign.ts'
import type { PriceTable } from './problem.ts'

const amountAt = ({ amounts, lines }: PriceTable, supplier: number, line: number): number =>
  amounts[supplier * lines + line] ?? Infinity

/** A set of suppliers as it grows: the lowest price it has for every line. */
export const lowestWith = (table: PriceTable, lowest: Float64Array, supplier: number): Float64Array => {
  const next = lowest.slice()
  const from = supplier * table.lines
  for (let line = 0; line < table.lines; line += 1) {
    const amount = table.amounts[from + line] ?? Infinity
    if (amount < (next[line] ?? Infinity)) next[line] = amount
  }
  return next
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

/** Nobody of the set can be left out, so each of them takes a line even where another one is cheaper. */
const regretOf = (table: PriceTable, lowest: Float64Array, supplier: number): number => {
  let least = Infinity
  for (let line = 0; line < table.lines && least > 0; line += 1)
    least = Math.min(least, amountAt(table, supplier, line) - (lowest[line] ?? 0))
  return least
}

/** No award to exactly these suppliers costs less. */
export const setBound = (table: PriceTable, suppliers: readonly number[], lowest: Float64Array): number => {
  const base = sumOf(lowest)
  if (!Number.isFinite(base)) return Infinity
  return suppliers.reduce((bound, one) => bound + regretOf(table, lowest, one) - (table.discounts[one] ?? 0), base)
}

const offeredLines = (table: PriceTable, supplier: number): number[] =>
  [...Array(table.lines).keys()].filter((line) => Number.isFinite(amountAt(table, supplier, line)))

type Packages = { readonly cost: number; readonly owners: Map<number, number> }

const packageCost = (table: PriceTable, supplier: number, lines: readonly number[]): number => {
  let food = 0
  let other = 0
  let minimum = 0
  for (const line of lines) {
    if (table.isFood[line] === 1) food += amountAt(table, supplier, line)
    else other += amountAt(table, supplier, line)
    minimum = Math.max(minimum, table.minSpends[supplier * table.lines + line] ?? 0)
  }
  return other + Math.max(food, minimum) - (table.discounts[supplier] ?? 0)
}

/** All lines of each of these suppliers together; nothing where two of them offer the same line. */
const takePackages = (table: PriceTable, suppliers: readonly number[]): Packages | null => {
  const owners = new Map<number, number>()
  let cost = 0
  for (const supplier of suppliers) {
    const lines = offeredLines(table, supplier)
    if (lines.some((line) => owners.has(line))) return null
    for (const line of lines) owners.set(line, supplier)
    cost += packageCost(table, supplier, lines)
  }
  return { cost, owners }
}

const subsetsOf = (suppliers: readonly number[]): number[][] =>
  suppliers.reduce<number[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])

const awardAround = (
  table: PriceTable,
  suppliers: readonly number[],
  packages: readonly number[],
  limit: number,
  budget: { nodes: number },
): Assignment | null => {
  const taken = takePackages(table, packages)
  if (!taken || taken.cost >= limit) return null
  const loose = suppliers.filter((one) => !packages.includes(one))
  const rest = [...Array(table.lines).keys()].filter((line) => !taken.owners.has(line))
  const owners = new Int32Array(table.lines).fill(-1)
  for (const [line, owner] of taken.owners) owners[line] = owner
  if (loose.length === 0) return rest.length === 0 && taken.cost < limit ? { cost: taken.cost, owners } : null
  const award = assignLines(table, loose, rest, limit - taken.cost, budget)
  if (!award) return null
  for (const line of rest) owners[line] = award.owners[line] ?? -1
  return { cost: taken.cost + award.cost, owners }
}

/** The cheapest award to exactly these suppliers, if it is below the limit. */
export const solveSet = (
  table: PriceTable,
  suppliers: readonly number[],
  limit: number,
  budget: { nodes: number },
): Assignment | null => {
  const forced = suppliers.filter((one) => table.isWholeOnly[one] === 1)
  const free = suppliers.filter((one) => table.isWholeOnly[one] === 0 && (table.discounts[one] ?? 0) > 0)
  let best: Assignment | null = null
  for (const chosen of subsetsOf(free)) {
    const award = awardAround(table, suppliers, [...forced, ...chosen], best?.cost ?? limit, budget)
    if (award) best = award
  }
  return best
}
