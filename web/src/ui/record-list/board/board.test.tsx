import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { crud } from '@srm/api/shared/crud'
import { choice, money, person, text } from '@srm/api/shared/fields'
import type { Filter, Summary } from '@srm/api/shared/page'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { sumDecimals } from '@srm/api/shared/decimal-text'
import { metaOf } from '@srm/api/shared/field-meta'
import { UserError } from '@/lib/api/api-error.ts'
import { formatMoney } from '@/lib/format.ts'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import type { BoardLayout } from '../layouts.ts'
import { RecordList } from '../record-list.tsx'
import { boardColumns, columnFilter, rowsIn } from './board-columns.ts'

const states = [
  ['new', '新建', 'New', 'grey'],
  ['open', '处理中', 'Open', 'blue'],
  ['done', '完成', 'Done', 'green'],
] as const

const Thing = record({
  name: 'thing',
  table: 'thing',
  label: label('事项', 'Things'),
  fields: {
    name: text('名称', 'Name'),
    state: choice('进度', 'State', states),
    amount: money('金额', 'Amount'),
    owner: person('负责人', 'Owner'),
  },
  title: 'name',
  search: ['name'],
  list: ['name', 'state', 'amount', 'owner'],
  sort: ['state', 'name'],
  defaultSort: 'name',
  scope: 'tenant',
})

type Thing = { id: string; name: string; state: string; amount: string }

let things: Thing[] = []
const asked: URL[] = []

const filtersOf = (url: URL): Filter[] => JSON.parse(url.searchParams.get('filter') ?? '[]') as Filter[]
const matching = (url: URL): Thing[] =>
  things.filter((thing) => filtersOf(url).every(({ value }) => (value as string[]).includes(thing.state)))

const answer = (url: URL): unknown => {
  const found = matching(url)
  if (url.pathname.endsWith('/summary')) {
    const groups = [...Map.groupBy(found, ({ state }) => state)].map(([value, rows]) => ({
      value,
      name: value,
      count: rows.length,
      sums: { amount: sumDecimals(rows.map(({ amount }) => amount)) },
    }))
    return { sums: { amount: sumDecimals(found.map(({ amount }) => amount)) }, groups }
  }
  const size = Number(url.searchParams.get('pageSize'))
  const from = Number(url.searchParams.get('cursor') ?? '0')
  const items = found
    .slice(from, from + size)
    .map((thing) => ({ version: 1, actions: [], owner: { id: 'p', name: '周敏' }, ...thing }))
  const nextCursor = from + size < found.length ? String(from + size) : null
  return { items, total: found.length, capped: false, nextCursor }
}

const setState = (id: string, state: string): void => {
  things = things.map((thing) => (thing.id === id ? { ...thing, state } : thing))
}

const Address = (): ReactNode => <output data-testid="address">{useLocation().search}</output>

const show = (board: Partial<BoardLayout> = {}, path = '/?shape=board'): void =>
  draw(
    <>
      <Address />
      <RecordList
        record={Thing}
        calls={crud(Thing)}
        paths={{ detail: (id) => `/thing/${id}` }}
        title="事项"
        empty={{ title: '还没有事项', hint: '' }}
        layouts={{ board: { by: 'state', sum: 'amount', fields: ['amount'], owner: 'owner', ...board } }}
      />
    </>,
    path,
  )

const column = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
const titlesIn = async (name: string): Promise<string[]> =>
  within(await column(name))
    .queryAllByRole('link')
    .map((link) => link.textContent)

prepareScreen()
beforeEach(() => {
  asked.length = 0
  things = [
    { id: '1', name: '甲', state: 'new', amount: '100.10' },
    { id: '2', name: '乙', state: 'new', amount: '200.20' },
    { id: '3', name: '丙', state: 'open', amount: '0.01' },
  ]
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://test')
    asked.push(url)
    return Promise.resolve(Response.json({ code: 200, result: answer(url) }))
  })
  useSession.setState({ profile: { permissions: ['thing:list'], isSuper: false } as never })
})

test('board columns stand in the order of the field, empty ones too, with the counts and sums of the totals', async () => {
  show()
  await waitFor(async () => expect(await titlesIn('新建')).toEqual(['甲', '乙']))
  const heads = screen.getAllByRole('region').map((region) => region.querySelector('header')?.textContent)
  const total = answer(new URL('http://test/api/thing/summary')) as Summary
  const texts = states.map(([value, zh]) => {
    const group = total.groups.find((one) => one.value === value)
    return zh + String(group?.count ?? 0) + (group ? formatMoney(group.sums['amount'] ?? '') : '')
  })
  expect(heads).toEqual(texts)
  expect(heads[0]).toContain('￥300.30')
  expect(sumDecimals(total.groups.map(({ sums }) => sums['amount'] ?? ''))).toBe(total.sums?.['amount'])
})

