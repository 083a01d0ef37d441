import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { budget } from '@srm/api/budget'
import { numberRules } from '@srm/api/dictionary/numbering'
import { expense } from '@srm/api/expense'
import { identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#kernel/admin.ts'
import { allPermissions } from '#kernel/auth/permissions.ts'
import type { Config } from '#kernel/config.ts'
import { allTenants } from '#kernel/db/tenants.ts'
import { restoreDump } from '../src/backup/programs.ts'
import { countTables, withAdmin } from '../src/backup/tables.ts'
import { migrateAll } from '../src/commands.ts'
import { startApp, type TestApp } from './app.ts'
import { readLists } from './crawl.ts'
import { query } from './sql.ts'
import { signIn, type Member } from './tenant.ts'

/** Demonstration databases as releases left them, by day: made by `pg_dump -Fc` after `db:seed`. */
const folder = join(import.meta.dirname, 'releases')
const newest = readdirSync(folder)
  .filter((file) => file.endsWith('.dump'))
  .toSorted()
  .at(-1)

const restoreRelease = async (config: Config): Promise<void> => {
  await createDatabase(config)
  await restoreDump(config, createReadStream(join(folder, newest ?? '')))
}

/** Counted by the release itself, before anything of the new one touched it. */
let before: Record<string, number>
let t: TestApp
beforeAll(async () => {
  t = await startApp({
    makeDatabase: async (config) => {
      await restoreRelease(config)
      before = await withAdmin(config, countTables)
      await migrateAll(config)
    },
  })
})
afterAll(() => t.close())

const administratorOf = async (tenantId: string): Promise<Member> => {
  const sql = `select id from "user" where tenant_id = $1 and is_super order by id limit 1`
  const [found] = await query<{ id: string }>(t, sql, [tenantId])
  return signIn(t, tenantId, found?.id ?? '')
}

/** What every installation writes down about itself. */
const isLog = (table: string): boolean => /migration|system_log|authority|analy|pgboss|job/.test(table)

describe('the demonstration of the last release, brought to this one', () => {
  it('keeps every row it had', async () => {
    const after = await withAdmin(t.app.config, countTables)
    const lost = Object.entries(before).filter(([table, count]) => !isLog(table) && (after[table] ?? count) < count)
    expect(lost).toEqual([])
  })

  it('gets what is new once: installing again adds nothing', async () => {
    const first = await withAdmin(t.app.config, countTables)
    await migrateAll(t.app.config)
    const second = await withAdmin(t.app.config, countTables)
    const grown = Object.entries(second).filter(([table, count]) => !isLog(table) && first[table] !== count)
    expect(grown).toEqual([])
  })

  it('shows every list of every company to its administrator', async () => {
    for (const tenantId of await allTenants(t.app)) {
      const { headers } = await administratorOf(tenantId)
      const refused = (await readLists(t, headers)).filter(({ status }) => status !== 200)
      expect(refused.map(({ what, status }) => `${status} ${what}`)).toEqual([])
    }
  })

  it('numbers everything this release numbers, and its built-in roles hold what this release grants', async () => {
    for (const tenantId of await allTenants(t.app)) {
      const me = await administratorOf(tenantId)
      const { result: rules } = await me.call(numberRules.list, {})
      expect(rules.map(({ type }) => type)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 40, 41]))
      const [admin] = await query<{ permissions: string[] }>(
        t,
        `select permissions from role where tenant_id = $1 and code = 'ADMIN'`,
        [tenantId],
      )
      expect(admin?.permissions).toEqual(expect.arrayContaining(['numberRule:list', 'numberRule:update']))
      const [known] = await query<{ permissions: string[] }>(
        t,
        'select permissions from permission_release where tenant_id = $1',
        [tenantId],
      )
      expect(known?.permissions).toEqual([...allPermissions()])
    }
  })

  it('gives every company customers: menu, dictionaries, numbers and what the built-in roles may do', async () => {
    for (const tenantId of await allTenants(t.app)) {
      const me = await administratorOf(tenantId)
      const menu = JSON.stringify((await me.call(identity.menu.router, {})).result)
      for (const path of ['/crm/crmList', '/crm/crmClassify', '/crm/followUp']) expect(menu).toContain(path)
      const { result: rules } = await me.call(numberRules.list, {})
      expect(rules.map(({ type }) => type)).toEqual(expect.arrayContaining([100, 101, 102, 103, 104]))
      const [options] = await query<{ n: number }>(
        t,
        `select count(*)::int as n from sel_option where tenant_id = $1 and sel_type_name = 'followUpType'`,
        [tenantId],
      )
      expect(options?.n).toBe(7)
      const roles = await query<{ code: string; permissions: string[] }>(
        t,
        `select code, permissions from role where tenant_id = $1 and code in ('SALES', 'DEPT') order by code`,
        [tenantId],
      )
      expect(roles[0]?.permissions).toEqual(expect.arrayContaining(['customer:assign', 'customerContact:export']))
      expect(roles[1]?.permissions).toEqual(expect.arrayContaining(['customer:create', 'followUp:create']))
      expect(roles[1]?.permissions).not.toContain('customerContact:export')
    }
  })

  it('gives every company budgets and claims: menu, categories, templates, control, standards and numbers', async () => {
    for (const tenantId of await allTenants(t.app)) {
      const me = await administratorOf(tenantId)
      const menu = JSON.stringify((await me.call(identity.menu.router, {})).result)
      for (const path of [
        '/budgetTemplate/index',
        '/project/projectBudget',
        '/project/budgetControl',
        '/project/expense',
        '/project/loan',
        '/project/reimburse',
        '/other/expenseStandard',
      ])
        expect(menu).toContain(path)
      expect((await me.call(budget.classify.tree)).result.length).toBeGreaterThan(8)
      const { items } = (await me.call(budget.template.list, { query: {} })).result
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['conference', 'exhibition', 'incentive']))
      const { rules } = (await me.call(budget.control.rules)).result
      expect(rules.map(({ point, action }) => [point, action])).toEqual(
        expect.arrayContaining([
          ['reserve', 'warn'],
          ['commit', 'stop'],
          ['actual', 'stop'],
        ]),
      )
      expect((await me.call(expense.standard.list, { query: {} })).result.items.length).toBeGreaterThan(5)
      const { result: numbers } = await me.call(numberRules.list, {})
      expect(numbers.map(({ type }) => type)).toEqual(expect.arrayContaining([71, 72, 86, 124]))
      const roles = await query<{ code: string; permissions: string[] }>(
        t,
        `select code, permissions from role where tenant_id = $1 and code in ('FINANCE', 'PM') order by code`,
        [tenantId],
      )
      expect(roles[0]?.permissions).toEqual(expect.arrayContaining(['loan:pay', 'reimburse:cut', 'expense:void']))
      expect(roles[1]?.permissions).toEqual(expect.arrayContaining(['budget:create', 'reimburse:create']))
      expect(roles[1]?.permissions).not.toContain('reimburse:pay')
    }
  })
})
