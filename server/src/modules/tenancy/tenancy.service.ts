import type { Ctx } from '#kernel/ctx.ts'
import { own } from './tenancy.db.ts'

export type NewTenant = { companyName: string; shortName: string; companyCode: string }

const enter = 'insert into platform.tenant_directory (tenant_id, company_code) values ($1, $2)'

/** Makes the tenant the ctx is sealed to; the modules' seeds furnish it. */
export const foundTenant = async (ctx: Ctx, tenant: NewTenant): Promise<void> => {
  await ctx.db.run(enter, [ctx.tenantId, tenant.companyCode])
  await own(ctx)
    .insertInto('tenant')
    .values({ company_name: tenant.companyName, short_name: tenant.shortName, company_code: tenant.companyCode })
    .execute()
  await ctx.systemLog('tenant.created', { companyName: tenant.companyName })
}
