import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionOf } from '@srm/api/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions, permissionTitles } from '#kernel/auth/permissions.ts'
import { startApp, type TestApp } from './app.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { query } from './sql.ts'
import { aTenant } from './tenant.ts'

/** Read by people: what each built-in role may call. `UPDATE_MATRIX=1` writes it anew after a change one wants. */
const file = join(import.meta.dirname, '../../docs/permission-matrix.md')

type Role = { name: string; permissions: string[] }

let t: TestApp
let roles: Role[]
beforeAll(async () => {
  t = await startApp()
  const me = await aTenant(t)
  roles = await query<Role>(
    t,
    `select name, permissions from role where tenant_id = $1 order by array_position(array['SUPER','GM','DEPT','PM','BUYER','SALES','FINANCE','ADMIN','STAFF','AUDIT'], code)`,
    [me.tenantId],
  )
})
afterAll(() => t.close())

const holds = ({ permissions }: Role, code: string): boolean => permissions.includes('*') || permissions.includes(code)

/** What a code without an endpoint of its own lets one do. */
const wordsOf = (code: string): string =>
  permissionTitles('zh').get(code) ?? (code.endsWith(':assign') ? '替他人填写' : '导入与导出')

const rowsOf = (): string[] => {
  const guarded = everyEndpoint.flatMap((endpoint) => {
    const code = permissionOf(endpoint.access)
    return code ? [{ code, endpoint }] : []
  })
  const withoutEndpoint = allPermissions().filter((code) => !guarded.some((one) => one.code === code))
  const row = (code: string, what: string): string =>
    `| ${code} | ${what} | ${roles.map((role) => (holds(role, code) ? '●' : '·')).join(' | ')} |`
  return [
    ...guarded.map(({ code, endpoint }) => row(code, `${keyOf(endpoint)} ${endpoint.title.zh}`)),
    ...withoutEndpoint.map((code) => row(code, wordsOf(code))),
  ].toSorted()
}

const table = (): string =>
  [
    '# What each built-in role may call',
    '',
    'Generated from the endpoints and the roles; a test compares it, so that a changed right is a visible change.',
    '',
    `| 权限码 | 接口 | ${roles.map(({ name }) => name).join(' | ')} |`,
    `|---|---|${roles.map(() => '---').join('|')}|`,
    ...rowsOf(),
    '',
  ].join('\n')

/** Reads that are posted because the customer's calls are. */
const postedReads: ReadonlySet<string> = new Set(['/api/budget/getListTree'])

describe('the built-in roles', () => {
  it('may call what the committed table says, endpoint by endpoint', () => {
    if (process.env['UPDATE_MATRIX']) writeFileSync(file, table())
    expect(table()).toBe(readFileSync(file, 'utf8'))
  })

  it('hold no code that no endpoint asks for, and the auditor holds none that changes anything', () => {
    const known = new Set(allPermissions())
    expect(roles.flatMap(({ permissions }) => permissions).filter((code) => code !== '*' && !known.has(code))).toEqual(
      [],
    )
    const writing = new Set(
      everyEndpoint
        .filter(({ method, path }) => method !== 'GET' && !postedReads.has(path))
        .map(({ access }) => permissionOf(access) ?? ''),
    )
    const auditor = roles.find(({ name }) => name === '只读审计')
    expect(auditor?.permissions.filter((code) => writing.has(code))).toEqual([])
  })
})
