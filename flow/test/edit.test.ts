import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBranch, copyBranch, removeBranch, replaceBranch, sortBranch } from '../src/edit/branches.ts'
import { branchHindrance, insertBranch, moveBranch } from '../src/edit/branch-moves.ts'
import { copyOf, copyOfBranch } from '../src/edit/copy.ts'
import { addable, freshBranch, freshNode, type NamingRules } from '../src/edit/fresh.ts'
import { advance, begin, jump, maxSteps, redo, undo, type History } from '../src/edit/history.ts'
import {
  hindrance,
  insert,
  move,
  remove,
  replaceNode,
  replaceSettings,
  type Hindrance,
  type Spot,
} from '../src/edit/nodes.ts'
import { Flow, Node } from '../src/tree/node.ts'
import { isBlock, nodesOf, placeOf } from '../src/tree/shape.ts'
import { patience, runs } from './deep.ts'
import { approval, choice, flowOf, fork } from './flows.ts'
import { randomFlow } from './random-flow.ts'
import { tapeOf, tapes, type Tape } from './tape.ts'

const namingFrom = (prefix: string): NamingRules => {
  let count = 0
  return {
    id: () => {
      count += 1
      return `${prefix}${String(count)}`
    },
    name: (what) => what,
  }
}

const idsIn = (flow: Flow): string[] => nodesOf(flow).map(({ id }) => id)

const randomSpot = (flow: Flow, tape: Tape): Spot => {
  const node = tape.pick(nodesOf(flow))
  if (!isBlock(node) || tape.chance(40)) return { after: node.id }
  return { block: node.id, branch: tape.pick(node.branches).id }
}

/** What may not move stays, what may does, and nothing is lost on the way. */
const fairly = (before: Flow, after: Flow, no: Hindrance | null): Flow => {
  if ((after === before) !== (no !== null)) throw new Error(`hindered by ${String(no)}, and yet`)
  if (nodesOf(after).length !== nodesOf(before).length) throw new Error('something was lost on the way')
  return after
}

const branchStep = (flow: Flow, tape: Tape, naming: NamingRules): Flow => {
  const blocks = nodesOf(flow).filter(isBlock)
  if (blocks.length === 0) return flow
  const block = tape.pick(blocks)
  const branch = tape.pick(block.branches)
  switch (tape.below(7)) {
    case 5: {
      const target = tape.pick(blocks)
      const from = { block: block.id, branch: branch.id }
      const to = { block: target.id, at: tape.below(target.branches.length + 1) }
      const moved = moveBranch(flow, from, to, naming.id)
      return fairly(flow, moved, branchHindrance(flow, from, to))
    }
    case 6:
      return nodesOf(flow).length > 60
        ? flow
        : insertBranch(flow, { block: tape.pick(blocks).id, at: 1 }, copyOfBranch(branch, naming.id), naming.id)
    case 0:
      return addBranch(flow, block.id, freshBranch(naming, 'branch', 3))
    case 1:
      return removeBranch(flow, block.id, branch.id, tape.pick(['keep', 'drop']))
    case 2:
      return copyBranch(flow, block.id, branch.id, naming.id)
    case 3:
      return sortBranch(flow, block.id, branch.id, tape.below(block.branches.length))
    default:
      return replaceBranch(flow, block.id, { ...branch, name: 'renamed' })
  }
}

const nodeStep = (flow: Flow, tape: Tape, naming: NamingRules): Flow => {
  const node = tape.pick(nodesOf(flow))
  switch (tape.below(6)) {
    case 0:
      return insert(flow, randomSpot(flow, tape), freshNode(tape.pick(addable), naming))
    case 1:
      return remove(flow, node.id)
    case 2: {
      const spot = randomSpot(flow, tape)
      const moved = move(flow, node.id, spot)
      return fairly(flow, moved, hindrance(flow, node.id, spot))
    }
    case 3:
      return nodesOf(flow).length > 60 ? flow : insert(flow, randomSpot(flow, tape), copyOf(node, naming.id))
    case 4:
      return replaceNode(flow, { ...node, name: 'renamed' })
    default:
      return replaceSettings(flow, { ...flow.settings, batch: !flow.settings.batch })
  }
}

const randomStep = (history: History, tape: Tape, naming: NamingRules): History => {
  const kind = tape.below(10)
  if (kind < 5) return advance(history, 'node', nodeStep(history.present, tape, naming))
  if (kind < 8) return advance(history, 'branch', branchStep(history.present, tape, naming))
  return jump(history, kind === 8 ? -tape.below(3) : tape.below(3))
}

const times = (count: number, step: (history: History) => History, from: History): History =>
  Array.from({ length: count }).reduce<History>((history) => step(history), from)

const checkFlow = (flow: Flow): void => {
  expect(Flow.safeParse(flow).success).toBe(true)
  const ids: string[] = []
  const look = (chain: readonly Node[]): void => {
    for (const node of chain) {
      ids.push(node.id)
      if (!isBlock(node)) continue
      expect(new Set(node.branches.map(({ id }) => id)).size).toBe(node.branches.length)
      for (const branch of node.branches) look(branch.chain)
    }
  }
  look(flow.chain)
  expect(new Set(ids).size).toBe(ids.length)
  expect([flow.chain[0]?.type, flow.chain.at(-1)?.type]).toEqual(['start', 'end'])
}

