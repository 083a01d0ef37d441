import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '../record-shape.ts'
import {
  arranged,
  moveColumn,
  pinColumn,
  readColumns,
  resizeColumn,
  toggleColumn,
  writeColumns,
} from './table/column-state.ts'
import { linesOf, type Line, type Lines } from './table/groups.ts'
import { neighboursOf } from './state/last-list.ts'
import { pagesShown } from './pager.tsx'
import { runEach, type Outcome } from './batch/run-each.ts'
import {
  addRows,
  dropRows,
  noSelection,
  refreshed,
  shareOf,
  toggleRange,
  toggleRow,
  toggleShown,
} from './state/selection.ts'
import { rangeOf } from './table/use-window.ts'

const row = (id: string, more: object = {}): Row => ({ id, version: 1, actions: [], ...more })
const rows = ['a', 'b', 'c', 'd'].map((id) => row(id))
const ids = (selection: ReadonlyMap<string, Row>): string => [...selection.keys()].join('')

describe('columns', () => {
  const columns = [{ name: 'code', width: 120 }, { name: 'name', pinned: true }, { name: 'status' }]

  test('are written into an address and read again', () => {
    expect(writeColumns(columns)).toBe('code.120_name.p_status')
    expect(readColumns('code.120_name.p_status_code_gone', ['code', 'name', 'status'])).toEqual(columns)
  })

  test('stand pinned first and always with the title', () => {
    expect(arranged(columns, 'name').map(({ name }) => name)).toEqual(['name', 'code', 'status'])
    expect(arranged([{ name: 'code' }], 'name').map(({ name }) => name)).toEqual(['name', 'code'])
    expect(arranged([{ name: 'code' }, { name: 'name' }], 'name').map(({ name }) => name)).toEqual(['name', 'code'])
    expect(arranged(readColumns('code_name.u', ['code', 'name']), 'name').map(({ name }) => name)).toEqual([
      'code',
      'name',
    ])
  })

  test('are moved, sized, pinned and hidden', () => {
    expect(moveColumn(columns, 0, 2).map(({ name }) => name)).toEqual(['name', 'status', 'code'])
    expect(resizeColumn(columns, 'code')[0]).toEqual({ name: 'code' })
    expect(pinColumn(columns, 'name', false)[1]).toEqual({ name: 'name', pinned: false })
    expect(toggleColumn(toggleColumn(columns, 'code'), 'code').at(-1)).toEqual({ name: 'code' })
  })
})

describe('selection', () => {
  test('stays on other pages and follows the header on this one', () => {
    const kept = addRows(noSelection, [row('z')])
    expect(ids(toggleShown(kept, rows))).toBe('zabcd')
    expect(ids(toggleShown(toggleShown(kept, rows), rows))).toBe('z')
    expect(shareOf(kept, rows)).toBe('none')
    expect(shareOf(toggleRow(kept, row('a')), rows)).toBe('some')
  })

  test('a range follows the row it ends at', () => {
    const some = toggleRange(noSelection, rows, 3, 1)
    expect(ids(some)).toBe('bcd')
    expect(ids(toggleRange(some, rows, 3, 2))).toBe('b')
  })

  test('choosing twice is choosing nothing, whatever was chosen before', () => {
    fc.assert(
      fc.property(fc.subarray(rows), fc.constantFrom(...rows), (before, one) => {
        const selection = addRows(noSelection, before)
        expect(new Set(toggleRow(toggleRow(selection, one), one).keys())).toEqual(new Set(selection.keys()))
        expect(
          dropRows(
            selection,
            rows.map(({ id }) => id),
          ).size,
        ).toBe(0)
      }),
    )
  })

  test('rows read again bring their newest version', () => {
    const newer = { ...row('a'), version: 2 }
    expect(refreshed(addRows(noSelection, rows), [newer]).get('a')).toBe(newer)
  })
})

