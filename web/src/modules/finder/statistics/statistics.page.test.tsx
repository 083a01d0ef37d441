import { screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Statistics } from '@srm/api/finder'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import StatisticsPage from './statistics.page.tsx'

prepareScreen()

const data: Statistics = {
  within: [],
  total: { count: 301, active: 250, amount: '98340184.00' },
  lifecycles: [],
  grades: [],
  classes: [],
  cities: [],
  certificates: { expired: 1, soon: 2 },
  concentration: null,
  pareto: [],
}

beforeEach(() => {
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 200, result: data }), { status: 200 })),
  )
})

test('the amount among the figures is short enough for one line and tells the exact one when asked', async () => {
  draw(<StatisticsPage />)
  const figure = await screen.findByText('￥9,834.0 万')
  expect(figure.closest('[title]')?.getAttribute('title')).toBe('￥98,340,184.00')
})
