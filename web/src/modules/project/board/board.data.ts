import type { BoardColumn, TaskNode } from '@srm/api/project'

/** Work is done at the ends of the branches; what stands above them follows by itself. */
export const cardsOf = (nodes: readonly TaskNode[]): TaskNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? cardsOf(node.children) : [node]))

/** Columns a project did not set up have no number, but only one for each state. */
export const keyOf = ({ id, status }: Pick<BoardColumn, 'id' | 'status'>): string => id ?? status

/** Its own column while that is of its state, else the first of its state, if the board has one. */
export const columnOf = (
  { status, columnId }: Pick<TaskNode, 'status' | 'columnId'>,
  columns: readonly BoardColumn[],
): BoardColumn | undefined => {
  const fitting = columns.filter((column) => column.status === status)
  return fitting.find(({ id }) => id !== null && id === columnId) ?? fitting[0]
}

export type CardFilter = {
  readonly keyword: string
  readonly assignee: string | undefined
  readonly priority: TaskNode['priority'] | undefined
  readonly isLate: boolean
}

export const noFilter: CardFilter = { keyword: '', assignee: undefined, priority: undefined, isLate: false }

/** Stands for cards of nobody in filters and lanes. */
export const nobody = 'nobody'

const laneKey = ({ assignee }: Pick<TaskNode, 'assignee'>): string => assignee?.id ?? nobody

export const filterCards = (cards: readonly TaskNode[], filter: CardFilter): TaskNode[] => {
  const words = filter.keyword.trim().toLowerCase()
  return cards.filter(
    (card) =>
      (words === '' || card.title.toLowerCase().includes(words) || card.code.toLowerCase().includes(words)) &&
      (filter.assignee === undefined || laneKey(card) === filter.assignee) &&
      (filter.priority === undefined || card.priority === filter.priority) &&
      (!filter.isLate || card.isLate),
  )
}

export type Person = { readonly id: string; readonly name: string }

/** Everybody who has a card, by name. */
export const peopleOf = (cards: readonly TaskNode[]): Person[] => {
  const people = new Map(cards.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee] as const] : [])))
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'zh'))
}

export type Lane = { readonly key: string; readonly name: string | undefined; readonly cards: readonly TaskNode[] }

/** A lane for everybody who has a card, and at the end one for what nobody has. */
export const lanesOf = (cards: readonly TaskNode[]): Lane[] => {
  const byPerson = Map.groupBy(cards, laneKey)
  const lanes: Lane[] = peopleOf(cards).map(({ id, name }) => ({ key: id, name, cards: byPerson.get(id) ?? [] }))
  const free = byPerson.get(nobody)
  return free ? [...lanes, { key: nobody, name: undefined, cards: free }] : lanes
}

/** Where a card goes until the server has said so. */
export type Moves = ReadonlyMap<string, string>

/** The cards of each column, those on their way where they go. */
export const cardsByColumn = (
  cards: readonly TaskNode[],
  columns: readonly BoardColumn[],
  moves: Moves,
): ReadonlyMap<string, readonly TaskNode[]> => {
  const known = new Set(columns.map(keyOf))
  return Map.groupBy(cards, (card) => {
    const to = moves.get(card.id)
    if (to !== undefined && known.has(to)) return to
    const column = columnOf(card, columns)
    return column ? keyOf(column) : ''
  })
}

/** More than a column should hold: it is marked, and nothing is refused. */
export const isOverLimit = ({ wipLimit }: Pick<BoardColumn, 'wipLimit'>, count: number): boolean =>
  wipLimit !== null && count > wipLimit
