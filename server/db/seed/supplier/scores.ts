import { SupplierRating } from '@srm/api/scorecard'
import { shanghaiDay } from '@srm/api/shared/date'
import type { App } from '#kernel/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { fillRecords } from '#kernel/records/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { makePeriods } from '#modules/scorecard/index.ts'

/** Suppliers of the demo have been with us for a while, so that there are periods to look back on. */
const olderSql = `update supplier set created_at = created_at - interval '400 days' where tenant_id = $1`
const ratedSql = `select id from supplier where tenant_id = $1 and status = 'enabled' and lifecycle in ('qualified', 'preferred', 'frozen') order by id`

const events = ['新品发布会', '经销商大会', '年中答谢会', '行业峰会', '路演活动', '奖励旅游']
const words = [
  '响应及时，现场配合好',
  '搭建比约定晚了半小时，其余满意',
  '报价清楚，结算顺利',
  '人员经验不足，需要盯场',
  '设备状态好，收尾干净',
]
const criteria = ['履约', '现场服务', '结算配合']

const dayMs = 24 * 3600 * 1000
/** Some time in this quarter and the two before. */
const dayAt = (n: number): string => shanghaiDay(new Date(Date.now() - (20 + ((n * 37) % 200)) * dayMs))

/** Most do well; every ninth does not. */
const scoreAt = (supplier: number, n: number): string => {
  const base = supplier % 9 === 4 ? 38 : supplier % 23 === 7 ? 22 : 74
  return `${String(Math.min(100, base + ((supplier * 7 + n * 13) % 24)))}.00`
}

const linesSql = `insert into supplier_rating_score (id, rating_id, line, criterion, score)
  select x.id, x.rating, x.line, x.criterion, x.score
  from jsonb_to_recordset($1::jsonb) as x (id uuid, rating uuid, line int, criterion text, score numeric)`

const each = 9

const addRatings = async (ctx: Ctx): Promise<void> => {
  await ctx.db.run(olderSql, [ctx.tenantId])
  const { rows } = await ctx.db.run<{ id: string }>(ratedSql, [ctx.tenantId])
  const all = rows.flatMap(({ id }, supplier) =>
    Array.from({ length: each }, (_, n) => ({ supplier: id, of: supplier, n: supplier + n * 13 })),
  )
  const codes = await issueCodes(ctx, SupplierRating.name, all.length)
  const ids = await fillRecords(
    ctx,
    SupplierRating,
    all.map(({ supplier, n }, index) => ({
      code: codes[index] ?? '',
      supplier,
      title: events[n % events.length] ?? '',
      ratedOn: dayAt(n),
      comment: words[n % words.length] ?? '',
    })),
  )
  const lines = all.flatMap(({ of, n }, index) =>
    criteria.map((criterion, line) => ({
      id: newId(),
      rating: ids[index],
      line,
      criterion,
      score: scoreAt(of, n + line),
    })),
  )
  await ctx.db.run(linesSql, [JSON.stringify(lines)])
}

/** What people said after events of the last quarters, and the scores that came of it. */
export const seedScores = async (app: App, tenantId: string, owners: readonly string[]): Promise<void> => {
  await app.asTenant(tenantId, addRatings, owners[1] ?? owners[0])
  await app.asTenant(tenantId, makePeriods)
}
