import { expect, test } from 'vitest'

const services = import.meta.glob<string>('../server/src/modules/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>(['./src/modules/**/*.tsx', '!./src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Records the server takes from no table. */
const closedIn = (text: string): string[] =>
  text
    .split('defineResource(')
    .slice(1)
    .filter((part) => part.includes('imports: false'))
    .flatMap((part) => /^\s*(\w+),/.exec(part)?.[1] ?? [])

/** Records whose list offers an import. */
const offeredIn = (text: string): string[] =>
  text
    .split('<RecordList')
    .slice(1)
    .map((part) => part.split(/\n\s*\/>/)[0] ?? '')
    .filter((part) => !part.includes('transfer='))
    .flatMap((part) => /record=\{(\w+)\}/.exec(part)?.[1] ?? [])

test('an import that is offered where there is none is found', () => {
  const closed = closedIn('defineResource(Award, calls, {\n imports: false })')
  expect(closed).toEqual(['Award'])
  expect(offeredIn('<RecordList\n record={Award}\n />')).toEqual(closed)
  expect(offeredIn('<RecordList\n record={Award}\n transfer="export"\n />')).toEqual([])
})

test('no list offers an import the server does not take', () => {
  const closed = new Set(Object.values(services).flatMap(closedIn))
  expect(closed.size).toBeGreaterThan(10)
  const offered = Object.entries(pages).flatMap(([path, text]) => offeredIn(text).map((name) => ({ path, name })))
  expect(offered.filter(({ name }) => closed.has(name))).toEqual([])
})
