import { expect, test } from 'vitest'
import { freshNode } from '@srm/flow/edit/fresh'
import { insert } from '@srm/flow/edit/nodes'
import { Flow } from '@srm/flow/tree/node'
import { settings } from '../drawer/drawer.fixture.ts'
import { drawingOf, paperSize, type Box } from './layout.ts'
import { pictureOf } from './picture.ts'
import { itemsOf } from '../designer/walk.ts'

const person = (id: string) => ({ id, type: 'approve', name: id, mode: { kind: 'any', reject: 'first' } })
const block = (id: string, chains: readonly (readonly object[])[]) => ({
  id,
  type: 'exclusive',
  name: id,
  branches: chains.map((chain, at) => ({ id: `b${String(at)}`, name: `b${String(at)}`, when: null, chain })),
})

const flow = Flow.parse({
  schemaVersion: 2,
  settings,
  chain: [
    { id: 'start', type: 'start', name: '<发起 & 人>' },
    block('c', [[person('a'), block('d', [[person('x')], [], [person('y'), person('z')]])], [person('b')], []]),
    person('e'),
    { id: 'end', type: 'end', name: 'end' },
  ],
})

const naming = { id: () => 'new', name: () => 'new' }

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('every card has its own place on the paper', () => {
  const { boxes } = drawingOf(flow)
  expect(boxes.map(({ key }) => key)).toEqual(itemsOf(flow).map(({ key }) => key))
  const { width, height } = paperSize(flow)
  for (const [at, box] of boxes.entries()) {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
    expect(boxes.slice(at + 1).filter((other) => meet(box, other))).toEqual([])
  }
})

test('what comes into one branch moves nothing beside it', () => {
  const after = drawingOf(insert(flow, { block: 'c', branch: 'b1' }, freshNode('cc', naming)))
  const at = (key: string, drawing = drawingOf(flow)) => drawing.boxes.find((box) => box.key === key)
  expect(at('z', after)).toEqual(at('z'))
  expect(at('new', after)?.y).toBe(at('b')?.y)
})

test('the picture holds every name, harmless to whoever reads it', () => {
  const picture = pictureOf(flow, ({ node, branch }) => ({ title: branch?.name ?? node.name, text: '"' }))
  expect(picture.match(/<rect/g)?.length).toBeGreaterThan(drawingOf(flow).boxes.length)
  expect(picture).toContain('&lt;发起 &amp; 人&gt;')
  expect(picture).not.toContain('<发起')
})
