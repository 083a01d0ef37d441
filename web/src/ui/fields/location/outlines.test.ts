import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ringOf } from './outline-ring.ts'

const linesOf = (name: string): string[] =>
  readFileSync(fileURLToPath(new URL(`./outlines/${name}`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')

test('a line of the outlines becomes corners in degrees', () => {
  expect(ringOf('某地 11640 3990 100 -50 1 1')).toEqual([
    [39.9, 116.4],
    [39.4, 117.4],
    [39.41, 117.41],
  ])
})

test.each([
  ['provinces.txt', 34, '上海'],
  ['cities.txt', 300, '杭州市'],
])('%s holds the whole country, inside its bounds', (file, atLeast, known) => {
  const lines = linesOf(file)
  const names = new Set(lines.map((line) => line.split(' ')[0]))
  expect(names.size).toBeGreaterThanOrEqual(atLeast)
  expect(names.has(known)).toBe(true)
  for (const [lat, lng] of lines.flatMap(ringOf)) {
    expect(lat > 3 && lat < 54).toBe(true)
    expect(lng > 73 && lng < 136).toBe(true)
  }
})
