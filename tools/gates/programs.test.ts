import { describe, expect, test } from 'vitest'
import { runNode } from '../process.ts'
import { programs } from './violations/programs.ts'
import { plantedForTools } from './plant.ts'

const env = { NO_COLOR: '1' }

describe.each(Object.entries(programs))('%s', (_name, { args, violations }) => {
  test('the clean sample passes', async () => {
    const { code, output } = await plantedForTools({}, (cwd) => runNode(args, { cwd, env, seconds: 100 }))
    expect(code, output).toBe(0)
  })

  test.each(Object.entries(violations))('%s is caught', async (_violation, { files, says }) => {
    const { code, output } = await plantedForTools(files, (cwd) => runNode(args, { cwd, env, seconds: 100 }))
    expect(output).toMatch(says)
    expect(code, output).not.toBe(0)
  })
})
