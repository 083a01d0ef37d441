import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { expiredCertificates } from '../certificate/lacking.views.ts'
import { objectionsOf, type SupplierAction, type Facts, type Objection, type OneTime } from './eligibility.rules.ts'
import { policyOf } from '../lifecycle/policy.views.ts'

export type Circumstances = {
  readonly oneTime?: OneTime
  /** The account the money is to go to. */
  readonly accountId?: string
}

const factsSql = `select s.id, s.name, s.status, s.lifecycle, s.stage_before as "stageBefore", s.freeze_scope as "freezeScope",
    s.freeze_until as "freezeUntil", s.blacklist_reason as "blacklistReason", s.standing,
    s.standing_inquiry as "standingInquiry", s.standing_order as "standingOrder",
    array(select h.reason from supplier_hold h where h.tenant_id = $1 and h.supplier_id = s.id and h.released_at is null
      order by h.created_at) as "holdReasons"
  from supplier s where s.tenant_id = $1 and s.id = any($2::uuid[])`

/** For this many days after a change of number whoever pays is told of it. */
export const freshDays = 7

const changedSql = `select account_name as name, changed_on as on from supplier_bank_account
  where tenant_id = $1 and supplier_id = $2 and status = 'enabled' and ($3::uuid is null or id = $3)
    and changed_on > (now() at time zone 'Asia/Shanghai')::date - ${String(freshDays)} order by changed_on desc, id`

const accountSql = `select account_name as name, verify_status as "verifyStatus", status from supplier_bank_account
  where tenant_id = $1 and supplier_id = $2 and id = $3`

export const changedAccounts = async (ctx: Ctx, id: string, accountId?: string): Promise<Facts['changed']> =>
  (await ctx.db.run<Facts['changed'][number]>(changedSql, [ctx.tenantId, id, accountId ?? null])).rows

const accountOf = async (ctx: Ctx, id: string, accountId: string) => {
  const { rows } = await ctx.db.run<NonNullable<Facts['account']>>(accountSql, [ctx.tenantId, id, accountId])
  return rows[0] ?? fail('record.not_found')
}

type FactsRow = Omit<Facts, 'changed' | 'account' | 'expiredCertificates'> & { readonly id: string }

const stored = async (ctx: Ctx, ids: readonly string[], lock: boolean): Promise<FactsRow[]> =>
  (await ctx.db.run<FactsRow>(lock ? `${factsSql} for share of s` : factsSql, [ctx.tenantId, ids])).rows

/** Only a new award asks for them, so only that reads them. */
const certificatesFor = (ctx: Ctx, ids: readonly string[], doing: SupplierAction) =>
  doing === 'award' ? expiredCertificates(ctx, ids) : new Map<string, readonly string[]>()

export const checkEligibility = async (
  ctx: Ctx,
  id: string,
  doing: SupplierAction,
  { oneTime, accountId }: Circumstances,
  lock: boolean,
): Promise<Objection[]> => {
  const { oneTimeLimit } = await policyOf(ctx)
  const [found = fail('record.not_found')] = await stored(ctx, [id], lock)
  const account = accountId === undefined ? undefined : await accountOf(ctx, id, accountId)
  const changed = await changedAccounts(ctx, id, accountId)
  const lacking = (await certificatesFor(ctx, [id], doing)).get(id) ?? []
  return objectionsOf({ ...found, account, changed, expiredCertificates: lacking }, { doing, oneTime, oneTimeLimit })
}

/** The same for many suppliers at once; accounts are asked about one by one. */
export const objectionsToMany = async (
  ctx: Ctx,
  ids: readonly string[],
  doing: Exclude<SupplierAction, 'pay'>,
): Promise<ReadonlyMap<string, readonly Objection[]>> => {
  if (ids.length === 0) return new Map()
  const { oneTimeLimit } = await policyOf(ctx)
  const lacking = await certificatesFor(ctx, ids, doing)
  const found = await stored(ctx, ids, false)
  return new Map(
    found.map((one) => [
      one.id,
      objectionsOf({ ...one, changed: [], expiredCertificates: lacking.get(one.id) ?? [] }, { doing, oneTimeLimit }),
    ]),
  )
}

/** What speaks against doing this with a supplier: some of it forbids it, some has to be seen. */
export const objectionsTo = (
  ctx: Ctx,
  id: string,
  doing: SupplierAction,
  more: Circumstances = {},
): Promise<Objection[]> => checkEligibility(ctx, id, doing, more, false)
