import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import { DecidedBar } from './decided.bar.tsx'
import { noteDecision, takeBackMs, useDecided } from './decided.ts'

prepareScreen()

const opened: string[] = []
const calls: { path: string; body: unknown }[] = []
let refusal: { code: number; key: string; message: string } | undefined

beforeEach(() => {
  opened.length = 0
  calls.length = 0
  refusal = undefined
  useDecided.setState({ last: undefined, handled: 0 })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) as unknown })
    const answer = refusal ?? { code: 200, message: '', result: { id: 'a', version: 2 } }
    return Promise.resolve(new Response(JSON.stringify(answer), { status: refusal ? 409 : 200 }))
  })
})
afterEach(() => void vi.useRealTimers())

const decide = (canTakeBack = true): void => {
  const decision = { id: 'a', taskId: 't1', title: '采购十台笔记本', done: '已同意', canTakeBack }
  noteDecision({ ...decision, waiting: 4, opens: 'b' })
  draw(<DecidedBar open={(id) => opened.push(id)} />)
}

test('the bar says what was decided, how long it can be taken back and which comes next', () => {
  decide()
  expect(screen.getByRole('status').textContent).toContain('已同意《采购十台笔记本》')
  expect(screen.getByText(/秒内可收回/)).toBeTruthy()
  expect(screen.getByText('下一件 2/5')).toBeTruthy()
})

test('taking back asks the server and opens the approval again', async () => {
  decide()
  fireEvent.click(screen.getByRole('button', { name: '收回' }))
  await waitFor(() => expect(opened).toEqual(['a']))
  expect(calls.at(0)).toMatchObject({ body: { do: 'takeBack', taskId: 't1' } })
  expect(toasts).toEqual(['已收回'])
  expect(screen.queryByRole('status')).toBeNull()
})

test('a refusal is told and nothing is opened: the next one has acted', async () => {
  refusal = { code: 42_299, key: 'approval.not_allowed', message: '下一位已处理' }
  decide()
  fireEvent.click(screen.getByRole('button', { name: '收回' }))
  await screen.findByText(/没有收回：下一位已处理/)
  expect(opened).toEqual([])
})

test('a decision that cannot be taken back is told without the offer', () => {
  decide(false)
  expect(screen.queryByRole('button', { name: '收回' })).toBeNull()
  expect(screen.getByText('下一件 2/5')).toBeTruthy()
})

test('the bar goes after ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  decide()
  await vi.advanceTimersByTimeAsync(takeBackMs + 1000)
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})
