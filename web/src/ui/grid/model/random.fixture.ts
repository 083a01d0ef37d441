import fc from 'fast-check'
import { money, quantity, text } from '@srm/api/shared/fields'
import { timesMoney } from '@srm/api/shared/money'
import type { Command } from './commands.ts'
import type { GridColumn, GridRow, Sheet } from './types.ts'

const amountOf = ({ price, count }: GridRow): string | undefined =>
  typeof price === 'string' && typeof count === 'string' && price !== '' && count !== ''
    ? timesMoney(price, count)
    : undefined

export const columns: readonly GridColumn[] = [
  { key: 'name', title: '名称', width: 200, schema: text('名称', 'Name') },
  { key: 'count', title: '数量', width: 100, schema: quantity('数量', 'Count'), sum: true },
  { key: 'price', title: '单价', width: 100, schema: money('单价', 'Price', { negative: true, each: true }) },
  {
    key: 'amount',
    title: '金额',
    width: 120,
    schema: money('金额', 'Amount', { negative: true }),
    formula: amountOf,
    sum: true,
  },
]

const decimal = (places: number) =>
  fc
    .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 10 ** places - 1 }))
    .map(([whole, part]) => `${String(whole)}.${String(part).padStart(places, '0')}`)

/** Rows of any shape, told by the place of their parent among those before them; -1 is the top. */
export const randomRows: fc.Arbitrary<GridRow[]> = fc
  .array(fc.record({ parent: fc.integer({ min: -1, max: 30 }), price: decimal(2), count: decimal(4) }), {
    maxLength: 25,
  })
  .map((given) =>
    given.map(({ parent, price, count }, at) => ({
      id: `r${String(at)}`,
      parentId: parent >= 0 && parent < at ? `r${String(parent)}` : null,
      name: `行 ${String(at)}`,
      price,
      count,
    })),
  )

/** A command by numbers, so that it can be made before it is known which rows there will be. */
export type Draw = {
  readonly kind: Command['kind']
  readonly picks: readonly number[]
  readonly key: string
  readonly value: string | undefined
}

export const randomDraw: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom<Command['kind'][]>('set', 'insert', 'remove', 'indent', 'outdent', 'up', 'down', 'place'),
  picks: fc.array(fc.nat({ max: 1000 }), { minLength: 3, maxLength: 5 }),
  key: fc.constantFrom('name', 'count', 'price'),
  value: fc.option(decimal(2), { nil: undefined }),
})

/** The command a draw means for the rows there are. `serial` names rows that are added. */
export const commandOf = ({ order }: Sheet, { kind, picks, key, value }: Draw, serial: number): Command => {
  const pick = (at: number): string | undefined => order[(picks[at] ?? 0) % Math.max(1, order.length)]
  const ids = [...new Set(picks.flatMap((_, at) => pick(at) ?? []))]
  const row = { id: `new${String(serial)}`, name: '新', price: value ?? '1.00', count: '2.0000' }
  switch (kind) {
    case 'set': {
      const added = (picks[0] ?? 0) % 3 === 0 ? [row] : []
      return { kind, changes: ids.map((id) => ({ id, key, value })), added }
    }
    case 'insert':
      return { kind, row, after: pick(0) }
    case 'place': {
      const parentId = (picks[1] ?? 0) % 2 === 0 ? null : (pick(1) ?? null)
      return { kind, id: pick(0) ?? '', place: { parentId, before: pick(2) ?? null } }
    }
    case 'remove':
      return { kind, ids: ids.slice(0, 1) }
    default:
      return { kind, ids }
  }
}
