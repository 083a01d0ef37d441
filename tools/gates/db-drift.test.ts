import { expect, test } from 'vitest'
import { root, runNode } from '../process.ts'

test('a table the committed schema does not know is caught', async () => {
  const args = [`${root}/tools/db-drift.ts`, '--bait', `${root}/tools/gates/db-drift.bait.sql`]
  const { code, output } = await runNode(args)
  expect(output).toContain('drift_bait')
  expect(code).not.toBe(0)
})
