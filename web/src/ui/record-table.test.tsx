import { screen } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { crud } from '@srm/api/shared/crud'
import { choice, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { useSession } from '@/lib/session.ts'
import { RecordTable } from './record-table.tsx'
import { draw, prepareScreen } from './screen.fixture.tsx'

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
const { list } = crud(Thing)

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

const show = (path = '/'): void =>
  draw(
    <RecordTable
      record={Thing}
      list={list}
      open={({ id }) => `/thing/${id}`}
      empty={{ title: '还没有物品', hint: '先登记' }}
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
