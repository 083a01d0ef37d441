import { supplier, SupplierCertificate } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { followCertificates, notifyExpiry } from './watch.service.ts'

mapConstraintError('supplier_certificate_dates', 'supplier.dates', 'expiresOn')

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** How a certificate stands today: a month before the end there is still time to ask for a new one. */
const standing = `case when revoked then 'revoked' when long_term then 'valid' when expires_on < ${today} then 'expired'
  when expires_on <= ${today} + 30 then 'expiring' else 'valid' end`

const lookSql = `update supplier_certificate set status = ${standing}
  where tenant_id = $1 and ($2::uuid is null or id = $2) and status <> ${standing}`

/** Looks at the dates again, of one certificate or of all. */
const look = (ctx: Ctx, id: string | null) => ctx.db.run(lookSql, [ctx.tenantId, id])

const firstSql = `update supplier s set certificate_expires_on = (select min(expires_on) from supplier_certificate c
    where c.tenant_id = $1 and c.supplier_id = s.id and not c.revoked and not c.long_term)
  where s.tenant_id = $1 and s.id = any($2::uuid[])`

/** A new date is a new certificate: its end is told of from the beginning. */
const forgetTold = 'update supplier_certificate set told_at = null where tenant_id = $1 and id = $2'

/** Every night: how each one stands, who has to be told, and who may not be invited until there is a new one. */
export const watchCertificates = async (ctx: Ctx): Promise<void> => {
  await look(ctx, null)
  await notifyExpiry(ctx)
  await followCertificates(ctx, null)
}

export const certificates = defineResource(SupplierCertificate, supplier.certificate, {
  code: { type: 52, prefix: 'ZZ', digits: 5 },
  prepare: (_, sent, before) => {
    if (!sent.longTerm && !sent.expiresOn)
      fail('supplier.needs_expiry', { errors: [{ path: 'expiresOn', message: '' }] })
    const kept = sent.longTerm ? { ...sent, expiresOn: null } : sent
    return before ? kept : { ...kept, status: 'valid' as const }
  },
  changed: async (ctx, id, after, before) => {
    if (after) await look(ctx, id)
    if (after && before && after.expiresOn !== before.expiresOn) await ctx.db.run(forgetTold, [ctx.tenantId, id])
    const owners = [after?.supplier, before?.supplier.id].filter((one) => one !== undefined)
    await ctx.db.run(firstSql, [ctx.tenantId, owners])
    await followCertificates(ctx, owners)
  },
})
