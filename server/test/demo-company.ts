import { demoTenants, seedDemoTenant, type DemoTenant } from '#db/seed/demo.ts'
import type { TestApp } from './app.ts'
import { memberOf, signIn, type TestTenant } from './tenant.ts'

const administratorSql = `select id, department_id as "departmentId" from "user" where tenant_id = $1 and is_super order by id limit 1`

const fill = async (t: TestApp, demo: DemoTenant): Promise<TestTenant> => {
  // The largest plan: every endpoint can be tried.
  const tenantId = await seedDemoTenant(t.app, { ...demo, plan: 'professional' })
  const inside: TestTenant['inside'] = (work) => t.app.asTenant(tenantId, work)
  const { rows } = await inside((ctx) => ctx.db.run<{ id: string; departmentId: string }>(administratorSql, [tenantId]))
  const { id, departmentId } = rows[0] ?? { id: '', departmentId: '' }
  return {
    ...(await signIn(t, tenantId, id)),
    departmentId,
    inside,
    as: (claims) => memberOf(t, tenantId, claims.userId ?? id, claims),
  }
}

const filled = new WeakMap<TestApp, Map<DemoTenant, Promise<TestTenant>>>()

/**
 * A company as a demonstration has it, filled by the modules' own functions, and its administrator. It is filled once
 * for each server, so a test that changes what it shows starts a server of its own.
 */
export const aDemoCompany = (t: TestApp, demo: DemoTenant = demoTenants.small): Promise<TestTenant> => {
  const companies = filled.get(t) ?? new Map<DemoTenant, Promise<TestTenant>>()
  filled.set(t, companies)
  const company = companies.get(demo) ?? fill(t, demo)
  companies.set(demo, company)
  return company
}
