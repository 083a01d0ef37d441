import { expect, test } from 'vitest'
import type { Figure } from '@srm/api/home'
import { shownFigures } from './home.figures.rules.ts'

const figure = (key: string, tone: Figure['tone'], count: number): Figure => ({
  key,
  tone,
  count,
  path: '/',
  label: { zh: key, en: key },
})

const figures = [
  figure('todo', 'warning', 0),
  figure('reviews', 'warning', 3),
  figure('projects', 'plain', 8),
  figure('loans', 'danger', 0),
  figure('pool', 'warning', 2),
  figure('expired', 'danger', 4),
  figure('mine', 'plain', 1),
]
const keys = (all: readonly Figure[]): string => all.map(({ key }) => key).join(' ')

test('a row shows as many figures as have room to say their words, the worst that wait, in their order', () => {
  const { first, rest } = shownFigures(figures, 4 * 184 - 16)
  expect(keys(first)).toBe('todo reviews expired')
  expect(keys(rest)).toBe('projects loans pool mine')
})

test('figures that all have room are all there, and so they are before the width is known', () => {
  expect(shownFigures(figures, 7 * 184 - 16)).toEqual({ first: figures, rest: [] })
  expect(shownFigures(figures, 0)).toEqual({ first: figures, rest: [] })
})

test('a phone shows three rows of two, the last of which opens the others', () => {
  const { first, rest } = shownFigures(figures, 343, true)
  expect(keys(first)).toBe('todo reviews projects pool expired')
  expect(keys(rest)).toBe('loans mine')
  expect(shownFigures(figures.slice(0, 6), 343, true).rest).toEqual([])
})