test('whatever is done and undone, the tree stays one that parses, with ids of its own', { timeout: patience }, () => {
  fc.assert(
    fc.property(tapes(60), (numbers) => {
      const tape = tapeOf(numbers)
      const naming = namingFrom('x')
      let history = begin(randomFlow(tape, false, 2))
      for (let step = 0; step < 12; step += 1) history = randomStep(history, tape, naming)
      checkFlow(history.present)
      const deep = history.past.length
      const back = times(deep, undo, history)
      expect(back.past).toHaveLength(0)
      checkFlow(back.present)
      const again = times(deep, redo, back)
      expect(again.present).toBe(history.present)
      expect(again).toEqual(history)
    }),
    { numRuns: Math.max(10_000, runs) },
  )
})

const sample = (): Flow =>
  flowOf([
    approval('a', 'ann'),
    choice('c', [
      [{ match: 'anyOfAll', groups: [[{ op: 'isTrue', path: 'urgent' }]] }, [approval('b', 'bob')]],
      [null, [approval('d', 'dan')]],
    ]),
    fork('f', [[approval('g', 'gil')], [approval('h', 'hal')]]),
  ])

describe('nodes', () => {
  test.for(addable)('a new %s parses', (type) => {
    expect(Node.safeParse(freshNode(type, namingFrom('n'))).success).toBe(true)
  })

  test('what was not touched is shared', () => {
    const before = sample()
    const after = insert(before, { block: 'c', branch: 'b1' }, freshNode('cc', namingFrom('n')))
    expect(placeOf(after, 'a').node).toBe(placeOf(before, 'a').node)
    expect(placeOf(after, 'f').node).toBe(placeOf(before, 'f').node)
    expect(placeOf(after, 'd').chain).toBe(placeOf(before, 'd').chain)
    expect(placeOf(after, 'c').node).not.toBe(placeOf(before, 'c').node)
  })

  test('the ends never move, go or come twice, and nothing follows the end', () => {
    const flow = sample()
    const node = freshNode('cc', namingFrom('n'))
    expect(remove(flow, 'start')).toBe(flow)
    expect(move(flow, 'end', { after: 'a' })).toBe(flow)
    expect(insert(flow, { after: 'end' }, node)).toBe(flow)
    expect(insert(flow, { after: 'a' }, placeOf(flow, 'start').node)).toBe(flow)
    expect(insert(flow, { after: 'nowhere' }, node)).toBe(flow)
  })

  test('a node moves between chains; a block not into itself, nothing to where it is', () => {
    const flow = sample()
    const moved = move(flow, 'a', { block: 'f', branch: 'b2' })
    expect(placeOf(moved, 'a').path).toEqual(['f', 'b2', 'a'])
    expect(placeOf(moved, 'h').at).toBe(1)
    expect(move(flow, 'f', { after: 'g' })).toBe(flow)
    expect(move(flow, 'f', { block: 'f', branch: 'b1' })).toBe(flow)
    expect(move(flow, 'c', { after: 'a' })).toBe(flow)
    expect(move(flow, 'g', { block: 'f', branch: 'b1' })).toBe(flow)
  })

  test('what a copied node says of others copied with it speaks of the copies', () => {
    const route = {
      id: 'r',
      type: 'route',
      name: 'r',
      rules: [{ when: { match: 'anyOfAll', groups: [[{ op: 'isTrue', path: 'urgent' }]] }, to: 'g' }],
    }
    const flow = flowOf([approval('a', 'ann'), fork('f', [[approval('g', 'gil'), route], []])])
    const copy = copyOf(placeOf(flow, 'f').node, namingFrom('n').id)
    const chain = isBlock(copy) ? (copy.branches[0]?.chain ?? []) : []
    const [people, leap] = chain
    expect(leap?.type === 'route' && leap.rules[0]?.to).toBe(people?.id)
    expect(idsIn(insert(flow, { after: 'f' }, copy))).toHaveLength(idsIn(flow).length + 3)
  })
})

describe('branches', () => {
  test('the default branch stays last and cannot go', () => {
    const flow = sample()
    expect(removeBranch(flow, 'c', 'b2', 'keep')).toBe(flow)
    expect(sortBranch(flow, 'c', 'b1', 1)).toBe(flow)
    expect(sortBranch(flow, 'c', 'b2', 0)).toBe(flow)
    const added = placeOf(addBranch(flow, 'c', freshBranch(namingFrom('n'), 'condition', 2)), 'c').node
    expect(isBlock(added) && added.branches.map(({ id }) => id)).toEqual(['b1', 'n1', 'b2'])
  })

  test('the last branch left keeps its nodes on the line, or goes with them', () => {
    const flow = sample()
    expect(idsIn(removeBranch(flow, 'c', 'b1', 'keep'))).toEqual(['start', 'a', 'd', 'f', 'g', 'h', 'end'])
    expect(idsIn(removeBranch(flow, 'c', 'b1', 'drop'))).toEqual(['start', 'a', 'f', 'g', 'h', 'end'])
  })

  test('parallel branches change places', () => {
    const sorted = placeOf(sortBranch(sample(), 'f', 'b1', 1), 'f').node
    expect(isBlock(sorted) && sorted.branches.map(({ id }) => id)).toEqual(['b2', 'b1'])
  })
})

test('at most a hundred steps are kept, and a new one forgets what was undone', () => {
  const renamed = (at: number): Flow => replaceNode(sample(), { ...placeOf(sample(), 'a').node, name: String(at) })
  let history = begin(sample())
  for (let at = 0; at < 120; at += 1) history = advance(history, `step ${String(at)}`, renamed(at))
  expect(history.past).toHaveLength(maxSteps)
  expect(history.past.at(-1)?.name).toBe('step 119')
  history = advance(undo(undo(history)), 'other', renamed(500))
  expect(history.future).toHaveLength(0)
  expect(undo(begin(sample())).past).toHaveLength(0)
})
