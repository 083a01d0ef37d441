import { randomInt } from 'node:crypto'
import { planOf, seatsOf } from '@srm/api/shared/plans'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from './tenancy.db.ts'

export type NewTenant = {
  companyName: string
  shortName?: string
  companyCode?: string
  contactName?: string
  mobile?: string
  /** Two sides of one contract: a trial of the free plan unless said otherwise. */
  plan?: string
  seats?: number
}

/** No letters that look like digits: the code is read out on the phone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

const enter = `insert into platform.tenant_directory (tenant_id, company_code, plan, seats, out_date, status)
  values ($1, $2, $3, $4, (now() at time zone 'Asia/Shanghai')::date + 365, $5) on conflict (company_code) do nothing`

const listed = async (ctx: Ctx, { companyCode, plan = 'free', seats }: NewTenant): Promise<string> => {
  const status = plan === 'free' ? 'trial' : 'active'
  for (;;) {
    const code = companyCode ?? newCode()
    const { rowCount } = await ctx.db.run(enter, [ctx.tenantId, code, plan, seats ?? seatsOf(planOf(plan)), status])
    if (rowCount === 1) return code
    if (companyCode) throw new Error(`the company code ${companyCode} is taken`)
  }
}

/** Makes the tenant the ctx is sealed to; the modules' seeds fill it. */
export const createTenant = async (ctx: Ctx, tenant: NewTenant): Promise<{ companyCode: string }> => {
  const companyCode = await listed(ctx, tenant)
  await own(ctx)
    .insertInto('tenant')
    .values({
      company_name: tenant.companyName,
      short_name: tenant.shortName ?? null,
      company_code: companyCode,
      contact_name: tenant.contactName ?? null,
      mobile: tenant.mobile ?? null,
    })
    .execute()
  await ctx.systemLog('tenant.created', { companyName: tenant.companyName })
  return { companyCode }
}
