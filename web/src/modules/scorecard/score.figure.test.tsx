import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { ScoreFigure } from './score.figure.tsx'

prepareScreen()

const answer = (result: object): void => {
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
  const body = JSON.stringify({ code: 200, message: '', result: { template: null, rated: [], periods: [], ...result } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })))
}

test('the supplier page tells the score and the standing it stands for', async () => {
  answer({ score: '91.50', standing: '优秀' })
  draw(<ScoreFigure row={{ id: 's' }} />)
  expect(await screen.findByText('91.50 · 优秀')).toBeTruthy()
})

test('a supplier with too few data has no score', async () => {
  answer({ score: null, standing: null })
  draw(<ScoreFigure row={{ id: 's' }} />)
  expect(await screen.findByText('样本不足')).toBeTruthy()
})
