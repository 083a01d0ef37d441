import { describe, expect, test } from 'vitest'
import { runNode } from '../process.ts'
import { programs } from './baits.programs.ts'
import { plantedForTools } from './plant.ts'

const env = { NO_COLOR: '1' }

describe.each(Object.entries(programs))('%s', (_name, { args, baits }) => {
  test('the clean sample passes', { timeout: 30_000 }, async () => {
    const { code, output } = await plantedForTools({}, (cwd) => runNode(args, { cwd, env, seconds: 25 }))
    expect(code, output).toBe(0)
  })

  test.each(Object.entries(baits))('%s is caught', { timeout: 30_000 }, async (_bait, { files, says }) => {
    const { code, output } = await plantedForTools(files, (cwd) => runNode(args, { cwd, env, seconds: 25 }))
    expect(output).toMatch(says)
    expect(code, output).not.toBe(0)
  })
})
