import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues } from '#kernel/records/document.ts'
import { openWith } from './source.store.ts'

/** A document that is made up to try a flow may name no supplier. */
type SupplierDocument = { readonly id: string; readonly supplier: { readonly id: string } | null }

/** What is worked out of a change of stage, for conditions and for whoever decides. */
export const moveFacts = {
  expiredCertificates: { type: 'number', label: label('过期证照数', 'Expired certificates') },
  openDocuments: { type: 'number', label: label('未结单据数', 'Open documents') },
  movesInYear: { type: 'number', label: label('近一年变更次数', 'Changes of stage within a year') },
} as const satisfies Readonly<Record<string, DocumentFact>>

const moveSql = `select
    (select count(*) from supplier_certificate where tenant_id = $1 and supplier_id = $2 and status = 'expired')::text as expired,
    (select count(*) from supplier_move where tenant_id = $1 and supplier_id = $2 and id <> $3 and status = 'approved'
      and created_at > now() - interval '1 year')::text as moves`

export const readMoveFacts = async (ctx: Ctx, { id, supplier }: SupplierDocument): Promise<DocumentFactValues> => {
  if (!supplier) return {}
  const { rows } = await ctx.db.run<{ expired: string; moves: string }>(moveSql, [ctx.tenantId, supplier.id, id])
  const open = await openWith(ctx, supplier.id)
  return {
    expiredCertificates: rows[0]?.expired ?? null,
    openDocuments: String(open.length),
    movesInYear: rows[0]?.moves ?? null,
  }
}

/** An account that changes often is how payments go astray. */
export const accountChangeFacts = {
  accountChangesInYear: { type: 'number', label: label('近一年账户变更次数', 'Changes of account within a year') },
} as const satisfies Readonly<Record<string, DocumentFact>>

const changesSql = `select count(*)::text as changes from supplier_account_change
  where tenant_id = $1 and supplier_id = $2 and id <> $3 and status = 'approved' and created_at > now() - interval '1 year'`

export const readAccountChangeFacts = async (
  ctx: Ctx,
  { id, supplier }: SupplierDocument,
): Promise<DocumentFactValues> => {
  if (!supplier) return {}
  const { rows } = await ctx.db.run<{ changes: string }>(changesSql, [ctx.tenantId, supplier.id, id])
  return { accountChangesInYear: rows[0]?.changes ?? null }
}
