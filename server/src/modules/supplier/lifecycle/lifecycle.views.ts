import type { MoveCheck, MoveKind, SupplierPolicy } from '@srm/api/supplier'
import { label, type Language } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { needsAgreement, scoreHolds, type Stage } from './lifecycle.rules.ts'
import { policyOf } from './policy.views.ts'
import { requiredByClass } from './required.views.ts'
import { disputesOf, openWith, ordersOf, scoresOf } from '../source.store.ts'

type Check = (ctx: Ctx, id: string, policy: SupplierPolicy) => Promise<readonly string[] | boolean>

const classesSql = `select u.id from supplier s, unnest(s.classifies) as u (id) where s.tenant_id = $1 and s.id = $2`
const classesOf = async (ctx: Ctx, id: string): Promise<string[]> =>
  (await ctx.db.run<{ id: string }>(classesSql, [ctx.tenantId, id])).rows.map((row) => row.id)

const heldSql = `select type, bool_or(status in ('valid', 'expiring')) as good, bool_or(status = 'expired') as expired
  from supplier_certificate where tenant_id = $1 and supplier_id = $2 group by type`

export const certificateNames = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> => {
  const words = await optionWords(ctx, ['certificateType'])
  return new Map(words.map(({ value, name }) => [value, name]))
}

const states = {
  missing: label('未登记', 'missing'),
  expired: label('已过期', 'expired'),
  revoked: label('已吊销', 'revoked'),
}

/** Every certificate each class asks for, unless the supplier has a good one: `消防验收·已过期`. */
const certificates: Check = async (ctx, id) => {
  const required = await requiredByClass(ctx)
  const wanted = new Set((await classesOf(ctx, id)).flatMap((one) => required.get(one)?.types ?? []))
  if (wanted.size === 0) return []
  const { rows } = await ctx.db.run<{ type: string; good: boolean; expired: boolean }>(heldSql, [ctx.tenantId, id])
  const held = new Map(rows.map((row) => [row.type, row]))
  const names = await certificateNames(ctx)
  const state = (type: string): string => {
    const one = held.get(type)
    const words = one ? (one.expired ? states.expired : states.revoked) : states.missing
    return words[ctx.language]
  }
  return [...wanted].filter((type) => !held.get(type)?.good).map((type) => `${names.get(type) ?? type}·${state(type)}`)
}

const exists = (sql: string): Check => {
  return async (ctx, id) => (await ctx.db.run(`${sql} limit 1`, [ctx.tenantId, id])).rows.length > 0
}

const scoresSql = `select c.name, max(q.score) as score from supplier s cross join lateral unnest(s.classifies) as u (id)
    join supplier_classify_ref c on c.tenant_id = s.tenant_id and c.id = u.id
    left join supplier_qualification q on q.tenant_id = s.tenant_id and q.supplier_id = s.id and q.classify_id = u.id
      and (q.valid_to is null or q.valid_to >= (now() at time zone 'Asia/Shanghai')::date)
  where s.tenant_id = $1 and s.id = $2 group by c.name`

/** 五星级酒店：52 分（合格线 60 分） */
const scoreWords = (language: Language, name: string, score: string | null, passMark: string): string =>
  language === 'zh'
    ? `${name}：${score === null ? '尚未考察' : `${Number(score)} 分`}（合格线 ${Number(passMark)} 分）`
    : `${name}: ${score === null ? 'not visited yet' : Number(score)} (pass mark ${Number(passMark)})`

/** Every class was looked into, and the score passes. */
const questionnaire: Check = async (ctx, id, { passMark }) => {
  const { rows } = await ctx.db.run<{ name: string; score: string | null }>(scoresSql, [ctx.tenantId, id])
  if (rows.length === 0) return false
  return rows
    .filter(({ score }) => score === null || compareMoney(score, passMark) < 0)
    .map(({ name, score }) => scoreWords(ctx.language, name, score, passMark))
}

const coolSql = `select cool_off_until as until from supplier_blacklist_record
  where tenant_id = $1 and supplier_id = $2 and action = 'listed' order by created_at desc, id desc limit 1`

const coolOff: Check = async (ctx, id) => {
  const { rows } = await ctx.db.run<{ until: string | null }>(coolSql, [ctx.tenantId, id])
  const until = rows[0]?.until
  return until && until > shanghaiDay(new Date()) ? [until] : true
}

const checks: Readonly<Record<MoveCheck['key'], Check>> = {
  class: async (ctx, id) => (await classesOf(ctx, id)).length > 0,
  certificates,
  account: exists(
    `select 1 from supplier_bank_account where tenant_id = $1 and supplier_id = $2 and verify_status = 'verified' and status = 'enabled'`,
  ),
  contact: exists(`select 1 from supplier_contact where tenant_id = $1 and supplier_id = $2 and status = 'active'`),
  questionnaire,
  score: async (ctx, id, { preferredScore }) => {
    const scores = await scoresOf(ctx, id)
    return scoreHolds(scores, preferredScore) || [`${scores.slice(0, 2).join('、') || '—'}/${preferredScore}`]
  },
  orders: async (ctx, id, { preferredOrders }) => {
    const orders = await ordersOf(ctx, id)
    return orders >= preferredOrders || [`${String(orders)}/${String(preferredOrders)}`]
  },
  disputes: (ctx, id) => disputesOf(ctx, id),
  coolOff,
  open: (ctx, id) => openWith(ctx, id),
}

/** What has to hold for each; the last one is only shown, since the worst suppliers are those one must part from today. */
const asked: Readonly<Partial<Record<MoveKind, readonly MoveCheck['key'][]>>> = {
  qualify: ['class', 'certificates', 'account', 'contact', 'questionnaire'],
  prefer: ['score', 'orders', 'disputes'],
  eliminate: ['open'],
  blacklist: ['open'],
  restore: ['coolOff'],
}

export const checksOf = async (ctx: Ctx, id: string, kind: MoveKind): Promise<MoveCheck[]> => {
  const policy = await policyOf(ctx)
  const found: MoveCheck[] = []
  for (const key of asked[kind] ?? []) {
    const answer = await checks[key](ctx, id, policy)
    const missing = typeof answer === 'boolean' ? [] : [...answer]
    found.push({
      key,
      holds: answer === true || (answer !== false && missing.length === 0),
      advises: key === 'open',
      missing,
    })
  }
  return found
}

const standsSql = `select name, lifecycle, stage_before as "stageBefore" from supplier where tenant_id = $1 and id = $2`
type LifecycleState = { readonly name: string; readonly lifecycle: Stage; readonly stageBefore: Stage | null }

export const getLifecycle = async (ctx: Ctx, id: string, lock = false): Promise<LifecycleState> => {
  const { rows } = await ctx.db.run<LifecycleState>(lock ? `${standsSql} for update` : standsSql, [ctx.tenantId, id])
  return rows[0] ?? fail('record.not_found')
}

/** Whether the word of whoever asks is enough: what only restricts needs no second person. */
export const isAtOnce = (ctx: Ctx, kind: MoveKind): boolean =>
  !needsAgreement(kind) && holds(ctx.session, 'supplierMove:decide')
