import { describe, expect, test } from 'vitest'
import { accessOf, levelAt } from '../src/fields.ts'
import { approval, flowOf } from './flows.ts'
import { by, newGame, refusalOf, send, submit, taskOf } from './play.ts'
import { worldOf } from './world.ts'

const lines = [
  { id: 'l1', item: '客房', price: '580.00', note: '' },
  { id: 'l2', item: '会场', price: '12000.00', note: '' },
]

/** What becomes of an approval with these edits, on a step with these rights. */
const outcome = (fields: Readonly<Record<string, string>>, edits: Record<string, unknown>, facts = {}): string => {
  const game = newGame(flowOf([approval('a', 'ann', { fields })]), worldOf({ facts: { lines, ...facts } } as never))
  submit(game)
  return refusalOf(send(game, by('ann', { do: 'approve', taskId: taskOf(game, 'ann').id, edits: edits as never })))
}

const with1 = (change: object) => [{ ...lines[0], ...change }, lines[1]]

describe('a sub-table on a step', () => {
  test('that is opened for editing is written whole: changed, added to, taken from', () => {
    const fields = { lines: 'edit' }
    expect(outcome(fields, { lines: with1({ price: '600.00' }) })).toBe('done')
    expect(outcome(fields, { lines: [...lines, { item: '茶歇', price: '30.00', note: '' }] })).toBe('done')
    expect(outcome(fields, { lines: [lines[1]] })).toBe('done')
  })

  test('keeps the columns that are not opened', () => {
    for (const price of ['read', 'masked', 'hidden']) {
      const fields = { lines: 'edit', 'lines.price': price }
      expect(outcome(fields, { lines: with1({ price: '1.00' }) }), price).toBe('fieldLocked')
      expect(outcome(fields, { lines: with1({ note: '含早' }) }), price).toBe('done')
      expect(outcome(fields, { lines: [...lines, { item: '茶歇', price: '30.00' }] }), price).toBe('fieldLocked')
      expect(outcome(fields, { lines: [...lines, { item: '茶歇' }] }), price).toBe('done')
      expect(outcome(fields, { lines: [{ id: 'l1', item: '换', price: '12000.00' }, lines[1]] }), price).toBe(
        'fieldLocked',
      )
    }
  })

  test('with one column opened lets that be written in the lines there are, and nothing else', () => {
    const fields = { 'lines.note': 'edit' }
    expect(outcome(fields, { lines: with1({ note: '含早' }) })).toBe('done')
    expect(outcome(fields, { lines: with1({ note: '含早', price: '1.00' }) })).toBe('fieldLocked')
    expect(outcome(fields, { lines: [...lines, { note: '多一行' }] })).toBe('fieldLocked')
    expect(outcome(fields, { lines: [lines[0]] })).toBe('fieldLocked')
    expect(outcome(fields, { other: '1' })).toBe('fieldLocked')
  })

  test('is closed where nothing of it is opened', () => {
    expect(outcome({ lines: 'read' }, { lines: with1({ note: 'x' }) })).toBe('fieldLocked')
    expect(outcome({}, { lines: with1({ note: 'x' }) })).toBe('fieldLocked')
  })

  test('asks for a required column in every line, and is passed when it is there', () => {
    const fields = { 'lines.note': 'required' }
    expect(outcome(fields, {})).toBe('fieldRequired')
    expect(outcome(fields, { lines: with1({ note: '含早' }) })).toBe('fieldRequired')
    expect(outcome(fields, { lines: lines.map((line) => ({ ...line, note: '含早' })) })).toBe('done')
    expect(outcome(fields, {}, { lines: [] }), 'no line lacks it').toBe('done')
  })

  test('that is required must have a line', () => {
    expect(outcome({ lines: 'required' }, {}, { lines: [] })).toBe('fieldRequired')
    expect(outcome({ lines: 'required' }, {})).toBe('done')
  })
})

test('a column is read and written like its sub-table unless it says otherwise', () => {
  const acting = { lines: 'edit', 'lines.price': 'read' } as const
  expect(['lines', 'lines.note', 'lines.price'].map((path) => levelAt(acting, path))).toEqual(['edit', 'edit', 'read'])
  expect(['lines', 'lines.note', 'lines.price'].map((path) => accessOf(path, [acting], acting))).toEqual([
    'edit',
    'edit',
    'read',
  ])
  expect(accessOf('lines.price', [{ 'lines.price': 'hidden' }], { lines: 'read' })).toBe('hidden')
})
