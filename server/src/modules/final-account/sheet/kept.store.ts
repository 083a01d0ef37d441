import type { BridgeStep } from '@srm/api/final-account'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { isOpen, type Earlier, type Sheet, type SheetDocument, type SheetEntry, type SheetLine } from './sheet.rules.ts'

type StoredLine = SheetLine & { readonly id: string; readonly isConfirmed: boolean }
type StoredDocument = SheetDocument & { readonly rowId: string; readonly reason: string | null }
export type StoredSheet = {
  readonly lines: readonly StoredLine[]
  readonly documents: readonly StoredDocument[]
  readonly entries: readonly SheetEntry[]
  readonly bridge: readonly BridgeStep[]
}

const both = (cost: string, income: string): string => `coalesce(l.${cost}, l.${income}, 0)::text`

const keptSql = (where: string): string => `select
  coalesce((select json_agg(json_build_object('id', l.id, 'side', l.side, 'source', l.source, 'category', l.category, 'name', l.name,
      'first', ${both('first_cost', 'first_income')}, 'budget', ${both('budget_cost', 'contract_income')},
      'committed', ${both('committed_cost', 'contract_income')}, 'settled', ${both('settled_cost', 'settled_income')},
      'invoiced', ${both('invoiced_cost', 'invoiced_income')}, 'paid', ${both('paid_cost', 'received_income')},
      'isConfirmed', l.confirmed_by is not null) order by a.version_no, l.line)
    from final_account a join final_account_line l on l.tenant_id = a.tenant_id and l.account_id = a.id where ${where}), '[]') as lines,
  coalesce((select json_agg(json_build_object('rowId', d.id, 'side', d.side, 'subject', d.subject, 'id', d.document_id, 'code', d.code, 'name', d.name,
      'party', d.party, 'withheld', d.withheld::text, 'tax', d.tax::text, 'openInvoice', d.open_invoice::text,
      'openPayment', d.open_payment::text, 'reason', d.reason) order by a.version_no, d.seq)
    from final_account a join final_account_document d on d.tenant_id = a.tenant_id and d.account_id = a.id where ${where}), '[]') as documents,
  coalesce((select json_agg(json_build_object('source', e.source, 'subject', e.subject, 'document', e.document_id, 'committed', e.committed::text,
      'settled', e.settled::text, 'invoiced', e.invoiced::text, 'paid', e.paid::text) order by a.version_no, e.id)
    from final_account a join final_account_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id where ${where}), '[]') as entries,
  coalesce((select a.bridge from final_account a where ${where} order by a.version_no desc limit 1), '[]') as bridge`

const nothing: StoredSheet = { lines: [], documents: [], entries: [], bridge: [] }

/** An account as it is kept. */
export const readKept = async (ctx: Ctx, id: string): Promise<StoredSheet> =>
  (await ctx.db.run<StoredSheet>(keptSql('a.tenant_id = $1 and a.id = $2'), [ctx.tenantId, id])).rows[0] ?? nothing

const earlierSql = keptSql(`a.tenant_id = $1 and a.project_id = $2 and a.stage = 'locked'
  and a.version_no < coalesce($3::int, 2147483647)`)

/** All that was locked of a project before a version, or at all. */
export const readEarlier = async (
  ctx: Ctx,
  project: string,
  versionNo: number | null,
): Promise<Earlier & StoredSheet> =>
  (await ctx.db.run<StoredSheet>(earlierSql, [ctx.tenantId, project, versionNo])).rows[0] ?? nothing

const clearSql = `delete from final_account_document where tenant_id = $1 and account_id = $2`
const documentsSql = `insert into final_account_document (id, account_id, seq, side, subject, document_id, code, name, party, withheld, tax, open_invoice,
    open_payment, reason)
  select id, $2::uuid, seq, side, subject, document, code, name, party, withheld, tax, open_invoice, open_payment, reason
  from json_to_recordset($3) as n (id uuid, seq int, side text, subject text, document uuid, code text, name text, party text, withheld numeric,
    tax numeric, open_invoice numeric, open_payment numeric, reason text) where $1::uuid is not null`
const entriesSql = `insert into final_account_entry (id, account_id, source, subject, document_id, committed, settled, invoiced, paid)
  select id, $2::uuid, source, subject, document, committed, settled, invoiced, paid
  from json_to_recordset($3) as n (id uuid, source text, subject text, document uuid, committed numeric, settled numeric, invoiced numeric,
    paid numeric) where $1::uuid is not null`
const bridgeSql = `update final_account set bridge = $3::jsonb where tenant_id = $1 and id = $2`

const keyOf = ({ subject, id }: SheetDocument): string => `${subject} ${id}`

/** Reasons stay with what they were given for, as long as the difference is the same. */
export const reasonsFor = (sheet: Sheet, before: readonly StoredDocument[]): Map<string, string> => {
  const known = new Map(before.map((one) => [keyOf(one), one]))
  return new Map(
    sheet.documents.flatMap((one) => {
      const was = known.get(keyOf(one))
      const isSame = was?.openInvoice === one.openInvoice && was.openPayment === one.openPayment
      return isSame && was.reason !== null && isOpen(one) ? [[keyOf(one), was.reason] as const] : []
    }),
  )
}

export const countUnexplained = (sheet: Sheet, reasons: ReadonlyMap<string, string>): number =>
  sheet.documents.filter((one) => isOpen(one) && !reasons.has(keyOf(one))).length

/** The documents of an account and what of them belongs to which line, in place of what was there. */
export const keepDocuments = async (
  ctx: Ctx,
  id: string,
  { sheet, bridge, reasons }: { sheet: Sheet; bridge: readonly BridgeStep[]; reasons: ReadonlyMap<string, string> },
): Promise<void> => {
  const documents = sheet.documents.map((one, seq) => ({
    id: newId(),
    seq,
    side: one.side,
    subject: one.subject,
    document: one.id,
    code: one.code,
    name: one.name,
    party: one.party,
    withheld: one.withheld,
    tax: one.tax,
    open_invoice: one.openInvoice,
    open_payment: one.openPayment,
    reason: reasons.get(keyOf(one)) ?? null,
  }))
  const entries = sheet.entries.map((one) => ({ ...one, id: newId() }))
  await ctx.db.run(clearSql, [ctx.tenantId, id])
  await ctx.db.run(documentsSql, [ctx.tenantId, id, JSON.stringify(documents)])
  await ctx.db.run(entriesSql, [ctx.tenantId, id, JSON.stringify(entries)])
  await ctx.db.run(bridgeSql, [ctx.tenantId, id, JSON.stringify(bridge)])
}
