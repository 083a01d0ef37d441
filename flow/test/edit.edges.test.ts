import { expect, test } from 'vitest'
import { addBranch, copyBranch, removeBranch, replaceBranch, sortBranch } from '../src/edit/branches.ts'
import { branchHindrance, moveBranch } from '../src/edit/branch-moves.ts'
import { copyOf } from '../src/edit/copy.ts'
import { maxBranches, maxNodes } from '../src/edit/chains.ts'
import { freshBranch, freshNode, type NamingRules } from '../src/edit/fresh.ts'
import { advance, amend, begin, redo, undo } from '../src/edit/history.ts'
import { hindrance, insert, move, replaceNode, replaceSettings } from '../src/edit/nodes.ts'
import { Node, type Flow } from '../src/tree/node.ts'
import { isBlock, nodesOf, placeOf } from '../src/tree/shape.ts'
import { above, approval, choice, flowOf, fork } from './flows.ts'

const naming: NamingRules = { id: () => crypto.randomUUID(), name: (what) => what }
const sample = (): Flow => flowOf([approval('a', 'ann'), fork('f', [[approval('g', 'gil')], [approval('h', 'hal')]])])

test('what names nothing that is there changes nothing', () => {
  const flow = sample()
  const branch = freshBranch(naming, 'branch', 2)
  expect(move(flow, 'nobody', { after: 'a' })).toBe(flow)
  expect(move(flow, 'a', { after: 'nobody' })).toBe(flow)
  expect(insert(flow, { block: 'f', branch: 'nobody' }, freshNode('cc', naming))).toBe(flow)
  expect(insert(flow, { block: 'a', branch: 'b1' }, freshNode('cc', naming))).toBe(flow)
  expect(addBranch(flow, 'a', branch)).toBe(flow)
  expect(copyBranch(flow, 'f', 'nobody', naming.id)).toBe(flow)
  expect(sortBranch(flow, 'f', 'nobody', 0)).toBe(flow)
  expect(sortBranch(flow, 'f', 'b1', 9)).toBe(flow)
  expect(sortBranch(flow, 'f', 'b1', -1)).toBe(flow)
  expect(removeBranch(flow, 'a', 'b1', 'keep')).toBe(flow)
  expect(removeBranch(flow, 'f', 'nobody', 'keep')).toBe(flow)
  expect(replaceBranch(flow, 'f', branch)).toBe(flow)
  expect(replaceSettings(flow, flow.settings)).toBe(flow)
})

test('a node stays of its kind: the ends are ends, and a block keeps its branches', () => {
  const flow = sample()
  const { node } = placeOf(flow, 'a')
  expect(replaceNode(flow, { ...placeOf(flow, 'f').node, id: 'a' })).toBe(flow)
  expect(replaceNode(flow, { ...node, id: 'start' })).toBe(flow)
  expect(replaceNode(flow, { ...placeOf(flow, 'start').node, id: 'a' })).toBe(flow)
  expect(replaceNode(flow, { ...placeOf(flow, 'start').node, name: '提交人' })).not.toBe(flow)
})

test('no line grows beyond three hundred nodes, no block beyond twenty branches', () => {
  let flow = sample()
  for (let n = 0; n < maxNodes + 5; n += 1) flow = insert(flow, { after: 'a' }, freshNode('approve', naming))
  expect(flow.chain).toHaveLength(maxNodes)
  expect(move(flow, 'g', { after: 'a' })).toBe(flow)
  const twice = insert(flow, { block: 'f', branch: 'b1' }, freshNode('approve', naming))
  expect(removeBranch(twice, 'f', 'b2', 'keep')).toBe(twice)
  for (let n = 0; n < maxBranches + 5; n += 1) flow = copyBranch(flow, 'f', 'b1', naming.id)
  const block = placeOf(flow, 'f').node
  expect(isBlock(block) && block.branches.length).toBe(maxBranches)
  expect(addBranch(flow, 'f', freshBranch(naming, 'branch', 2))).toBe(flow)
})

