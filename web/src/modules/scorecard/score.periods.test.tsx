import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { periodName, ScorePeriods, type Scores } from './score.periods.tsx'

prepareScreen()

const period = (more: Partial<Scores['periods'][number]>): Scores['periods'][number] => ({
  id: 'p',
  kind: 'quarter',
  startsOn: '2026-07-01',
  endsOn: '2026-09-30',
  score: null,
  points: 0,
  criteria: [],
  ...more,
})

test('a period is named as people name it', () => {
  expect(periodName(period({}))).toBe('2026 Q3')
  expect(periodName(period({ kind: 'month', startsOn: '2026-02-01' }))).toBe('2026-02')
  expect(periodName(period({ kind: 'year', startsOn: '2025-01-01' }))).toBe('2025')
})

test('a period with too few data says so instead of a number, and what was measured is shown with its weight', () => {
  const criteria = [
    { name: '现场服务', weight: '25.00', score: '88.00', points: 3 },
    { name: '价格竞争力', weight: '20.00', score: null, points: 0 },
  ]
  draw(
    <ScorePeriods
      periods={[period({ score: '88.00', points: 3, criteria }), period({ id: 'q', startsOn: '2026-04-01' })]}
    />,
  )
  expect(screen.getByText('88.00')).toBeTruthy()
  expect(screen.getByText('现场服务 88.00 × 25.00%')).toBeTruthy()
  expect(screen.queryByText(/价格竞争力/)).toBeNull()
  expect(screen.getByText('样本不足')).toBeTruthy()
})
