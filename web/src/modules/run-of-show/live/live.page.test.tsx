import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { dayText, momentAt, timeText } from '@srm/api/run-of-show/timetable'
import { remember, remembered } from '@/lib/storage.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import LivePage from './live.page.tsx'

prepareScreen()
afterEach(() => remember('runOfShow.p1', null))

const now = Math.floor(momentAt(Date.now()))
const item = (id: string, title: string, minutes: number, more: object = {}) => ({
  id,
  version: 1,
  day: dayText(now + minutes),
  startTime: timeText(now + minutes),
  minutes: 30,
  title,
  cues: ['灯光'],
  place: '宴会厅',
  owner: { id: 'u1', name: '唐雨薇' },
  supplier: null,
  remark: null,
  state: 'waiting',
  ...more,
})
const sheet = {
  project: { id: 'p1', name: '三亚客户大会' },
  eventStart: null,
  canEdit: true,
  items: [
    item('a', '主旨演讲', -5),
    item('b', '茶歇', 25),
    item('c', '圆桌', 55),
    item('d', '签约', 85),
    item('e', '晚宴', 120),
  ],
}

const answer = (result: unknown) => Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
const at = '/project/runOfShow?id=p1'

it('now and next show what runs and the three that follow, and an item is started', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${url} ${body ?? ''}`)
    return answer(method === 'GET' ? sheet : { id: 'a', version: 2 })
  })
  draw(<LivePage />, at)
  const current = await screen.findByRole('region', { name: '现在' })
  expect(current.textContent).toContain('主旨演讲')
  expect(current.textContent).toMatch(/还剩\d\d:\d\d/)
  const next = screen.getByRole('region', { name: '接下来' })
  expect([...next.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['茶歇', '圆桌', '签约'])
  fireEvent.click(screen.getByRole('button', { name: /开\s*始/ }))
  await waitFor(() => expect(sent).toEqual(['PUT /api/run_item/patch/a {"version":1,"state":"running"}']))
})

it('without a network the last answer stays, says how old it is, and nothing can be changed', async () => {
  remember('runOfShow.p1', JSON.stringify({ at: Date.now() - 5 * 60_000, data: sheet }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  draw(<LivePage />, at)
  expect((await screen.findByText(/没有网络，显示的是/)).textContent).toContain('5 分钟前')
  expect(screen.getByRole('region', { name: '现在' }).textContent).toContain('主旨演讲')
  expect(screen.queryByRole('button', { name: /开\s*始/ })).toBeNull()
})

it('what may no longer be read is not kept', async () => {
  remember('runOfShow.p1', JSON.stringify({ at: Date.now(), data: sheet }))
  const refusal = { code: 40400, key: 'record.not_found', message: '记录不存在', result: null }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 })))
  draw(<LivePage />, at)
  expect(await screen.findByText('记录不存在')).toBeTruthy()
  expect(remembered('runOfShow.p1')).toBeNull()
})
