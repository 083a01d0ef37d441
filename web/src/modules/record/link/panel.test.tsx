import { fireEvent, screen, within } from '@testing-library/react'
import type { DocumentLinks, LinkedDocument } from '@srm/api/record/link'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/api/query.ts'
import { placeRecord } from '@/lib/module/record-pages.ts'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { LinkPanel } from './panel.tsx'

prepareScreen()

const at = { subject: 'crate', id: 'c0' }
const linked = (id: string, more: Partial<LinkedDocument> = {}): LinkedDocument => ({
  id,
  subject: 'crate',
  kind: '箱单',
  code: `X-${id}`,
  title: `箱子${id}`,
  state: { name: '审批中', color: 'blue' },
  amount: '1200.00',
  link: '装箱',
  near: 'c0',
  quantity: null,
  linkAmount: null,
  gone: false,
  ...more,
})

const answer = (links: Partial<DocumentLinks>): void => {
  const result = { up: [], down: [], hidden: 0, ...links }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 200, result }), { status: 200 })))
}
const wasRead = (): boolean =>
  queryClient.getQueriesData({ queryKey: ['record'] }).some(([, data]) => data !== undefined)

beforeEach(() => {
  placeRecord('crate', '/crate/detail')
  useSession.setState({ profile: { permissions: ['crate:show'], isSuper: false } as never })
})

test('documents before and after stand with state and amount, and lead to their pages', async () => {
  answer({ up: [linked('1', { linkAmount: '800.00' })], down: [linked('2')] })
  draw(<LinkPanel {...at} />)
  const up = within((await screen.findByRole('heading', { name: '上游' })).closest('section') as HTMLElement)
  expect(up.getByText('￥800.00')).toBeTruthy()
  expect(up.getByText('审批中')).toBeTruthy()
  const down = within(screen.getByRole('heading', { name: '下游' }).closest('section') as HTMLElement)
  expect(down.getByRole('link', { name: '箱子2' }).getAttribute('href')).toContain('/crate/detail?id=2')
  expect(down.getByText('￥1,200.00')).toBeTruthy()
})

test('a link that is called as the document it leads to says so once', async () => {
  answer({ up: [linked('1', { link: '箱单' })], down: [linked('2')] })
  draw(<LinkPanel {...at} />)
  expect(await screen.findByText('箱单')).toBeTruthy()
  expect(screen.getByText('装箱 · 箱单')).toBeTruthy()
})

test('one that was deleted is called by its number and leads nowhere; what one may not see is counted', async () => {
  answer({ down: [linked('3', { gone: true, title: '', state: null, amount: null })], hidden: 2 })
  draw(<LinkPanel {...at} />)
  expect(await screen.findByText('已删除')).toBeTruthy()
  expect(screen.getByText('X-3')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('另有 2 张单据您没有查看权限')).toBeTruthy()
})

test('many are shown when one asks for them', async () => {
  answer({ down: Array.from({ length: 8 }, (_, index) => linked(String(index))) })
  draw(<LinkPanel {...at} />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: '展开全部 8 张' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})

test('a record without links shows no panel', async () => {
  answer({})
  draw(<LinkPanel {...at} />)
  await vi.waitFor(() => expect(wasRead()).toBe(true))
  expect(screen.queryByText('上下游单据')).toBeNull()
})
