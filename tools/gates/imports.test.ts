import { expect, test } from 'vitest'
import { checkImports } from '../import-rules/check.ts'
import { rules } from '../import-rules/table.ts'
import { importViolations } from './violations/imports.ts'
import { planted } from './plant.ts'

test('the clean sample keeps all import rules', async () => {
  expect(await planted({}, checkImports)).toEqual([])
})

test('each import rule has a planted violation', () => {
  const named = [...rules.map(({ name }) => name), 'no-circular', 'no-module-cycle']
  expect(Object.keys(importViolations).toSorted()).toEqual(named.toSorted())
})

test.each(Object.entries(importViolations))('%s is caught', async (rule, files) => {
  const violations = await planted(files, checkImports)
  expect(violations.map((violation) => violation.rule)).toContain(rule)
})

test.each([
  ['import()', `export const page = () => import('#modules/supplier/supplier.service.ts')\n`],
  ['import type', `import type { a } from '#modules/supplier/supplier.service.ts'\n`],
  ['export from', `export { createSupplier } from '#modules/supplier/supplier.service.ts'\n`],
])('the entry is guarded against %s', async (_form, text) => {
  const violations = await planted({ 'server/src/modules/crm/crm.service.ts': text }, checkImports)
  expect(violations.map((violation) => violation.rule)).toContain('module-entry')
})
