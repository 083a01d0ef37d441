import { expect, test } from 'vitest'
import { root, runNode } from '../process.ts'

test('a table the committed schema does not know is caught', async () => {
  const args = [`${root}/tools/db-drift.ts`, '--planted', `${root}/tools/gates/violations/db-drift.sql`]
  const { code, output } = await runNode(args)
  expect(output).toContain('drift_bait')
  expect(code).not.toBe(0)
})
