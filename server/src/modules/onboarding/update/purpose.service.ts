import { externalPages } from '@srm/api/onboarding/external-pages'
import { supplierUpdateScene } from '@srm/api/onboarding/sms-scenes'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import type { ExternalPurpose } from '#modules/external/index.ts'

export const goodDays = 14

const foundSql = `select u.name, t.company_name as company from supplier_update u join tenant_ref t on t.tenant_id = u.tenant_id
  where u.tenant_id = $1 and u.id = $2 and u.status = 'asked'`

/** A supplier is asked to renew a certificate or to propose prices. */
export const updatePurpose: ExternalPurpose = {
  name: 'supplierUpdate',
  label: label('供应商资料更新', 'A supplier updates its data'),
  page: externalPages.update.path,
  days: goodDays,
  message: async (ctx, { recordId }) => {
    const { rows } = await ctx.db.run<{ name: string; company: string }>(foundSql, [ctx.tenantId, recordId])
    const found = rows[0]
    return found && { scene: supplierUpdateScene, values: found }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, 'supplierUpdate:update')) fail('external.not_yours')
  },
}
