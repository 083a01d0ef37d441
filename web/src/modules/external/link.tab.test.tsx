import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import { linkTabFor } from './link.tab.tsx'

const link = {
  id: 'l1',
  purpose: 'supplierUpdate',
  title: '供应商资料更新',
  contact: '周经理',
  company: null,
  mobile: '139****0001',
  state: 'open',
  expiresAt: '2026-12-01T08:00:00+08:00',
  sentAt: '2026-11-17T08:00:00+08:00',
  sentTimes: 2,
  visits: [{ what: 'enter', address: '10.0.0.1', device: 'phone', at: '2026-11-17T09:30:00+08:00' }],
}
const revoked = { ...link, id: 'l2', contact: '吴经理', state: 'revoked', sentAt: null, sentTimes: 0, visits: [] }

const comments = [
  {
    id: 'c1',
    purpose: 'document',
    contact: '郑总',
    company: '云舟',
    body: '第三页<b>请核对</b>',
    at: '2026-11-18T09:30:00+08:00',
  },
]

prepareScreen()
const called: string[] = []
beforeEach(() => {
  called.length = 0
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method !== 'GET') called.push(`${method} ${url}`)
    const answers = url.includes('/link/') ? [link, revoked] : url.includes('/comments/') ? comments : undefined
    const result = answers ?? { id: 'l1', expiresAt: '2026-12-02T08:00:00+08:00' }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
  })
})

const LinkTab = linkTabFor('supplierUpdate')
const row = { id: 'u1', version: 1, actions: [] }

it('links of a record show to whom they went, how often, and who came by them', async () => {
  draw(<LinkTab row={row} />)
  await screen.findByText(/周经理/)
  const [open, gone] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('经理'))
  expect(open?.textContent).toContain('周经理 139****0001')
  expect(open?.textContent).toContain('已发送 2 次，最近 2026-11-17 08:00')
  expect(open?.textContent).toContain('进入页面2026-11-17 09:30')
  expect(gone?.textContent).toContain('已撤销')
  expect(within(gone as HTMLElement).queryByRole('button')).toBeNull()
})

it('one is sent again at once, and revoked after a question', async () => {
  draw(<LinkTab row={row} />)
  fireEvent.click(await screen.findByRole('button', { name: '重新发送' }))
  await waitFor(() => expect(toasts).toEqual(['链接已重新发送，之前的链接失效']))
  fireEvent.click(screen.getByRole('button', { name: /撤\s*销/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('撤销发给周经理的链接？')
  fireEvent.click(within(dialog).getByRole('button', { name: /撤\s*销/ }))
  await waitFor(() => expect(called).toEqual(['POST /api/external/resend/l1', 'POST /api/external/revoke/l1']))
})

it('what people outside have said stands below the links, as they wrote it', async () => {
  draw(<LinkTab row={row} />)
  const said = await screen.findByRole('region', { name: '外部评论' })
  expect(said.textContent).toContain('郑总 · 云舟')
  expect(within(said).getByText('第三页<b>请核对</b>')).toBeTruthy()
})
