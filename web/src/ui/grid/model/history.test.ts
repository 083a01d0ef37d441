import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepOf } from './commands.ts'
import { derive, rederive, type DerivedRows } from './derived.ts'
import { historyOf, redo, run, undo, type History } from './history.ts'
import { outlineOf, rowsOf, sheetOf, visibleIn } from './outline.ts'
import { columns, commandOf, randomDraw, randomRows, type Draw } from './random.fixture.ts'
import type { GridRow, Sheet } from './types.ts'

const numRuns = process.env['TEST_DEPTH'] === 'full' ? 10_000 : 300
const game = fc.tuple(randomRows, fc.array(randomDraw, { maxLength: 30 }))

const contentOf = (sheet: Sheet) => ({ order: [...sheet.order], rows: rowsOf(sheet) })

/** All that must hold of rows at any moment, said as plainly as can be. */
const expectTree = ({ order, rows }: Sheet): void => {
  expect(new Set(order).size).toBe(order.length)
  expect([...rows.keys()].toSorted()).toEqual([...order].toSorted())
  const open: string[] = []
  for (const id of order) {
    const parentId = rows.get(id)?.parentId ?? null
    // What stands below a row comes right behind it: a parent is still open when its child is met.
    if (parentId === null) open.length = 0
    else {
      expect(open).toContain(parentId)
      open.length = open.indexOf(parentId) + 1
    }
    open.push(id)
  }
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^-?\d/.test(value)

/** The sum of what stands at the ends of the tree, one addition after the other. */
const naiveSum = (
  rows: readonly GridRow[],
  derived: DerivedRows,
  parentId: string | null,
  key: string,
): Decimal | undefined =>
  rows
    .filter((row) => (row.parentId ?? null) === parentId)
    .map(({ id }) => {
      if (rows.some((row) => row.parentId === id)) return naiveSum(rows, derived, id, key)
      const value = derived.rows.get(id)?.[key]
      return isNumber(value) ? new Decimal(value) : undefined
    })
    .reduce((sum, one) => (one ? one.plus(sum ?? 0) : sum), undefined)

const expectSums = (sheet: Sheet, derived: DerivedRows): void => {
  const rows = rowsOf(sheet)
  for (const key of ['count', 'amount']) {
    const said = (value: unknown): string | undefined => (isNumber(value) ? new Decimal(value).toFixed() : undefined)
    expect(said(derived.totals[key])).toBe(naiveSum(rows, derived, null, key)?.toFixed())
    for (const { id } of rows.filter((row) => rows.some(({ parentId }) => parentId === row.id)))
      expect(said(derived.rows.get(id)?.[key])).toBe(naiveSum(rows, derived, id, key)?.toFixed())
  }
}

const play = (begin: History, draws: readonly Draw[], look: (history: History) => void = () => undefined): History =>
  draws.reduce((history, draw, serial) => {
    const outcome = run(history, commandOf(history.sheet, draw, serial))
    if (outcome) look(outcome.history)
    return outcome?.history ?? history
  }, begin)

const repeat = (history: History, step: typeof undo): History => {
  const outcome = step(history)
  return outcome ? repeat(outcome.history, step) : history
}

describe('grid history, whatever is done', () => {
  test('undoing everything restores the beginning, redoing everything the end', () => {
    fc.assert(
      fc.property(game, ([rows, draws]) => {
        const begin = historyOf(sheetOf(rows))
        const end = play(begin, draws)
        const back = repeat(end, undo)
        expect(contentOf(back.sheet)).toEqual(contentOf(begin.sheet))
        expect(contentOf(repeat(back, redo).sheet)).toEqual(contentOf(end.sheet))
      }),
      { numRuns },
    )
  })

  test('rows stay a tree: parents before children, no circles, what stands below in one piece', () => {
    fc.assert(
      fc.property(game, ([rows, draws]) => {
        const begin = historyOf(sheetOf(rows))
        expectTree(begin.sheet)
        const end = play(begin, draws, ({ sheet }) => expectTree(sheet))
        expectTree(repeat(end, undo).sheet)
        expect(end.past.length).toBeLessThanOrEqual(draws.length)
      }),
      { numRuns },
    )
  })

  test('sums worked out step by step are those added up from nothing', () => {
    fc.assert(
      fc.property(game, ([rows, draws]) => {
        let history = historyOf(sheetOf(rows))
        let derived = derive(history.sheet, columns)
        expectSums(history.sheet, derived)
        for (const [serial, draw] of draws.entries()) {
          const outcome = run(history, commandOf(history.sheet, draw, serial))
          if (!outcome) continue
          history = outcome.history
          derived = rederive(derived, history.sheet, columns, outcome.step)
        }
        expectSums(history.sheet, derived)
        expect(derived).toEqual(derive(history.sheet, columns))
      }),
      { numRuns },
    )
  })

  test('rows are lost by removing them and by nothing else', () => {
    fc.assert(
      fc.property(randomRows, fc.array(randomDraw, { maxLength: 30 }), (rows, draws) => {
        let history = historyOf(sheetOf(rows))
        for (const [serial, draw] of draws.entries()) {
          const command = commandOf(history.sheet, draw, serial)
          const next = run(history, command)?.history ?? history
          const lost = history.sheet.order.filter((id) => !next.sheet.rows.has(id))
          expect(command.kind === 'remove' || lost.length === 0).toBe(true)
          history = next
        }
      }),
      { numRuns },
    )
  })

  test('rows as they come, in any order and with any parent, become a tree with every row in it', () => {
    const id = fc.nat({ max: 12 }).map(String)
    const given = fc.uniqueArray(fc.record({ id, parentId: fc.option(id) }), { selector: (row) => row.id })
    fc.assert(
      fc.property(given, (rows) => {
        const sheet = sheetOf(rows)
        expectTree(sheet)
        expect(sheet.order).toHaveLength(rows.length)
      }),
      { numRuns },
    )
  })
})

describe('grid commands', () => {
  const sheet = sheetOf([{ id: 'a' }, { id: 'b', parentId: 'a' }, { id: 'c', parentId: 'a' }, { id: 'd' }, { id: 'e' }])
  const after = (command: Parameters<typeof stepOf>[1]): string[] => {
    const outcome = run(historyOf(sheet), command)
    const result = outcome?.history.sheet ?? sheet
    const { level } = outlineOf(result)
    return result.order.map((id) => '.'.repeat(level.get(id) ?? 0) + id)
  }

  test.each([
    ['indent', ['d'], ['a', '.b', '.c', '.d', 'e']],
    ['indent', ['d', 'e'], ['a', '.b', '.c', '.d', '.e']],
    ['indent', ['a', 'd'], ['a', '.b', '.c', 'd', 'e']],
    ['outdent', ['b', 'c'], ['a', 'b', 'c', 'd', 'e']],
    ['outdent', ['d'], ['a', '.b', '.c', 'd', 'e']],
    ['up', ['d', 'e'], ['d', 'e', 'a', '.b', '.c']],
    ['up', ['a', 'd'], ['a', '.b', '.c', 'd', 'e']],
    ['down', ['a'], ['d', 'a', '.b', '.c', 'e']],
    ['down', ['d', 'e'], ['a', '.b', '.c', 'd', 'e']],
    ['remove', ['a', 'b'], ['d', 'e']],
  ] as const)('%s %j', (kind, ids, expected) => {
    expect(after({ kind, ids })).toEqual(expected)
  })

  test('insert puts a row behind all that stands below the one above it', () => {
    expect(after({ kind: 'insert', row: { id: 'n' }, after: 'a' })).toEqual(['a', '.b', '.c', 'n', 'd', 'e'])
    expect(after({ kind: 'insert', row: { id: 'n' }, after: 'b' })).toEqual(['a', '.b', '.n', '.c', 'd', 'e'])
  })

  test('place never hangs a row below itself', () => {
    expect(stepOf(sheet, { kind: 'place', id: 'a', place: { parentId: 'b', before: null } })).toBeUndefined()
    expect(after({ kind: 'place', id: 'e', place: { parentId: 'a', before: 'c' } })).toEqual([
      'a',
      '.b',
      '.e',
      '.c',
      'd',
    ])
  })

  test('closed rows hide what stands below them', () => {
    expect(visibleIn(sheet, new Set(['a']))).toEqual(['a', 'd', 'e'])
  })

  test('set that changes nothing is no step', () => {
    expect(stepOf(sheet, { kind: 'set', changes: [{ id: 'a', key: 'x', value: undefined }] })).toBeUndefined()
  })
})
