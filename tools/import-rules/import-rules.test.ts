import { describe, expect, test } from 'vitest'
import { checkEdges } from './check.ts'
import { cyclesIn, graphOf } from './cycles.ts'
import { edgesOf } from './parse.ts'
import { resolveImport } from './resolve.ts'

describe('resolveImport', () => {
  test.each([
    ['server/src/modules/crm/crm.service.ts', './crm.rules.ts', 'server/src/modules/crm/crm.rules.ts'],
    ['server/src/modules/crm/crm.service.ts', '#kernel/ports/sms.ts', 'server/src/kernel/ports/sms.ts'],
    ['server/src/main.ts', '#modules/crm/index.ts', 'server/src/modules/crm/index.ts'],
    ['server/src/main.ts', '#db/tables.gen.ts', 'server/db/tables.gen.ts'],
    ['server/src/crm.test.ts', '#test/app.ts', 'server/test/app.ts'],
    ['web/src/main.tsx', '@/ui/table.tsx', 'web/src/ui/table.tsx'],
    ['web/src/main.tsx', './logo.svg?url', 'web/src/logo.svg'],
    ['web/src/main.tsx', '@srm/api', 'api/src/index.ts'],
    ['web/src/main.tsx', '@srm/api/shared/money', 'api/src/shared/money.ts'],
    ['web/src/main.tsx', '@srm/flow', 'flow/src/index.ts'],
    ['server/src/main.ts', 'fs', 'node:fs'],
    ['server/src/main.ts', 'node:fs/promises', 'node:fs/promises'],
    ['web/src/main.tsx', 'antd/locale/zh_CN', 'npm:antd'],
    ['web/src/main.tsx', '@ant-design/icons', 'npm:@ant-design/icons'],
  ])('%s imports %s', (from, specifier, to) => {
    expect(resolveImport(from, specifier)).toBe(to)
  })
})

describe('edgesOf', () => {
  const formOf = (text: string): string[] => edgesOf('server/src/a.ts', text).map(({ form }) => form)

  test.each([
    [`import a from './b.ts'`, 'import'],
    [`import './b.ts'`, 'import'],
    [`import { a, type B } from './b.ts'`, 'import'],
    [`import { type B } from './b.ts'`, 'import type'],
    [`import type { B } from './b.ts'`, 'import type'],
    [`export { a } from './b.ts'`, 'export'],
    [`export * from './b.ts'`, 'export *'],
    [`export * as b from './b.ts'`, 'export *'],
    [`const a = () => import('./b.ts')`, 'import()'],
  ])('%s', (text, form) => {
    expect(formOf(text)).toEqual([form])
  })

  test('tells the line', () => {
    expect(edgesOf('server/src/a.ts', `\n\nimport './b.ts'\n`)[0]?.line).toBe(3)
  })
})

describe('cyclesIn', () => {
  test('finds a cycle and leaves a diamond alone', () => {
    const diamond = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ] as const
    expect(cyclesIn(graphOf(diamond))).toEqual([])
    expect(cyclesIn(graphOf([...diamond, ['d', 'a']]))[0]).toEqual(['a', 'b', 'd', 'a'])
  })
})

describe('layers', () => {
  const rulesBroken = (from: string, specifier: string): string[] =>
    checkEdges(edgesOf(from, `import '${specifier}'`)).map(({ rule }) => rule)

  test.each([
    ['finance', 'home', ['finance-not-upward']],
    ['finance', 'brandnew', ['finance-not-upward']],
    ['brandnew', 'finance', []],
    ['brandnew', 'home', []],
    ['home', 'brandnew', []],
    ['supplier', 'crm', ['supplier-not-upward']],
    ['crm', 'supplier', []],
    ['supplier', 'identity', []],
  ])('%s calling %s', (from, to, broken) => {
    expect(rulesBroken(`server/src/modules/${from}/${from}.service.ts`, `#modules/${to}/index.ts`)).toEqual(broken)
  })
})
