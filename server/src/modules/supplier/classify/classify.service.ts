import type { Parsed } from '@srm/api/endpoint'
import type { supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../supplier.db.ts'

type Body = Parsed<typeof supplier.classify.update>['body']

const knownSql = 'select 1 from supplier_classify_ref where tenant_id = $1 and id = $2'

export const setClass = async (ctx: Ctx, id: string, body: Body): Promise<{ id: string }> => {
  const { rowCount } = await ctx.db.run(knownSql, [ctx.tenantId, id])
  if (rowCount === 0) fail('record.not_found')
  const values = {
    kind: body.kind,
    payment_term: body.paymentTerm ?? null,
    required_certificates: body.requiredCertificates,
    min_quotes: body.minQuotes,
  }
  await own(ctx)
    .insertInto('supplier_classify')
    .values({ classify_id: id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'classify_id']).doUpdateSet(values))
    .execute()
  return { id }
}
