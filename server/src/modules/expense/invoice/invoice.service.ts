import { expense, ReceivedInvoice } from '@srm/api/expense'
import { documentKinds } from '@srm/api/shared/document-kinds'
import { label, type Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { isInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../expense.db.ts'
import {
  deductibleTax,
  duplicateKey,
  hasSaneTax,
  isUnnumbered,
  missingParts,
  noNumber,
  type InvoiceInput,
} from './invoice.rules.ts'

// The check below names the document; this one answers whoever slipped past it.
mapConstraintError('received_invoice_key', 'record.duplicate', 'number')

/** The document a receipt is used in. */
export type InvoiceHolder = {
  readonly kind: string
  readonly id: string
  readonly code: string
  /** Who gets the money for it. */
  readonly owner: string
}

type Registration = {
  readonly id: string
  readonly key: string | null
  readonly state: string
  readonly holderKind: string | null
  readonly holderId: string | null
  readonly usedIn: string | null
  readonly who: string | null
  readonly number: string
}

const columns = `i.id, i.duplicate_key as key, i.state, i.holder_kind as "holderKind", i.holder_id as "holderId", i.used_in as "usedIn",
  i.number, u.name as who`
const from = `from received_invoice i left join user_ref u on u.tenant_id = i.tenant_id and u.id = i.used_by where i.tenant_id = $1`

const takenSql = `select ${columns} ${from} and i.duplicate_key = any($2::text[]) and i.state <> 'released'`
const heldSql = `select ${columns} ${from} and i.holder_kind = $2 and i.holder_id = $3 order by i.id`

const turnSql = `select pg_advisory_xact_lock(k) from (
  select distinct hashtextextended('received invoice ' || $1::text || one, 0) as k from unnest($2::text[]) as one order by 1) as keys`

/** Whoever registers the same receipt at the same time waits, and is told who was first. */
const taken = async (ctx: Ctx, keys: readonly string[]): Promise<readonly Registration[]> => {
  if (keys.length === 0) return []
  await ctx.db.run(turnSql, [ctx.tenantId, keys])
  return (await ctx.db.run<Registration>(takenSql, [ctx.tenantId, keys])).rows
}

const same = (text: string): Label => label(text, text)

const documentLabel = ({ holderKind, usedIn }: Registration): Label => {
  const kind = documentKinds.find(({ value }) => value === holderKind)?.label ?? label('单据', 'document')
  return { zh: `${kind.zh} ${usedIn ?? ''}`.trim(), en: `${kind.en} ${usedIn ?? ''}`.trim() }
}

/** Whether the caller may look into the document: who may not is told of what kind it is, and neither which nor whose. */
const seesHolder = async (ctx: Ctx, { holderKind, holderId }: Registration): Promise<boolean> => {
  const subject = holderKind === null ? undefined : subjectOf(holderKind)
  if (!subject || holderId === null || ctx.session.external !== undefined) return false
  if (!holds(ctx.session, subject.permission)) return false
  const seesAll = scopeSql(subject.record, ctx, new Params(ctx.tenantId, holderId)).length === 0
  return seesAll || isInScope(ctx, subject.record, holderId)
}

const refuseUsed = async (ctx: Ctx, found: Registration): Promise<never> => {
  const isSeen = await seesHolder(ctx, found)
  return fail('receivedInvoice.used', {
    words: {
      number: same(found.number),
      who: found.who === null || !isSeen ? label('同事', 'a colleague') : same(found.who),
      document: documentLabel(isSeen ? found : { ...found, usedIn: null }),
    },
    errors: [{ path: 'number', message: '' }],
  })
}

/** Where an invoice of this number is used, in words; nothing where it is free. */
export const usedInvoice = async (ctx: Ctx, invoice: InvoiceInput): Promise<string | null> => {
  const key = duplicateKey(invoice)
  if (key === null) return null
  const found = (await ctx.db.run<Registration>(takenSql, [ctx.tenantId, [key]])).rows[0]
  if (found?.state !== 'used') return null
  return documentLabel((await seesHolder(ctx, found)) ? found : { ...found, usedIn: null })[ctx.language]
}

const assertWhole = (invoice: InvoiceInput): void => {
  const missing = missingParts(invoice)
  if (missing.length > 0) fail('receivedInvoice.incomplete', { errors: missing.map((path) => ({ path, message: '' })) })
  if (!hasSaneTax(invoice)) fail('receivedInvoice.tax', { errors: [{ path: 'tax', message: '' }] })
}

const keySql = `update received_invoice set duplicate_key = $3 where tenant_id = $1 and id = $2`

export const invoices = defineResource(ReceivedInvoice, expense.invoice, {
  code: { type: 135, prefix: 'FPTZ', period: 'month' },
  imports: false,
  allows: ({ state }) => (state === 'free' ? ['update', 'delete'] : []),
  prepare: async (ctx, sent, before) => {
    // What a document uses says what its document says.
    if (before && before.state !== 'free') fail('receivedInvoice.kept')
    assertWhole(sent)
    const found = await taken(ctx, [duplicateKey(sent) ?? []].flat())
    const other = found.find(({ id }) => id !== before?.id)
    if (other) await refuseUsed(ctx, other)
    return { ...sent, deductibleTax: deductibleTax(sent), state: 'free' as const, usedIn: null, usedBy: null }
  },
  changed: async (ctx, id, after) => {
    if (after) await ctx.db.run(keySql, [ctx.tenantId, id, duplicateKey(after)])
  },
  removable: (_, { state }) => {
    if (state !== 'free') fail('receivedInvoice.kept')
  },
})

const holdSql = `update received_invoice set state = 'used', holder_kind = $3, holder_id = $4, used_in = $5, used_by = $6
  where tenant_id = $1 and id = $2`

const heldBy = async (ctx: Ctx, { kind, id }: Pick<InvoiceHolder, 'kind' | 'id'>): Promise<readonly Registration[]> =>
  (await ctx.db.run<Registration>(heldSql, [ctx.tenantId, kind, id])).rows

const bodyOf = (invoice: InvoiceInput) => ({
  kind: invoice.kind,
  number: isUnnumbered(invoice) ? noNumber : (invoice.number ?? noNumber),
  invoiceCode: invoice.invoiceCode ?? null,
  passenger: invoice.passenger ?? null,
  seller: invoice.seller ?? null,
  date: invoice.date,
  amount: invoice.amount,
  tax: invoice.tax ?? '0.00',
  fare: invoice.fare ?? null,
  rate: invoice.rate ?? null,
})

/** One receipt comes to stand in the register, or what is said of it is brought up to date. */
const register = async (
  ctx: Ctx,
  holder: InvoiceHolder,
  invoice: InvoiceInput,
  known: Registration | undefined,
): Promise<string> => {
  const body = bodyOf(invoice)
  const { records } = invoices.service
  if (known) await records.patch(ctx, known.id, { ...body, deductibleTax: deductibleTax(invoice) })
  const id = known?.id ?? (await invoices.service.create(ctx, { ...body, photo: [] })).id
  const at = [ctx.tenantId, id]
  if (known) await ctx.db.run(keySql, [...at, duplicateKey(invoice)])
  await ctx.db.run(holdSql, [...at, holder.kind, holder.id, holder.code, holder.owner])
  return id
}

const assertNoTwice = (all: readonly InvoiceInput[]): void => {
  const seen = new Set<string>()
  for (const invoice of all) {
    const key = duplicateKey(invoice)
    if (key !== null && seen.has(key)) fail('receivedInvoice.twice', { words: { number: same(invoice.number ?? '') } })
    if (key !== null) seen.add(key)
  }
}

const isOf = (holder: InvoiceHolder, { holderKind, holderId }: Registration): boolean =>
  holderKind === holder.kind && holderId === holder.id

/**
 * All the receipts a document uses from now on. One that is used in another document is refused with its name; what
 * the document no longer names leaves the register.
 */
export const registerInvoices = async (
  ctx: Ctx,
  { holder, invoices: given }: { readonly holder: InvoiceHolder; readonly invoices: readonly InvoiceInput[] },
): Promise<void> => {
  for (const invoice of given) assertWhole(invoice)
  assertNoTwice(given)
  const found = await taken(
    ctx,
    given.flatMap((invoice) => duplicateKey(invoice) ?? []),
  )
  const before = await heldBy(ctx, holder)
  const kept = new Set<string>()
  for (const invoice of given) {
    const key = duplicateKey(invoice)
    const active = key === null ? undefined : found.find((one) => one.key === key)
    if (active && active.state === 'used' && !isOf(holder, active)) await refuseUsed(ctx, active)
    const mine = before.find((one) => one.key === key && !kept.has(one.id))
    kept.add(await register(ctx, holder, invoice, active ?? mine))
  }
  for (const { id } of before.filter((one) => !kept.has(one.id))) {
    await ctx.db.run(
      // Its number may be somebody else's by now, where it was given back before.
      `update received_invoice set state = 'free', holder_kind = null, holder_id = null, duplicate_key = null where tenant_id = $1 and id = $2`,
      [ctx.tenantId, id],
    )
    await invoices.service.remove(ctx, id, undefined)
  }
}

/** A document that came to nothing gives its receipts back: another may use them. */
export const releaseInvoices = async (ctx: Ctx, holder: Pick<InvoiceHolder, 'kind' | 'id'>): Promise<void> => {
  for (const { id, state } of await heldBy(ctx, holder))
    if (state === 'used') await invoices.service.records.patch(ctx, id, { state: 'released' })
}

/** Used by tests and reports: what a document holds. */
export const invoicesOf = (ctx: Ctx, holder: Pick<InvoiceHolder, 'kind' | 'id'>) =>
  own(ctx)
    .selectFrom('received_invoice')
    .select(['id', 'number', 'state', 'deductible_tax'])
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .execute()
