import { approval } from '@srm/api/approval'
import { approvalPages } from '@srm/api/approval/pages'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { home, type Figure } from '@srm/api/home'
import { pagesIn } from '@srm/api/shared/pages'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from './app.ts'
import { aDemoCompany } from './demo-company.ts'
import { everyEndpoint } from './endpoints.ts'
import { exchange, jsonOf, requestOf } from './exchange.ts'
import { query } from './sql.ts'
import { signIn, type Member, type TestTenant } from './tenant.ts'

const roles = ['GM', 'DEPT', 'PM', 'BUYER', 'SALES', 'FINANCE', 'ADMIN', 'STAFF', 'AUDIT']

let t: TestApp
let me: TestTenant
/** Those who work there, and somebody new of every role. */
let people: { role: string; id: string }[]
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t)
  people = await query(t, `select id, display_name as role from "user" where tenant_id = $1 and status = 'active'`, [
    me.tenantId,
  ])
  for (const role of roles) {
    const person = {
      username: `figures.${role.toLowerCase()}`,
      displayName: role,
      departmentId: me.departmentId,
      roles: [role],
    }
    people.push({ role, id: await me.inside((ctx) => addPerson(ctx, person)) })
  }
})

/** The list a page shows first, by the permission the page asks for. */
const listOf = (path: string, params: URLSearchParams): Endpoint | undefined => {
  if (path === approvalPages.centre.path)
    return params.get('list') === 'mine' ? approval.rows.mine.list : approval.rows.todo.list
  const page = t.app.modules.flatMap(({ pages = {} }) => pagesIn(pages)).find((one) => one.path === path)
  return everyEndpoint.find(
    (endpoint) => endpoint.path.endsWith('/list') && permissionOf(endpoint.access) === page?.permission,
  )
}

const totalOf = async (who: Member, { path }: Figure): Promise<unknown> => {
  const { pathname, searchParams } = new URL(path, 'http://home')
  const list = listOf(pathname, searchParams)
  if (!list) return `no list at ${pathname}`
  const filter = searchParams.get('filter')
  const request = requestOf(list, { query: { pageSize: '1', ...(filter && { filter }) } }, who.headers)
  return jsonOf<{ result: { total: number } }>(await exchange(t, request)).result.total
}

describe('figures of the home page', () => {
  it('count the very rows of the list they lead to, for somebody of every role', async () => {
    const seen = new Map<string, number>()
    const wrong: string[] = []
    for (const { role, id } of people) {
      const who = await signIn(t, me.tenantId, id)
      for (const figure of (await who.call(home.work)).result.figures) {
        const total = await totalOf(who, figure)
        if (total !== figure.count)
          wrong.push(`${role}: ${figure.key} says ${String(figure.count)}, its list ${String(total)}`)
        seen.set(figure.key, Math.max(seen.get(figure.key) ?? 0, figure.count))
      }
    }
    expect(wrong).toEqual([])
    // Nought equals nought: most of them have something to count.
    expect([...seen.values()].filter((count) => count > 0).length).toBeGreaterThan(7)
  })
})
