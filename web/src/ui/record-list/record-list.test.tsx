import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { crud } from '@srm/api/shared/crud'
import { optional } from '@srm/api/shared/field-meta'
import { choice, money, tags, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { RecordList } from './record-list.tsx'

const Thing = record({
  name: 'thing',
  table: 'thing',
  label: label('物品', 'Things'),
  fields: { name: text('名称', 'Name'), status: choice('状态', 'Status', [['on', '启用', 'On', 'green']]) },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'status'],
  sort: ['code'],
  defaultSort: '-code',
  scope: 'tenant',
})
const calls = crud(Thing)
const paths = {
  list: '/thing',
  create: '/thing/edit',
  edit: (id: string) => `/thing/edit/${id}`,
  detail: (id: string) => `/thing/${id}`,
}

const asked: string[] = []
const serve = (result: unknown, status = 200): void => {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(new Response(JSON.stringify({ code: status, message: '系统繁忙', result }), { status }))
  })
}
const page = (items: unknown[], more: object = {}) => ({
  items,
  total: items.length,
  capped: false,
  nextCursor: null,
  ...more,
})
const row = { id: '1', version: 1, actions: [], code: 'W-1', name: '投影仪', status: 'on' }

const show = (path = '/', more: Partial<Parameters<typeof RecordList>[0]> = {}): void =>
  draw(
    <RecordList
      record={Thing}
      calls={calls}
      paths={paths}
      title="物品"
      create="新增物品"
      empty={{ title: '还没有物品', hint: '先登记' }}
      {...more}
    />,
    path,
  )

prepareScreen()
beforeEach(() => {
  asked.length = 0
  useSession.setState({ profile: { permissions: ['thing:list'], isSuper: false } as never })
})

test('a row opens by its title, shows its status in a word, and a capped count says so', async () => {
  serve(page([row], { total: 10_000, capped: true }))
  show('/?keyword=ty&sort=code&page=3')
  const link = await screen.findByRole('link', { name: '投影仪' })
  expect(link.getAttribute('href')).toBe('/thing/1')
  expect(screen.getByText('启用')).toBeTruthy()
  expect(screen.getByText('共 10,000+ 条')).toBeTruthy()
  expect(asked).toEqual(['/api/thing/list?keyword=ty&sort=code&page=3&pageSize=20'])
})

test('turning pages counts nothing again', async () => {
  serve(page([row], { total: 45 }))
  show('/?page=2')
  await screen.findByText('共 45 条')
  serve(page([row], { total: null }))
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toBe('/api/thing/list?sort=-code&page=3&pageSize=20&count=false')
  expect(await screen.findByText('共 45 条')).toBeTruthy()
})

test('an empty list says what to do next, an empty search how to go back', async () => {
  serve(page([]))
  show()
  expect(await screen.findByText('还没有物品')).toBeTruthy()
  cleanup()
  show('/?keyword=云')
  expect(await screen.findByText('没有找到“云”')).toBeTruthy()
})

