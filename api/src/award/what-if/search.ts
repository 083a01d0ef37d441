import { buildPriceTable, countSets, coveredLines, type AwardProblem, type PriceTable } from './problem.ts'
import { lowestWith, setBound, solveSet } from './supplier-set.ts'
import type { Assignment } from './assign.ts'

export type AwardPlan = {
  readonly cost: number
  readonly suppliers: readonly string[]
  readonly owners: readonly (string | null)[]
}

export type AwardSearch = {
  readonly best: AwardPlan | null
  /** The cheapest award to any other set of suppliers. */
  readonly runnerUp: AwardPlan | null
  /** Lines nobody offers. */
  readonly uncovered: readonly number[]
  /** Sets of suppliers looked at one by one; bounds rule out the others of `possible`. */
  readonly examined: number
  readonly possible: number
  readonly isExact: boolean
  /** Nothing can cost less. */
  readonly lowerBound: number | null
}

type SearchResult = Assignment & { readonly suppliers: readonly number[] }
type Node = {
  readonly suppliers: readonly number[]
  readonly next: number
  readonly lowest: Float64Array
  readonly bound: number
}
type State = {
  best: SearchResult | null
  runnerUp: SearchResult | null
  examined: number
  openBound: number
  isExact: boolean
}

/** One set of suppliers is given up on after so many steps, and the answer is then called approximate. */
const maxNodes = 400_000

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

const keep = (state: State, found: SearchResult): void => {
  const { best, runnerUp } = state
  if (best && isSame(best.suppliers, found.suppliers)) return
  const isBetter = (other: SearchResult | null) =>
    !other || found.cost < other.cost || (found.cost === other.cost && found.suppliers.length < other.suppliers.length)
  if (isBetter(best)) {
    state.best = found
    state.runnerUp = best
  } else if (isBetter(runnerUp) && !(runnerUp && isSame(runnerUp.suppliers, found.suppliers))) state.runnerUp = found
}

/** Ties with the runner-up change nothing that is told, those with the best may need fewer suppliers. */
const limitOf = ({ runnerUp }: State): number => runnerUp?.cost ?? Infinity

const examine = (table: PriceTable, state: State, { suppliers, lowest }: Node, deadline: number): void => {
  state.examined += 1
  const bound = setBound(table, suppliers, lowest)
  if (bound >= limitOf(state)) return
  const budget = { nodes: Date.now() > deadline ? 0 : maxNodes }
  const award = solveSet(table, suppliers, limitOf(state), budget)
  if (budget.nodes < 0) {
    state.isExact = false
    state.openBound = Math.min(state.openBound, bound)
  }
  if (award) keep(state, { ...award, suppliers })
}

/** The lowest price of every line among the suppliers from each place on. */
const suffixLows = (table: PriceTable): readonly Float64Array[] => {
  const lows: Float64Array[] = [new Float64Array(table.lines).fill(Infinity)]
  for (let supplier = table.size - 1; supplier >= 0; supplier -= 1)
    lows.unshift(lowestWith(table, lows[0] ?? new Float64Array(), supplier))
  return lows
}

/** What a supplier could save at most where the set has prices already. */
const gainOf = (table: PriceTable, lowest: Float64Array, supplier: number): number => {
  let gain = table.discounts[supplier] ?? 0
  for (let line = 0; line < table.lines; line += 1) {
    const now = lowest[line] ?? Infinity
    const amount = table.amounts[supplier * table.lines + line] ?? Infinity
    if (now < Infinity && amount < now) gain += now - amount
  }
  return gain
}

const largest = (values: readonly number[], count: number): number =>
  values
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0)

/** No award to these suppliers and some that come later costs less. */
const growthBound = (table: PriceTable, node: Node, lows: readonly Float64Array[], more: number): number => {
  const rest = lows[node.next] ?? new Float64Array()
  let base = 0
  for (let line = 0; line < table.lines; line += 1) {
    const now = node.lowest[line] ?? Infinity
    base += now < Infinity ? now : (rest[line] ?? Infinity)
  }
  if (!Number.isFinite(base)) return Infinity
  const later = Array.from({ length: table.size - node.next }, (_, at) => gainOf(table, node.lowest, node.next + at))
  const own = node.suppliers.reduce((sum, one) => sum + (table.discounts[one] ?? 0), 0)
  return base - own - largest(later, more)
}

