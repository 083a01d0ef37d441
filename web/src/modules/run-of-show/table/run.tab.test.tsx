import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import { RunTab } from './run.tab.tsx'

prepareScreen()

const item = (id: string, title: string, startTime: string, more: object = {}) => ({
  id,
  version: 3,
  day: '2027-12-11',
  startTime,
  minutes: 30,
  title,
  cues: [],
  place: '宴会厅',
  owner: null,
  supplier: null,
  remark: null,
  state: 'waiting',
  ...more,
})
const items = [
  item('a', '签到', '08:00', { state: 'done' }),
  item('b', '开场', '09:00'),
  item('c', '演讲', '09:20'),
  item('d', '撤场', '09:00', { day: '2027-12-12' }),
]

const sent: string[] = []
const serve = (canEdit: boolean) => {
  const sheet = { project: { id: 'p1', name: '三亚客户大会' }, eventStart: '2027-12-11', canEdit, items }
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${url} ${body ?? ''}`)
    const read = url.includes('/comments/') ? [] : sheet
    const result = method === 'GET' ? read : { moved: 2 }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
  })
}

beforeEach(() => {
  sent.length = 0
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
})

const row = { id: 'p1', version: 1, actions: [] }

it('run-of-show of a day marks gaps and overlaps, and shifts what follows after a preview', async () => {
  serve(true)
  draw(<RunTab row={row} />)
  expect(await screen.findByText('之前空 30 分钟')).toBeTruthy()
  expect(screen.getByText('与“开场”同一地点重叠 10 分钟')).toBeTruthy()
  expect(screen.queryByText('撤场')).toBeNull()
  expect(screen.queryByRole('button', { name: '顺延：签到' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '顺延：开场' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('2 项会调整')
  expect(dialog.textContent).toContain('演讲09:20→09:30')
  fireEvent.click(within(dialog).getByRole('button', { name: '确认调整' }))
  await waitFor(() => expect(toasts).toEqual(['已调整 2 项']))
  expect(sent).toEqual(['POST /api/run_item/shift {"id":"b","version":3,"minutes":10,"count":2}'])
})

it('run-of-show rows are pulled by keys: what follows shows where it would stand, and moves when one lets go', async () => {
  serve(true)
  draw(<RunTab row={row} />)
  const grip = await screen.findByRole('button', { name: '拖动调整“开场”的时间' })
  expect(screen.queryByRole('button', { name: '拖动调整“签到”的时间' })).toBeNull()
  const press = async (code: string): Promise<void> => {
    fireEvent.keyDown(document.activeElement ?? grip, { code })
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  grip.focus()
  await press('Space')
  await waitFor(() => expect(screen.getByText('已拿起“开场”')).toBeTruthy())
  await press('ArrowDown')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(await screen.findByText('09:35 – 10:05')).toBeTruthy()
  expect(screen.getByText('09:15 – 09:45')).toBeTruthy()
  expect(screen.getByText('08:00 – 08:30')).toBeTruthy()
  await press('Space')
  await waitFor(() => expect(sent).toEqual(['POST /api/run_item/shift {"id":"b","version":3,"minutes":15,"count":2}']))
})

it('run-of-show rows picked up and let go of by Esc stay where they are', async () => {
  serve(true)
  draw(<RunTab row={row} />)
  const grip = await screen.findByRole('button', { name: '拖动调整“开场”的时间' })
  grip.focus()
  for (const code of ['Space', 'ArrowUp', 'Escape']) {
    fireEvent.keyDown(document.activeElement ?? grip, { code })
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  expect(await screen.findByText('09:00 – 09:30')).toBeTruthy()
  expect(sent).toEqual([])
})

it('run-of-show of a project somebody may not change has nothing to change it with', async () => {
  serve(false)
  draw(<RunTab row={row} />)
  expect(await screen.findByText('开场')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /顺延|编辑|新增流程/ })).toBeNull()
})