test('board columns read their own rows a page at a time', async () => {
  things = Array.from({ length: 45 }, (_, at) => ({ id: String(at), name: `事${at}`, state: 'new', amount: '1.00' }))
  show()
  await waitFor(async () => expect(await titlesIn('新建')).toHaveLength(20))
  fireEvent.click(screen.getByRole('button', { name: '再加载 20 条' }))
  await waitFor(async () => expect(await titlesIn('新建')).toHaveLength(40))
  fireEvent.click(screen.getByRole('button', { name: '再加载 5 条' }))
  await waitFor(async () => expect(await titlesIn('新建')).toHaveLength(45))
  const paged = asked.filter((url) => url.searchParams.has('cursor'))
  expect(paged.map((url) => url.searchParams.get('count'))).toEqual(['false', 'false'])
})

test('board cards walk by arrows and move by Ctrl and an arrow, said aloud, keeping the focus', async () => {
  show({
    move: (row, to) => {
      setState(row.id, to)
      return Promise.resolve('moved')
    },
  })
  const card = await screen.findByRole('link', { name: '甲' })
  card.focus()
  fireEvent.keyDown(card, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('乙')
  fireEvent.keyDown(document.activeElement ?? card, { key: 'ArrowRight' })
  expect(document.activeElement?.textContent).toBe('丙')
  fireEvent.keyDown(document.activeElement ?? card, { key: 'ArrowRight', ctrlKey: true })
  await waitFor(() => expect(screen.getByText('“丙”已移到“完成”')).toBeTruthy())
  await waitFor(async () => expect(await titlesIn('完成')).toEqual(['丙']))
  expect(await titlesIn('处理中')).toEqual([])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('丙'))
  fireEvent.keyDown(document.activeElement ?? card, { key: 'ArrowRight', ctrlKey: true })
  expect(await screen.findByText('“丙”已在最边上的一列')).toBeTruthy()
})

test('a board move the server refuses goes back and says why', async () => {
  const refusal = Promise.withResolvers<'moved'>()
  show({ move: () => refusal.promise })
  const card = await screen.findByRole('link', { name: '甲' })
  card.focus()
  fireEvent.keyDown(card, { key: 'ArrowRight', ctrlKey: true })
  await waitFor(async () => expect(await titlesIn('处理中')).toContain('甲'))
  refusal.reject(new UserError('还缺证件'))
  await waitFor(async () => expect(await titlesIn('新建')).toEqual(['甲', '乙']))
  expect(await titlesIn('处理中')).toEqual(['丙'])
  expect(toasts).toEqual(['“甲”没有移动：还缺证件'])
  expect(screen.getByText('“甲”没有移动：还缺证件').tagName).toBe('OUTPUT')
})

test('a board move that needs a dialog leaves the card until then; the menu moves without a keyboard', async () => {
  const move = vi.fn<NonNullable<BoardLayout['move']>>(() => Promise.resolve('asked'))
  show({ move, canMove: ({ id }) => id === '1' })
  await screen.findByRole('link', { name: '乙' })
  expect(screen.queryByRole('button', { name: '移动“乙”' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '移动“甲”' }))
  fireEvent.click(screen.getByRole('menuitem', { name: '移到“完成”' }))
  expect(await screen.findByText('“甲”移到“完成”还需填写')).toBeTruthy()
  expect(move.mock.calls[0]?.[1]).toBe('done')
  expect(await titlesIn('新建')).toEqual(['甲', '乙'])
})

test('the shape of a list is chosen beside its views and kept in its address', async () => {
  show({}, '/')
  fireEvent.click(await screen.findByRole('button', { name: '看板' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?shape=board'))
  expect(await column('新建')).toBeTruthy()
  expect(screen.getByRole('button', { name: '看板' }).getAttribute('aria-pressed')).toBe('true')
})

test('board columns follow the filters of the list', () => {
  const meta = metaOf(Thing.fields.state)
  const summary: Summary = { sums: {}, groups: [{ value: null, name: '', count: 2, sums: {}, under: [] }] }
  const valuesOf = (filters: Filter[], known: Summary | undefined = summary): (string | null)[] =>
    boardColumns({ meta, by: 'state', filters, summary: known }).map(({ value }) => value)
  expect(valuesOf([])).toEqual(['new', 'open', 'done', null])
  expect(valuesOf([{ field: 'state', op: 'in', value: ['open'] }])).toEqual(['open'])
  expect(valuesOf([{ field: 'state', op: 'notIn', value: ['open'] }])).toEqual(['new', 'done', null])
  expect(valuesOf([{ field: 'state', op: 'isEmpty' }])).toEqual([null])
  const tooMany = boardColumns({ meta, by: 'state', filters: [], summary: { sums: null, groups: [] } })
  expect(tooMany.map(({ count }) => count)).toEqual([undefined, undefined, undefined])
  expect(JSON.parse(columnFilter('[{"field":"name","op":"isEmpty"}]', 'state', 'new'))).toHaveLength(2)
})

test('a card on its way is in one column only', () => {
  const row = { id: '1', version: 1, actions: [], state: 'new' }
  const moves = new Map([['1', { row, from: 'new', to: 'open' }]])
  expect(rowsIn([row], 'new', 'state', moves)).toEqual([])
  expect(rowsIn([], 'open', 'state', moves)).toEqual([{ ...row, state: 'open' }])
  // The server has it there already, the move is not over yet.
  expect(rowsIn([{ ...row, state: 'open' }], 'open', 'state', moves)).toHaveLength(1)
  expect(rowsIn([], 'done', 'state', moves)).toEqual([])
})
