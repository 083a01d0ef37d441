import { act, fireEvent, screen } from '@testing-library/react'
import type { JobState } from '@srm/api/record'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeJobs, openJobs } from '@/lib/job-drawer.ts'
import { queryClient } from '@/lib/api/query.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { JobButton } from './button.tsx'

prepareScreen()

const job: JobState = {
  id: '01980000-0000-7000-8000-000000000001',
  name: 'transfer.export',
  title: '导出供应商',
  state: 'running',
  done: 3,
  total: 10,
  error: null,
  createdAt: '2026-11-16T08:00:00+08:00',
  finishedAt: null,
}
let calls = 0

beforeEach(() => {
  calls = 0
  closeJobs()
  vi.stubGlobal('fetch', () => {
    calls += 1
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result: [job] }), { status: 200 }))
  })
})

test('job button counts running jobs, and its drawer is not in the page before it is opened', async () => {
  draw(<JobButton />)
  expect(await screen.findByTitle('1 个任务进行中')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toBe(1)
})

test('job drawer opens from the button', async () => {
  draw(<JobButton />)
  fireEvent.click(screen.getByRole('button', { name: '后台任务' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(await screen.findByText('导出供应商')).toBeTruthy()
})

test('job drawer opened by a started job shows it', async () => {
  draw(<JobButton />)
  act(() => openJobs())
  expect(await screen.findByText('导出供应商')).toBeTruthy()
})

test('job drawer shows the answer of the button instead of polling as well', async () => {
  draw(<JobButton />)
  act(() => openJobs())
  await screen.findByText('导出供应商')
  const observers = queryClient.getQueryCache().find({ queryKey: ['job'], exact: false })?.observers ?? []
  expect(observers).toHaveLength(2)
  expect(observers.filter(({ options }) => options.refetchInterval !== undefined)).toHaveLength(1)
})