test('a failure can be tried again', async () => {
  serve(null, 503)
  show()
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

test('without the permission nothing is asked', async () => {
  useSession.setState({ profile: { permissions: ['other:list'], isSuper: false } as never })
  serve(page([row]))
  show()
  expect(await screen.findByText('没有权限')).toBeTruthy()
  expect(asked).toEqual([])
})

const Bill = record({
  name: 'bill',
  table: 'bill',
  label: label('单据', 'Bills'),
  fields: {
    name: text('名称', 'Name'),
    amount: money('金额', 'Amount'),
    status: choice('状态', 'Status', [
      ['on', '启用', 'On', 'green'],
      ['off', '停用', 'Off', 'grey'],
    ]),
    kind: optional(choice('种类', 'Kind', [['a', '甲', 'A']])),
  },
  title: 'name',
  search: ['name'],
  list: ['name', 'status', 'kind', 'amount'],
  sort: ['status'],
  defaultSort: 'status',
  scope: 'tenant',
})

const bill = (id: string, status: string) => ({ ...row, id, name: `单据${id}`, status, amount: '1234.50' })
const group = (value: string, name: string, count: number, amount: string) => ({
  value,
  name,
  count,
  sums: { amount },
  under: [] as string[],
})

test('groups carry counts and subtotals, the foot the sum; folding hides rows', async () => {
  const summary = {
    sums: { amount: '3703.50' },
    groups: [group('on', '启用', 2, '2469.00'), group('off', '停用', 1, '1234.50')],
  }
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const result = url.includes('/summary')
      ? summary
      : page([bill('1', 'off'), bill('2', 'on'), bill('3', 'on')], { nextCursor: null })
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result })))
  })
  useSession.setState({ profile: { permissions: ['bill:list'], isSuper: false } as never })
  draw(
    <RecordList
      record={Bill}
      calls={crud(Bill)}
      paths={paths}
      title="单据"
      create="新增单据"
      empty={{ title: '还没有单据', hint: '先登记' }}
    />,
    '/?group=status',
  )
  expect(await screen.findByText('￥3,703.50')).toBeTruthy()
  expect(await screen.findByText('￥2,469.00')).toBeTruthy()
  expect(asked.find((url) => url.includes('/summary'))).toBe('/api/bill/summary?group=status')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: '收起启用' }))
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('groups inside groups are asked for by their fields, and fold with what is in them', async () => {
  const inner = (value: string, under: string, count: number) => ({
    ...group(value, value, count, '1.00'),
    under: [under],
  })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const groups = [
      group('on', '启用', 2, '2.00'),
      inner('云', 'on', 2),
      group('off', '停用', 1, '1.00'),
      inner('云', 'off', 1),
    ]
    const rows = [bill('1', 'on'), bill('2', 'on'), bill('3', 'off')].map((one) => ({ ...one, kind: 'a' }))
    const result = url.includes('/summary') ? { sums: { amount: '3.00' }, groups } : page(rows, { nextCursor: null })
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result })))
  })
  useSession.setState({ profile: { permissions: ['bill:list'], isSuper: false } as never })
  draw(
    <RecordList record={Bill} calls={crud(Bill)} paths={paths} title="单据" empty={{ title: '无', hint: '' }} />,
    '/?group=status,kind&rules=[{"field":"amount","op":"gte","value":"1000","color":"red"}]',
  )
  await screen.findByRole('button', { name: '收起启用' })
  expect(asked.find((url) => url.includes('/list'))).toContain('sort=status&group=status%2Ckind')
  expect(asked.find((url) => url.includes('/summary'))).toBe('/api/bill/summary?group=status%2Ckind')
  const levels = (): (string | undefined)[] =>
    screen.getAllByRole('row').flatMap((one) => (one.dataset['level'] === undefined ? [] : [one.dataset['level']]))
  expect(levels()).toEqual(['0', '1', '0', '1'])
  fireEvent.click(screen.getByRole('button', { name: '收起启用' }))
  expect(levels()).toEqual(['0', '0', '1'])
  expect(screen.getAllByRole('link').map((link) => link.closest('tr')?.dataset['color'])).toEqual(['red'])
})

test('scrolling on and on asks by cursor and does not count again', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const second = url.includes('cursor=')
    const items = [{ ...row, id: second ? '2' : '1', name: second ? '幕布' : '投影仪' }]
    const result = page(items, second ? { total: null } : { total: 2, nextCursor: 'c' })
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result })))
  })
  show('/?paging=endless')
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }))
  expect(await screen.findByRole('link', { name: '幕布' })).toBeTruthy()
  expect(asked).toEqual([
    '/api/thing/list?sort=-code&pageSize=200',
    '/api/thing/list?sort=-code&pageSize=200&cursor=c&count=false',
  ])
})

