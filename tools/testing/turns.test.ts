import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../process.ts'
import { resting, restingTests, slowTests, turns } from './turns.ts'

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