describe('groups', () => {
  const all = (lines: Lines): readonly Line[] => lines.slice(0, lines.length)
  const sorted = [row('1', { s: null }), row('2', { s: 'on' }), row('3', { s: 'on' }), row('4', { s: { id: 'p' } })]
  const totals = [{ value: 'on', name: '启用', count: 9, sums: { price: '1.00' }, under: [] }]
  const shown = (folded: string[]) =>
    all(linesOf(sorted, { groups: ['s'], folded: new Set(folded), totals })).map((line) =>
      line.kind === 'group' ? `[${line.name}${line.total ? `:${String(line.total.count)}` : ''}]` : line.row.id,
    )

  test('a head stands before each run, with its total where known', () =>
    expect(shown([])).toEqual(['[]', '1', '[on:9]', '2', '3', '[p]', '4']))
  test('a folded group shows its head only', () => expect(shown(['on'])).toEqual(['[]', '1', '[on:9]', '[p]', '4']))
  test('a row says where it stands, and nowhere while its group is folded', () => {
    const places = (folded: string[]) => {
      const lines = linesOf(sorted, { groups: ['s'], folded: new Set(folded), totals })
      return sorted.map((_, index) => lines.placeOf(index))
    }
    expect(places([])).toEqual([1, 3, 4, 6])
    expect(places(['on'])).toEqual([1, -1, -1, 4])
    expect(linesOf(sorted, { groups: [], folded: new Set(), totals }).placeOf(2)).toBe(2)
  })
  describe('inside groups', () => {
    const nested = [
      row('1', { s: 'on', k: 'a' }),
      row('2', { s: 'on', k: 'b' }),
      row('3', { s: 'off', k: 'b' }),
      row('4', { s: 'off', k: 'b' }),
    ]
    const subtotals = [{ value: 'b', name: '乙', count: 2, sums: {}, under: ['off'] }]
    const read = (folded: string[]) =>
      all(linesOf(nested, { groups: ['s', 'k'], folded: new Set(folded), totals: subtotals }))
    const drawn = (folded: string[]) =>
      read(folded).map((line) =>
        line.kind === 'group' ? `${'-'.repeat(line.level)}${String(line.value)}` : line.row.id,
      )
    const inner = (at: number): string => {
      const line = read([]).at(at)
      return line?.kind === 'group' ? line.name : ''
    }
    test('heads stand one inside the other, each anew inside the next', () =>
      expect(drawn([])).toEqual(['on', '-a', '1', '-b', '2', 'off', '-b', '3', '4']))
    test('an outer group folds all in it, an inner one only its own', () => {
      expect(drawn(['on'])).toEqual(['on', 'off', '-b', '3', '4'])
      expect(drawn([inner(3)])).toEqual(['on', '-a', '1', '-b', 'off', '-b', '3', '4'])
      expect(drawn(['on', 'off'])).toEqual(['on', 'off'])
    })
    test('the same value in two groups has the total of its own', () => {
      const totalsOf = read([]).flatMap((line) => (line.kind === 'group' ? [line.total?.count] : []))
      expect(totalsOf).toEqual([undefined, undefined, undefined, undefined, 2])
    })
  })

  test('without a group rows are just rows', () =>
    expect(all(linesOf(sorted, { groups: [], folded: new Set(), totals })).every(({ kind }) => kind === 'row')).toBe(
      true,
    ))
})

describe('many rows', () => {
  test('only those in sight are drawn, and the last can be reached', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (top, room, count) => {
          const { first, last } = rangeOf(Math.min(top, Math.max(0, count * 40 - room)), room, 40, count)
          expect(first).toBeGreaterThanOrEqual(0)
          expect(last).toBeLessThanOrEqual(count)
          expect(last - first).toBeLessThanOrEqual(Math.max(60, room / 40 + 40))
        },
      ),
    )
    expect(rangeOf(50_000 * 40 - 800, 800, 40, 50_000).last).toBe(50_000)
  })

  test('pages leave out what is far', () => {
    expect(pagesShown(1, 1)).toEqual([1])
    expect(pagesShown(5, 10)).toEqual([1, -4, 4, 5, 6, -10, 10])
    expect(pagesShown(3, 4)).toEqual([1, 2, 3, 4])
  })

  test('each is worked on, a few at a time, and a failure is told with its row', async () => {
    let now = 0
    let most = 0
    const told: Outcome<number>[] = []
    await runEach([1, 2, 3, 4, 5, 6, 7, 8, 9], {
      work: async (item) => {
        now += 1
        most = Math.max(most, now)
        await new Promise((resolve) => {
          setTimeout(resolve, 1)
        })
        now -= 1
        if (item === 5) throw new Error('no')
      },
      tell: (outcome) => void told.push(outcome),
      signal: new AbortController().signal,
    })
    expect(most).toBe(4)
    expect(told).toHaveLength(9)
    expect(told.filter(({ error }) => error).map(({ item }) => item)).toEqual([5])
  })

  test('stopping leaves the rest as it is', async () => {
    const giveUp = new AbortController()
    const told: number[] = []
    await runEach([1, 2, 3, 4, 5, 6, 7, 8], {
      work: () => {
        giveUp.abort()
        return Promise.resolve()
      },
      tell: ({ item }) => void told.push(item),
      signal: giveUp.signal,
    })
    expect(told.length).toBeLessThanOrEqual(4)
  })
})

test('a record knows who stands before and after it in the list it was opened from', () => {
  const list = { ids: ['a', 'b', 'c'], address: '/things' }
  expect(neighboursOf(list, 'b')).toEqual({ previous: 'a', next: 'c', position: 2, count: 3 })
  expect(neighboursOf(list, 'z').position).toBe(0)
  expect(neighboursOf(undefined, 'b').count).toBe(0)
})
