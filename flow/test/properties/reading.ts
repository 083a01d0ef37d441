import { accessOf, visible, visibleDiff, visibleText, type Access } from '../../src/fields.ts'
import { mayView } from '../../src/visible.ts'
import { readFlow } from '../../src/upcast.ts'
import { Flow, type FieldAccess, type Node } from '../../src/tree/node.ts'
import { isBlock } from '../../src/tree/shape.ts'
import { newGame, stateOf, submit, type Game } from '../play.ts'
import { randomFlow } from '../random-flow.ts'
import { playRandomly } from '../random-game.ts'
import { calmWorld, randomWorld } from '../random-world.ts'
import { tapeOf, type Tape } from '../tape.ts'
import { staff } from '../world.ts'
import { finishByAgreeing } from './agree.ts'
import { must } from './must.ts'

export const reading = { visible, visibleDiff, visibleText }

const levels = ['hidden', 'masked', 'read', 'edit', 'required'] as const
const paths = ['title', 'amount', 'lines', 'lines.price', 'lines.name', 'bank']

const randomAccess = (tape: Tape): Access => Object.fromEntries(paths.map((path) => [path, tape.pick(levels)]))

/** Every value is a word of its own, so that it is found wherever it leaks. */
const record = {
  title: 'SECRET-title',
  amount: 'SECRET-amount',
  lines: [
    { price: 'SECRET-lines.price', name: 'SECRET-lines.name' },
    { price: 'SECRET-lines.price', name: 'SECRET-lines.name' },
  ],
  bank: 'SECRET-bank',
}

const isHidden = (path: string, access: (path: string) => FieldAccess): boolean =>
  ['hidden', 'masked'].includes(access(path)) || (path.includes('.') && ['hidden', 'masked'].includes(access('lines')))

/** What somebody may not see is in nothing he gets: not the form, not the differences, not a message. */
export const hidesWell = (numbers: readonly number[], by: typeof reading = reading): void => {
  const tape = tapeOf(numbers)
  const roles = Array.from({ length: 1 + tape.below(2) }, () => randomAccess(tape))
  const acting = tape.chance(40) ? (roles[0] ?? null) : null
  const access = (path: string): FieldAccess => accessOf(path, roles, acting)
  const diff = Object.entries(record).map(([path, value]) => ({ path, before: value, after: value }))
  const out = JSON.stringify([
    by.visible(record, access),
    by.visibleDiff(diff, access),
    by.visibleText('{title} {amount} {bank} {lines}', record, access),
  ])
  for (const path of paths) {
    if (path === 'lines') continue
    const found = out.includes(`"SECRET-${path}"`) || out.includes(`SECRET-${path} `)
    must(!(isHidden(path, access) && out.includes(`SECRET-${path}`)), `${path} leaked`)
    if (!isHidden(path, access)) must(found || out.includes(`SECRET-${path}`), `${path} is missing`)
  }
}

/** By the log: whoever was handed something, got a copy, or started it. */
const tookPart = ({ flow, events, world }: Game, person: string): boolean =>
  [...flow.settings.admins, ...world.admins, 'ini'].includes(person) ||
  events.some(({ changes }) =>
    changes.some((change) => {
      if (change.table === 'cc') return change.set.person === person && change.set.sentAt !== null
      return false
    }),
  ) ||
  openedFor(events).includes(person)

const openedFor = (events: Game['events']): readonly (string | null | undefined)[] => {
  const holders = new Map<string, Set<string | null | undefined>>()
  const opened = new Set<string>()
  for (const change of events.flatMap(({ changes }) => changes)) {
    if (change.table !== 'task') continue
    const known = holders.get(change.id) ?? new Set()
    if (change.set.substitute !== undefined) holders.set(`${change.id} substitute`, new Set([change.set.substitute]))
    for (const person of [change.set.assignee, change.set.actedBy]) if (person) known.add(person)
    holders.set(change.id, known)
    if (change.set.openedAt !== undefined) {
      if (change.set.openedAt === null) opened.delete(change.id)
      else opened.add(change.id)
    }
  }
  return [...opened].flatMap((id) => [...(holders.get(id) ?? []), ...(holders.get(`${id} substitute`) ?? [])])
}

/** Whoever took part may look, and nobody else. */
export const showsToParticipants = (numbers: readonly number[], may: typeof mayView = mayView): void => {
  const tape = tapeOf(numbers)
  const game = newGame(randomFlow(tape), randomWorld(tape))
  playRandomly(game, tape, (played, command) => {
    for (const person of [...staff, 'ini', 'boss', 'chief', 'stranger']) {
      const shown = may(played.flow, stateOf(played), played.events, person, played.world.admins)
      must(shown === tookPart(played, person), `${person} after ${command.do}: ${String(shown)}`)
    }
  })
}

const linked = (chain: readonly Node[]): unknown =>
  chain.toReversed().reduce<unknown>((next, node) => {
    const branches = isBlock(node)
      ? { branches: node.branches.map(({ chain: inner, ...rest }) => ({ ...rest, first: linked(inner) })) }
      : {}
    return { ...node, ...branches, next }
  }, null)

/** A tree stored in the old form is the same tree, and runs the same. */
export const readsOldTrees = (numbers: readonly number[], read: typeof readFlow = readFlow): void => {
  const tape = tapeOf(numbers)
  const flow = randomFlow(tape)
  const world = calmWorld(tape)
  const old = read({ schemaVersion: 1, settings: flow.settings, first: linked(flow.chain) })
  must(Flow.safeParse(old).success, 'the new form is not valid')
  const play = (one: Flow): string => {
    const game = newGame({ ...one, settings: { ...one.settings, empty: { do: 'admin' } } }, world)
    submit(game)
    finishByAgreeing(game)
    return JSON.stringify(stateOf(game))
  }
  must(play(old) === play(flow), 'it runs differently')
}
