import { expect, test } from 'vitest'
import { resting, turns } from './turns.ts'

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
