import { SupplierRating } from '@srm/api/scorecard'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { makePeriods } from '#modules/scorecard/index.ts'
import { dayAgo, daysAgo } from '../past.ts'

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

/** Some time in this quarter and the two before; the first ones of every third supplier in the year before that. */
const ageAt = (n: number, isOlder: boolean): number => (isOlder ? 225 + ((n * 41) % 300) : 20 + ((n * 37) % 200))

/** Nobody is rated before they are known here. */
const oldestAge = (supplier: number, count: number): number => Math.floor(540 - (supplier / count) * 315)

/** Most do well; every ninth does not. */
const scoreAt = (supplier: number, n: number): string => {
  const base = supplier % 9 === 4 ? 38 : supplier % 23 === 7 ? 22 : 74
  return `${String(Math.min(100, base + ((supplier * 7 + n * 13) % 24)))}.00`
}

const meanAt = (supplier: number, n: number): string =>
  (criteria.reduce((sum, _, line) => sum + Number(scoreAt(supplier, n + line)), 0) / criteria.length).toFixed(2)

const linesSql = `insert into supplier_rating_score (id, rating_id, line, criterion, score)
  select x.id, x.rating, x.line, x.criterion, x.score
  from jsonb_to_recordset($1::jsonb) as x (id uuid, rating uuid, line int, criterion text, score numeric)`

const each = 9
const older = 4

const addRatings = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(ratedSql, [ctx.tenantId])
  const all = rows.flatMap(({ id }, supplier) =>
    Array.from({ length: supplier % 3 === 0 ? each + older : each }, (_, nth) => {
      const n = supplier + nth * 13
      return { supplier: id, of: supplier, n, age: Math.min(ageAt(n, nth >= each), oldestAge(supplier, rows.length)) }
    }),
  )
  const codes = await issueCodes(ctx, SupplierRating.name, all.length)
  const ids = await fillRecords(
    ctx,
    SupplierRating,
    all.map(({ supplier, of, n, age }, index) => ({
      code: codes[index] ?? '',
      supplier,
      title: events[n % events.length] ?? '',
      ratedOn: dayAgo(age),
      madeAt: daysAgo(age - 2),
      score: meanAt(of, n),
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
