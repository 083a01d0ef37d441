import { demoTenants, seedDemoTenant, type DemoTenant } from '#db/seed/demo.ts'
import type { TestApp } from './app.ts'
import { memberOf, signIn, type TestTenant } from './tenant.ts'

const administratorSql = `select id, department_id as "departmentId" from "user" where tenant_id = $1 and is_super order by id limit 1`

/** A company as a demonstration has it, filled by the modules' own functions, and its administrator. */
export const aDemoCompany = async (t: TestApp, demo: DemoTenant = demoTenants.small): Promise<TestTenant> => {
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
