import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import RatingList from './rating.list.page.tsx'

prepareScreen()

test('the list of ratings begins with the latest and shows the score of each', async () => {
  const asked: string[] = []
  const rating = {
    id: 'r',
    version: 1,
    actions: [],
    code: 'PJ-1',
    title: '十月发布会',
    score: '86.50',
    ratedOn: '2026-10-20',
  }
  const page = { items: [rating], total: 1, capped: false, nextCursor: null }
  useSession.setState({ profile: { permissions: ['supplierRating:list'], isSuper: false } as never })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result: page }), { status: 200 }))
  })
  draw(<RatingList />)
  expect(await screen.findByText('86.5')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /总分/ })).toBeTruthy()
  expect(asked.join(' ')).toContain('sort=-ratedOn')
})
