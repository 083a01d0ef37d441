import { FundAccount, ledger } from '@srm/api/ledger'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../ledger.db.ts'
import { postEvent } from '../posting/post.service.ts'

type Input = CreateInput<typeof FundAccount>
type FundRow = Row<typeof FundAccount>

const records = store(FundAccount, {})

const usedSql = `select min(e.day)::text as day, count(*)::int as count from ledger_account a
    join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
  where a.tenant_id = $1 and a.fund_account_id = $2 and e.item_id <> $2`

type Use = { readonly day: string | null; readonly count: number }

/** What moved through it besides its opening. */
const useOf = async (ctx: Ctx, id: string): Promise<Use> =>
  (await ctx.db.run<Use>(usedSql, [ctx.tenantId, id])).rows[0] ?? { day: null, count: 0 }

const turnSql = `select pg_advisory_xact_lock(hashtextextended('fund of ' || $1::text || $2::text, 0))`
const defaultSql = `select id from fund_account where tenant_id = $1 and company_id = $2 and is_default`

/** Exactly one of a company is what money moves through where nobody says otherwise. */
const settleDefault = async (ctx: Ctx, sent: Input, before: FundRow | undefined): Promise<boolean> => {
  await ctx.db.run(turnSql, [ctx.tenantId, sent.company])
  const known = (await ctx.db.run<{ id: string }>(defaultSql, [ctx.tenantId, sent.company])).rows[0]?.id
  if (known === undefined || known === before?.id) {
    if (sent.status === 'disabled' || (before && !sent.isDefault)) fail('fundAccount.default')
    return true
  }
  if (!sent.isDefault) return false
  if (sent.status === 'disabled') fail('fundAccount.default')
  await own(ctx).updateTable('fund_account').set({ is_default: false }).where('id', '=', known).execute()
  return true
}

const assertOpening = (sent: Input, use: Use): void => {
  if (sent.openingDate > shanghaiDay(new Date()))
    fail('fundAccount.opening_future', { errors: [{ path: 'openingDate', message: '' }] })
  if (use.day !== null && sent.openingDate > use.day)
    fail('fundAccount.opening_late', {
      words: { day: label(use.day, use.day) },
      errors: [{ path: 'openingDate', message: '' }],
    })
}

const ledgerSql = `select 1 from ledger_account where tenant_id = $1 and fund_account_id = $2 limit 1`
const isInLedger = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.run(ledgerSql, [ctx.tenantId, id])).rows.length > 0

export const funds = defineResource(FundAccount, ledger.fundAccount, {
  records,
  code: { type: 170, prefix: 'ZJZH', digits: 4 },
  prepare: async (ctx, sent, before) => {
    if (before && before.company.id !== sent.company && (before.isDefault || (await isInLedger(ctx, before.id))))
      fail('fundAccount.used')
    assertOpening(sent, before ? await useOf(ctx, before.id) : { day: null, count: 0 })
    return { ...sent, isDefault: await settleDefault(ctx, sent, before) }
  },
  changed: async (ctx, id, after) => {
    if (!after) return
    const { code, company, openingBalance, openingDate } = await records.held(ctx, id)
    await postEvent(ctx, {
      event: 'fund.opening',
      document: { subject: FundAccount.name, id, code },
      company: company.id,
      day: openingDate,
      details: { fund: id, amount: openingBalance },
    })
  },
  removable: async (ctx, { id, isDefault }) => {
    if (isDefault) fail('fundAccount.default')
    if (await isInLedger(ctx, id)) fail('fundAccount.used')
  },
})

/** What the accounts say they began with stands on the other side. */
export const openingDocuments = `select f.id, f.code, -f.opening_balance as amount from fund_account f where f.tenant_id = $1`