test('a copy speaks of itself wherever a node names another, and of others as before', () => {
  const asks = { ...approval('b', 'ben'), onReject: { to: 'node', nodeId: 'g', after: 'rerun' } }
  const previous = [{ by: 'prevApprover', nodeId: 'g' }]
  const tells = { id: 't', type: 'trigger', name: 't', act: { do: 'notify', to: previous, text: '' } }
  const copies = { id: 'k', type: 'cc', name: 'k', recipients: [...previous, { by: 'prevApprover', nodeId: 'a' }] }
  const flow = flowOf([approval('a', 'ann'), fork('f', [[approval('g', 'gil'), asks, tells, copies], []])])
  const copy = copyOf(placeOf(flow, 'f').node, naming.id)
  const chain = isBlock(copy) ? (copy.branches[0]?.chain ?? []) : []
  const first = chain[0]?.id
  expect(chain[1]).toMatchObject({ onReject: { to: 'node', nodeId: first } })
  expect(chain[2]).toMatchObject({ act: { to: [{ nodeId: first }] } })
  expect(chain[3]).toMatchObject({ recipients: [{ nodeId: first }, { nodeId: 'a' }] })
  expect(Node.safeParse(copy).success).toBe(true)
  expect(new Set(nodesOf(insert(flow, { after: 'f' }, copy)).map(({ id }) => id)).size).toBe(13)
})

test('what is typed letter by letter is one step, and what changes nothing is none', () => {
  const flow = sample()
  const named = (name: string): Flow => replaceNode(flow, { ...placeOf(flow, 'a').node, name })
  const history = amend(advance(begin(flow), '改名', named('经')), named('经理'))
  expect(history.past).toHaveLength(1)
  expect(amend(history, history.present)).toBe(history)
  expect(advance(history, '改名', history.present)).toBe(history)
  expect(undo(history).present).toBe(flow)
  expect(redo(undo(history)).present).toBe(history.present)
  expect(redo(history)).toBe(history)
})

test.for([
  ['nobody', { after: 'a' }, 'gone'],
  ['a', { after: 'end' }, 'gone'],
  ['start', { after: 'a' }, 'fixed'],
  ['a', { after: 'a' }, 'here'],
  ['a', { after: 'start' }, 'here'],
  ['g', { block: 'f', branch: 'b1' }, 'here'],
  ['f', { after: 'f' }, 'here'],
  ['f', { after: 'g' }, 'inside'],
  ['f', { block: 'f', branch: 'b2' }, 'inside'],
  ['a', { block: 'f', branch: 'b2' }, null],
] as const)('%s to %o: %s', ([id, spot, told]) => {
  expect(hindrance(sample(), id, spot)).toBe(told)
})

const two = (): Flow =>
  flowOf([
    fork('f', [[fork('inner', [[approval('g', 'gil')], []])], [], [approval('h', 'hal')]]),
    choice('c', [
      [above('5'), [approval('b', 'bob')]],
      [above('3'), []],
      [null, []],
    ]),
  ])

test.for([
  [{ block: 'f', branch: 'nobody' }, { block: 'c', at: 0 }, 'gone'],
  [{ block: 'g', branch: 'b1' }, { block: 'c', at: 0 }, 'gone'],
  [{ block: 'f', branch: 'b1' }, { block: 'nobody', at: 0 }, 'gone'],
  [{ block: 'c', branch: 'b3' }, { block: 'f', at: 0 }, 'default'],
  [{ block: 'f', branch: 'b1' }, { block: 'inner', at: 0 }, 'inside'],
  [{ block: 'f', branch: 'b1' }, { block: 'c', at: 3 }, 'behindDefault'],
  [{ block: 'f', branch: 'b1' }, { block: 'f', at: 1 }, 'here'],
  [{ block: 'inner', branch: 'b1' }, { block: 'c', at: 0 }, 'pair'],
  [{ block: 'f', branch: 'b3' }, { block: 'inner', at: 2 }, null],
] as const)('branch %o to %o: %s', ([from, to, told]) => {
  expect(branchHindrance(two(), from, to)).toBe(told)
})

test('a branch moves with all that is in it, and leaves its condition where every branch is taken', () => {
  const moved = moveBranch(two(), { block: 'c', branch: 'b1' }, { block: 'f', at: 0 }, naming.id)
  expect(placeOf(moved, 'b').branch).toMatchObject({ when: null, name: expect.any(String) as string })
  expect(placeOf(moved, 'b').block?.branches).toHaveLength(4)
  expect(placeOf(moved, 'b').branch?.id).not.toBe('b1')
  const sorted = moveBranch(two(), { block: 'f', branch: 'b1' }, { block: 'f', at: 3 }, naming.id)
  expect(placeOf(sorted, 'h').block?.branches.map(({ id }) => id)).toEqual(['b2', 'b3', 'b1'])
  let full = two()
  for (let n = 0; n < maxBranches; n += 1) full = copyBranch(full, 'c', 'b2', naming.id)
  expect(branchHindrance(full, { block: 'f', branch: 'b1' }, { block: 'c', at: 0 })).toBe('full')
})
