import { ReportSchedule } from '@srm/api/finance'
import type { App } from '#kernel/http/app.ts'
import { scheduleReport } from '#modules/finance/index.ts'
import { asOf, atWork, daysAgo } from '../past.ts'

type Project = { readonly id: string; readonly name: string; readonly owner: string }

/** What is carried out next, and who answers for it. */
const nextSql = `select p.id, p.name, p.owner_id as owner from project_ref p
  where p.tenant_id = $1 and p.status in ('preparing', 'executing') order by p.event_start, p.id limit 1`

/** The month for who leads and who keeps the books, and the next project week by week. */
export const seedReports = async (app: App, tenantId: string, leaders: readonly string[]): Promise<void> => {
  const [boss = ''] = leaders
  const keeper = leaders.at(-1) ?? boss
  const { rows } = await app.asTenant(tenantId, (ctx) => ctx.db.run<Project>(nextSql, [tenantId]))
  const month = { name: '经营月报', kind: 'month', rhythm: 'monthly', day: 1, receivers: [boss, keeper], owner: keeper }
  const weeks = rows.map(({ id, name, owner }) => ({
    name: `${name}周报`,
    kind: 'project',
    project: id,
    rhythm: 'weekly',
    day: 1,
    receivers: [...new Set([owner, boss])],
    owner,
  }))
  for (const schedule of [month, ...weeks]) {
    const body = ReportSchedule.create.parse(schedule)
    const moment = atWork(daysAgo(20))
    await asOf(app, { tenantId, by: body.owner ?? boss, moment }, (ctx) => scheduleReport(ctx, body))
  }
}
