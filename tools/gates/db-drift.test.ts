import { expect, test } from 'vitest'
import { root, runNode } from '../process.ts'

const drift = (...args: readonly string[]) => runNode([`${root}/tools/db-drift.ts`, ...args])

test('the committed schema is what the migrations make', { timeout: 60_000 }, async () => {
  const { code, output } = await drift()
  expect(code, output).toBe(0)
})

test('a table the committed schema does not know is caught', { timeout: 60_000 }, async () => {
  const { code, output } = await drift('--bait', `${root}/tools/gates/db-drift.bait.sql`)
  expect(output).toContain('drift_bait')
  expect(code).not.toBe(0)
})
