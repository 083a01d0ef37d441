import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../process.ts'
import { resting, restingJourneys, restingTests, slowTests, turns } from './turns.ts'

const commits = Array.from({ length: 300 }, (_, n) => `commit ${String(n)}`)

test('all groups but one rest, the same ones for the same commit', () => {
  for (const commit of commits) {
    expect(new Set(resting(commit)).size).toBe(turns.length - 1)
    expect(resting(commit)).toEqual(resting(commit))
  }
})

test('over many commits every group has its turn about as often as the others', () => {
  for (const turn of turns) {
    const ran = commits.filter((commit) => !resting(commit).includes(`@turn-${turn}`)).length
    expect(ran).toBeGreaterThan(50)
    expect(ran).toBeLessThan(100)
  }
})

test('every slow test exists, rests with some commits and runs with others, and runs when it is asked for', () => {
  for (const path of slowTests) {
    expect(existsSync(`${root}/${path}`)).toBe(true)
    const rested = commits.filter((commit) => restingTests(commit).includes(path))
    expect(rested.length).toBeGreaterThan(100)
    expect(rested.length).toBeLessThan(200)
    for (const commit of rested) expect(restingTests(commit, ['run', path])).not.toContain(path)
  }
})

test('journeys of the way in always run, of each other folder about half, all of them within a few commits', () => {
  const paths = ['identity/login', 'shell/tabs', 'kit/list', 'crm/a', 'crm/b', 'crm/c', 'order/order'].map(
    (name) => `e2e/journeys/${name}.spec.ts`,
  )
  const others = paths.slice(1)
  const ran = commits.map((commit) => paths.filter((path) => !restingJourneys(commit, paths).includes(path)))
  for (const some of ran) expect(some).toEqual(expect.arrayContaining(paths.slice(0, 1)))
  const share = ran.flat().filter((path) => others.includes(path)).length / (commits.length * others.length)
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
  for (let at = 0; at + 12 <= ran.length; at += 12)
    expect(new Set(ran.slice(at, at + 12).flat())).toEqual(new Set(paths))
})
