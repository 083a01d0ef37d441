import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { ProposedBanner } from './proposed.banner.tsx'

prepareScreen()

test('the supplier page says what the supplier has sent and leads to it', async () => {
  const result = { items: [{ id: 'u1', name: '营业执照更新' }], total: null, capped: false, nextCursor: null }
  const asked: string[] = []
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(decodeURIComponent(url))
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result }), { status: 200 }))
  })
  draw(<ProposedBanner row={{ id: 's7' }} />)
  expect(await screen.findByText('供应商提交了「营业执照更新」，等待核对')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去核对' }).getAttribute('href')).toContain('u1')
  expect(asked.join(' ')).toMatch(/s7.*proposed/)
})