const childOf = (table: PriceTable, node: Node, supplier: number): Node => ({
  suppliers: [...node.suppliers, supplier],
  next: supplier + 1,
  lowest: lowestWith(table, node.lowest, supplier),
  bound: node.bound,
})

/** Suppliers added one after the other, each time the best one: good awards to begin with, so that bounds rule out more. */
const begin = (table: PriceTable, state: State, root: Node, atMost: number, deadline: number): void => {
  const guess = (one: Node) => one.lowest.reduce((sum, price) => sum + (Number.isFinite(price) ? price : 1e13), 0)
  let node = root
  for (let size = 1; size <= Math.min(atMost, table.size); size += 1) {
    const others = [...Array(table.size).keys()].filter((one) => !node.suppliers.includes(one))
    const grown = others.map((one) => childOf(table, node, one)).toSorted((a, b) => guess(a) - guess(b))
    for (const one of grown.slice(0, 3)) examine(table, state, one, deadline)
    node = grown[0] ?? node
  }
  state.examined = 0
}

const planOf = (
  found: SearchResult | null,
  { candidates, isFood }: AwardProblem,
  lines: readonly number[],
): AwardPlan | null => {
  if (!found) return null
  const nameOf = (at: number) => candidates[at]?.id ?? null
  const owners: (string | null)[] = isFood.map(() => null)
  for (const [column, line] of lines.entries()) owners[line] = nameOf(found.owners[column] ?? -1)
  return { cost: found.cost, suppliers: found.suppliers.flatMap((at) => nameOf(at) ?? []), owners }
}

/**
 * The cheapest award to at most so many suppliers, and the next one, by branch and bound over sets of suppliers. It
 * gives way every few sets, so that a page stays alive, and stops at the deadline with the bound it has proven.
 */
export function* searchAwards(problem: AwardProblem, milliseconds: number): Generator<void, AwardSearch> {
  const deadline = Date.now() + milliseconds
  const lines = coveredLines(problem)
  const table = buildPriceTable(problem, lines)
  const lows = suffixLows(table)
  const state: State = { best: null, runnerUp: null, examined: 0, openBound: Infinity, isExact: true }
  const atMost = Math.min(problem.maxSuppliers, table.size)
  const empty: Node = { suppliers: [], next: 0, lowest: new Float64Array(table.lines).fill(Infinity), bound: 0 }
  const root: Node = { ...empty, bound: growthBound(table, empty, lows, atMost) }
  if (lines.length > 0) begin(table, state, root, atMost, deadline)
  const open: Node[] = lines.length > 0 ? [root] : []
  for (let node = open.pop(); node; node = open.pop()) {
    if (Date.now() > deadline) {
      state.isExact = false
      state.openBound = Math.min(state.openBound, node.bound, ...open.map(({ bound }) => bound))
      break
    }
    if (node.suppliers.length > 0) examine(table, state, node, deadline)
    const more = atMost - node.suppliers.length
    const bound = more > 0 ? growthBound(table, node, lows, more) : Infinity
    if (bound < limitOf(state))
      for (let one = table.size - 1; one >= node.next; one -= 1) open.push(childOf(table, { ...node, bound }, one))
    if (state.examined % 64 === 0) yield
  }
  const cost = state.best?.cost ?? null
  return {
    best: planOf(state.best, problem, lines),
    runnerUp: planOf(state.runnerUp, problem, lines),
    uncovered: [...problem.isFood.keys()].filter((line) => !lines.includes(line)),
    examined: state.examined,
    possible: countSets(table.size, atMost),
    isExact: state.isExact,
    lowerBound: state.isExact ? cost : Math.min(cost ?? Infinity, state.openBound),
  }
}

/** The same in one go. */
export const findAward = (problem: AwardProblem, milliseconds = 1000): AwardSearch => {
  const search = searchAwards(problem, milliseconds)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}