test('people who may do nothing with rows see no boxes, no actions and no column for them', async () => {
  serve(page([row]))
  show()
  await screen.findByRole('link', { name: '投影仪' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull()
  cleanup()
  serve(page([{ ...row, actions: ['update', 'delete'] }]))
  show('/?keyword=ty')
  expect(await screen.findByRole('checkbox', { name: '选择“投影仪”' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: '操作' })).toBeTruthy()
})

test('a field chosen for a filter by keyboard closes the list of fields and offers its choices at once', async () => {
  serve(page([row]))
  show()
  await screen.findByRole('link', { name: '投影仪' })
  fireEvent.click(screen.getByRole('button', { name: '筛选' }))
  const box = await screen.findByRole('textbox', { name: '查找字段' })
  fireEvent.change(box, { target: { value: '状' } })
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  // A key that is not kept from it would press the button the focus goes back to, and open the list again.
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false)
  expect(await screen.findByRole('checkbox', { name: '启用' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: '添加筛选' })).toBeNull()
})

const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined

const Post = record({
  name: 'post',
  table: 'post',
  label: label('岗位', 'Posts'),
  fields: { name: text('名称', 'Name'), tags: tags('标签', 'Tags').default([]) },
  title: 'name',
  search: ['name'],
  list: ['name', 'tags'],
  sort: ['name'],
  defaultSort: 'name',
  scope: 'tenant',
  editable: ['name'],
})

const Desk = record({
  name: 'desk',
  table: 'desk',
  label: label('工位', 'Desks'),
  fields: { name: text('名称', 'Name'), place: text('位置', 'Place') },
  title: 'name',
  search: ['name'],
  list: ['name', 'place'],
  sort: ['name'],
  defaultSort: 'name',
  scope: 'tenant',
  editable: ['place'],
})

test('chosen rows have a field changed by a call each, and the result says which were refused', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.includes('/patch/')) {
      const rows = ['1', '2'].map((id) => ({ id, version: 3, actions: ['update'], name: `岗位${id}`, tags: [] }))
      return Promise.resolve(new Response(JSON.stringify({ code: 200, result: page(rows) })))
    }
    sent.push([url, bodyOf(init)])
    const refused = url.endsWith('/2')
    const answer = refused ? { code: 409, message: '已被别人修改' } : { code: 200, result: { id: '1', version: 4 } }
    return Promise.resolve(new Response(JSON.stringify(answer), { status: refused ? 409 : 200 }))
  })
  useSession.setState({ profile: { permissions: ['post:list'], isSuper: false } as never })
  draw(
    <RecordList record={Post} calls={crud(Post)} paths={paths} title="岗位" empty={{ title: '无', hint: '' }} />,
    '/',
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }))
  fireEvent.click(screen.getByRole('button', { name: '修改名称' }))
  fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '采购' } })
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '修改名称' }))
  expect(await screen.findByText('修改名称：成功 1 条，失败 1 条')).toBeTruthy()
  expect(screen.getByText('已被别人修改')).toBeTruthy()
  expect(sent).toEqual([
    ['/api/post/patch/1', { version: 3, name: '采购' }],
    ['/api/post/patch/2', { version: 3, name: '采购' }],
  ])
})

test('a field is changed in its cell: Enter sends it with the version, Esc leaves it', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.includes('/patch/')) {
      sent.push(bodyOf(init))
      return Promise.resolve(new Response(JSON.stringify({ code: 200, result: { id: '1', version: 4 } })))
    }
    const rows = [{ id: '1', version: 3, actions: ['update'], name: '岗位', place: '厦门' }]
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result: page(rows) })))
  })
  useSession.setState({ profile: { permissions: ['desk:list'], isSuper: false } as never })
  draw(
    <RecordList record={Desk} calls={crud(Desk)} paths={paths} title="工位" empty={{ title: '无', hint: '' }} />,
    '/',
  )
  const link = await screen.findByRole('link', { name: '岗位' })
  fireEvent.mouseOver(link)
  fireEvent.click(await screen.findByRole('button', { name: '修改位置' }))
  fireEvent.keyDown(await screen.findByRole('textbox', { name: '位置' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '位置' })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '修改位置' }))
  const box = await screen.findByRole('textbox', { name: '位置' })
  fireEvent.change(box, { target: { value: '上海' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(sent).toEqual([{ version: 3, place: '上海' }]))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '位置' })).toBeNull())
})

test('rows wear the colour of the state one chose, and none when one chose none', async () => {
  serve(page([row, { ...row, id: '2', name: '幕布', status: 'off' }]))
  show('/?color=status')
  const worn = (name: string): string | undefined => screen.getByRole('link', { name }).closest('tr')?.dataset['color']
  await screen.findByRole('link', { name: '投影仪' })
  expect([worn('投影仪'), worn('幕布')]).toEqual(['green', undefined])
  cleanup()
  show()
  await screen.findByRole('link', { name: '投影仪' })
  expect(worn('投影仪')).toBeUndefined()
})

test('rows a list calls new stand bold, the others do not', async () => {
  serve(page([row, { ...row, id: '2', name: '幕布' }]))
  show('/', { isStrong: ({ id }) => id === '2' })
  const isBold = (name: string): string | undefined =>
    screen.getByRole('link', { name }).closest('tr')?.dataset['strong']
  await screen.findByRole('link', { name: '投影仪' })
  expect([isBold('投影仪'), isBold('幕布')]).toEqual(['false', 'true'])
  cleanup()
  vi.stubGlobal('IntersectionObserver', ResizeObserver)
  show('/?shape=cards', { isStrong: ({ id }) => id === '2' })
  const card = (await screen.findByRole('link', { name: '幕布' })).closest('article')
  expect(card?.dataset['strong']).toBe('true')
})
