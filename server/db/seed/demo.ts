import type { App } from '#kernel/app.ts'
import { newId } from '#kernel/ids.ts'
import { furnish } from '#kernel/tenants.ts'
import { createOurCompany, foundTenant } from '#modules/tenancy/index.ts'
import { OurCompany } from '@srm/api/tenancy'
import { classifySeeds } from './classify.ts'
import { companiesOf, type DemoCompany } from './companies.ts'
import { peopleOf, settle } from './people.ts'
import { seedClassify } from '#modules/dictionary/index.ts'

type DemoTenant = { companyCode: string; companyName: string; shortName: string }

const tenants: readonly DemoTenant[] = [
  { companyCode: 'YUNZHO', companyName: '上海云舟会展服务有限公司', shortName: '云舟会展' },
  { companyCode: 'GUANLA', companyName: '杭州观澜文旅策划有限公司', shortName: '观澜文旅' },
]

const exists = async (app: App, companyCode: string): Promise<boolean> =>
  Boolean(
    (await app.pool.query('select 1 from platform.tenant_directory where company_code = $1', [companyCode])).rowCount,
  )

const addCompany = (
  app: App,
  tenantId: string,
  company: DemoCompany,
  ownerId: string | undefined,
  by: string | undefined,
) => {
  const body = OurCompany.create.parse({ ...company, ...(ownerId && { owner: ownerId }) })
  return app.asTenant(tenantId, (ctx) => createOurCompany(ctx, body), by)
}

/** Two companies with people and records, made with the modules' own functions. Run again, it changes nothing. */
export const seedDemo = async (app: App): Promise<void> => {
  for (const tenant of tenants) {
    if (await exists(app, tenant.companyCode)) continue
    const tenantId = newId()
    await app.asTenant(tenantId, (ctx) => foundTenant(ctx, tenant))
    await furnish(app, tenantId)
    const owners = await app.asTenant(tenantId, (ctx) => settle(ctx, peopleOf(tenant.companyCode)))
    await app.asTenant(tenantId, (ctx) => seedClassify(ctx, classifySeeds))
    const companies = companiesOf(tenant.companyCode)
    for (const [index, company] of companies.entries())
      await addCompany(app, tenantId, company, owners[index % owners.length], owners[0])
  }
}
