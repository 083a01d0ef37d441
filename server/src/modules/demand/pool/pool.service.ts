import { demand as calls, type PoolGroup, type PoolHolder, PoolLine } from '@srm/api/demand'
import { label } from '@srm/api/shared/label'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import type { Parsed } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { store } from '#kernel/records/store.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { notifyReleased } from '../document/notice.service.ts'
import { splitOff } from './split.service.ts'
import { lockLines, moveLines, namesOf, type HeldPoolLine } from './pool.store.ts'

const amountSql = (ctx: Ctx): string =>
  isMasked(metaOf(PoolLine.fields.budgetAmount), ctx.session) ? 'null::text' : 'sum(p.budget_amount)::text'

const keys = {
  type: { key: 'p.purchase_type_id::text', name: 'max(t.name)', order: 'min(t.sort), 1' },
  region: { key: `coalesce(p.region, '')`, name: `coalesce(p.region, '')`, order: '1' },
  month: { key: `to_char(p.date_from, 'YYYY-MM')`, name: `to_char(p.date_from, 'YYYY-MM')`, order: '1' },
} as const

/** What is still to be bought, put together; a region is named by its code. */
const poolGroups = async (ctx: Ctx, by: keyof typeof keys): Promise<PoolGroup[]> => {
  const { key, name, order } = keys[by]
  const sql = `select ${key} as key, ${name} as name, count(*)::int as count,
      count(*) filter (where p.stage = 'pending')::int as unclaimed, ${amountSql(ctx)} as amount
    from pool_line p join purchase_type t on t.tenant_id = p.tenant_id and t.id = p.purchase_type_id
    where p.tenant_id = $1 and p.stage in ('pending', 'claimed') group by ${key} order by ${order}`
  return (await ctx.db.run<PoolGroup>(sql, [ctx.tenantId])).rows
}

/** Who has what of the pool in hand, the most first. */
const poolHolders = async (ctx: Ctx): Promise<PoolHolder[]> => {
  const sql = `select u.id, u.name, count(*) filter (where p.stage = 'claimed')::int as claimed,
      count(*) filter (where p.stage = 'inquiry')::int as inquiry, ${amountSql(ctx)} as amount
    from pool_line p join user_ref u on u.tenant_id = p.tenant_id and u.id = p.claimed_by
    where p.tenant_id = $1 and p.stage in ('claimed', 'inquiry') group by u.id, u.name order by count(*) desc, u.name`
  return (await ctx.db.run<PoolHolder>(sql, [ctx.tenantId])).rows
}

const nameSql = `select name from user_ref where tenant_id = $1 and id = $2`

const refuseTaken = async (ctx: Ctx, { name, claimedBy, stage }: HeldPoolLine): Promise<never> => {
  if (claimedBy === null || stage === 'closed') return fail('poolLine.moved_on', { words: { what: label(name, name) } })
  const { rows } = await ctx.db.run<{ name: string }>(nameSql, [ctx.tenantId, claimedBy])
  const who = rows[0]?.name ?? ''
  return fail('poolLine.taken', { words: { what: label(name, name), who: label(who, who) } })
}

/** Of two who claim a line at once the second waits for the first and is told who has it; nobody gets half of what was asked for. */
export const claimLines = async (ctx: Ctx, ids: readonly string[]): Promise<{ count: number }> => {
  const lines = await lockLines(ctx, ids)
  const mine = ({ stage, claimedBy }: HeldPoolLine): boolean => stage === 'claimed' && claimedBy === ctx.userId
  const gone = lines.find((line) => line.stage !== 'pending' && !mine(line))
  if (gone) return refuseTaken(ctx, gone)
  const free = lines.filter((line) => !mine(line))
  await moveLines(ctx, free, { stage: 'claimed', buyer: ctx.userId })
  return { count: free.length }
}

const assertMine = (ctx: Ctx, lines: readonly HeldPoolLine[]): void => {
  const gone = lines.filter(({ stage }) => stage !== 'claimed')
  if (gone.length > 0) fail('poolLine.moved_on', { words: { what: namesOf(gone) } })
  const others = lines.filter(({ claimedBy }) => claimedBy !== ctx.userId)
  if (others.length > 0 && !ctx.session.isSuper) fail('poolLine.not_yours', { words: { what: namesOf(others) } })
}

const releaseLines = async (ctx: Ctx, ids: readonly string[]): Promise<{ count: number }> => {
  const lines = await lockLines(ctx, ids)
  assertMine(ctx, lines)
  await moveLines(ctx, lines, { stage: 'pending', buyer: null })
  await notifyReleased(ctx, ids)
  return { count: lines.length }
}

type SplitBody = Parsed<typeof calls.pool.split>['body']

/** A part of a line becomes a line of its own, with its share of the budget to the fen. */
const splitLine = async (ctx: Ctx, id: string, { version, quantity }: SplitBody) => {
  const [line] = await lockLines(ctx, [id])
  if (!line) return fail('record.not_found')
  if (line.version !== version)
    fail('record.stale', { details: { version: line.version, updatedAt: null, updatedBy: null } })
  if (line.stage !== 'pending') assertMine(ctx, [line])
  if (compareDecimals(quantity, '0') <= 0 || compareDecimals(quantity, line.quantity) >= 0)
    fail('poolLine.split', {
      words: { quantity: label(line.quantity, line.quantity) },
      errors: [{ path: 'quantity', message: '' }],
    })
  const part = await splitOff(ctx, line, quantity)
  return { id, version: version + 1, part }
}

type PoolState = { readonly stage: PoolLine['stage'] | null; readonly claimedBy: { readonly id: string } | null }

/** The pool has permissions of its own: who may claim, and what of it is theirs to give back. */
const stepsFor = (ctx: Ctx, { stage, claimedBy }: PoolState): string[] => {
  if (!holds(ctx.session, 'purchasePool:claim')) return []
  if (stage === 'pending') return ['claim', 'split']
  return stage === 'claimed' && (claimedBy?.id === ctx.userId || ctx.session.isSuper) ? ['release', 'split'] : []
}

const plain = store(PoolLine)

const service = resourceService(PoolLine, {
  records: {
    ...plain,
    list: async (ctx, query) => {
      const page = await plain.list(ctx, query)
      return { ...page, items: page.items.map((row) => ({ ...row, actions: stepsFor(ctx, row) })) }
    },
    show: async (ctx, id) => {
      const row = await plain.show(ctx, id)
      return { ...row, actions: stepsFor(ctx, row) }
    },
  },
})

/** Lines come into the pool from approved demands and leave it with the documents that take them, never by hand. */
export const poolLines = defineResource(PoolLine, calls.pool, {
  code: { type: 151, prefix: 'XQC', period: 'month', digits: 5 },
  service,
  imports: false,
  handlers: {
    groups: (ctx, { query }) => poolGroups(ctx, query.by),
    holders: (ctx) => poolHolders(ctx),
    claim: (ctx, { body }) => claimLines(ctx, body.ids),
    release: (ctx, { body }) => releaseLines(ctx, body.ids),
    split: (ctx, { params, body }) => splitLine(ctx, params.id, body),
  },
})
