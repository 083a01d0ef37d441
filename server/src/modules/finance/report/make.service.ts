import { Report } from '@srm/api/finance'
import { financePages } from '@srm/api/finance/pages'
import { shanghaiDay, shanghaiTime } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import { addressOf } from '@srm/api/shared/pages'
import { allPermissions } from '#kernel/auth/permissions.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs/jobs.ts'
import { storeFile } from '#modules/file/index.ts'
import { notify } from '#modules/notice/index.ts'
import { papers, type Sheet } from '#modules/paper/index.ts'
import { isDueOn } from './due.rules.ts'
import { monthContent } from './month.views.ts'
import { projectContent } from './project.views.ts'
import { reports } from './report.service.ts'

export const reportSentence = label('{{name}}已生成', '{{name}} is ready')

type Schedule = {
  readonly id: string
  readonly name: string
  readonly kind: 'month' | 'project'
  readonly project: string | null
  readonly rhythm: string
  readonly day: number
  readonly receivers: readonly string[]
}

/** Whoever set it up and left takes it with them; receivers who left get none. */
const dueSql = `select s.id, s.name, s.kind, s.project_id as project, s.rhythm, s.day,
    array(select u.id from user_ref u where u.tenant_id = s.tenant_id and u.id = any(s.receivers) and u.status = 'active' order by u.id) as receivers
  from report_schedule s join user_ref o on o.tenant_id = s.tenant_id and o.id = s.owner_id and o.status = 'active'
  where s.tenant_id = $1 and s.status = 'enabled' and s.last_run_on is distinct from $2::date order by s.id`
const ranSql = `update report_schedule set last_run_on = $3, version = version + 1, updated_at = now() where tenant_id = $1 and id = $2`

/** Everything they may do at that moment, and no more: the job is done with their rights of then. */
export const inNameOf = (userId: string): OnBehalfOf => ({
  userId,
  isSuper: true,
  permissions: [...allPermissions()],
  scope: { kind: 'all' },
  masks: [],
  language: 'zh',
})

/** Every morning: what is due is made for each receiver for themselves. */
export const queueReports = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  const today = shanghaiDay(new Date())
  await run.transaction(async (ctx) => {
    const { rows } = await ctx.db.run<Schedule>(dueSql, [ctx.tenantId, today])
    for (const { receivers, ...schedule } of rows.filter((one) => isDueOn(one, today))) {
      for (const userId of receivers)
        await ctx.job('finance.report', { schedule: schedule.id, day: today, as: inNameOf(userId) })
      await ctx.db.run(ranSql, [ctx.tenantId, schedule.id, today])
    }
  })
}

const oneSql = `select s.id, s.name, s.kind, s.project_id as project, t.company_name as company, u.name as reader,
    exists (select 1 from report r where r.tenant_id = s.tenant_id and r.schedule_id = s.id and r.owner_id = $3 and r.day = $4) as "isMade"
  from report_schedule s join tenant_ref t on t.tenant_id = s.tenant_id left join user_ref u on u.tenant_id = s.tenant_id and u.id = $3
  where s.tenant_id = $1 and s.id = $2 and s.status = 'enabled'`

type One = Pick<Schedule, 'id' | 'name' | 'kind' | 'project'> & {
  readonly company: string
  readonly reader: string | null
  readonly isMade: boolean
}

const kinds = { month: label('经营月报', 'Month report'), project: label('项目报告', 'Project report') }

const sheetOf = async (ctx: Ctx, { name, kind, project, company, reader }: One, day: string): Promise<Sheet> => {
  const content = kind === 'project' && project !== null ? await projectContent(ctx, project) : await monthContent(ctx)
  return {
    language: ctx.language,
    company,
    kind: kinds[kind][ctx.language],
    title: name,
    code: day,
    ...content,
    pictures: [],
    lines: [],
    mark: null,
    address: '',
    madeBy: reader ?? '',
    madeAt: shanghaiTime(new Date()).slice(0, 16).replace('T', ' '),
  }
}

type Order = { readonly schedule: string; readonly day: string; readonly as: OnBehalfOf }

const linkSql = `update report set schedule_id = $3 where tenant_id = $1 and id = $2`

/** Read with the rights of the receiver, drawn outside any transaction, kept as theirs; one a day and schedule. */
export const makeReport = async (run: Pick<JobRun, 'transaction'>, { schedule, day, as }: Order): Promise<void> => {
  const found = await run.transaction(async (ctx) => {
    const [one] = (await ctx.db.run<One>(oneSql, [ctx.tenantId, schedule, as.userId, day])).rows
    if (!one) throw new Refused('record.not_found')
    return one.isMade ? undefined : { one, sheet: await sheetOf(ctx, one, day) }
  }, as)
  if (!found) return
  const { one, sheet } = found
  const content = await papers.render(sheet)
  await run.transaction(async (ctx) => {
    const file = await storeFile(ctx, { name: `${one.name}-${day}.pdf`, content })
    const { id } = await reports.service.create(
      ctx,
      Report.create.parse({
        title: `${one.name} ${day}`,
        kind: one.kind,
        project: one.project,
        day,
        owner: as.userId,
        files: [file.id],
      }),
    )
    await ctx.db.run(linkSql, [ctx.tenantId, id, schedule])
    await notify(ctx, {
      to: [as.userId],
      type: 'system',
      title: fillSentence(reportSentence, { name: one.name }),
      body: day,
      link: addressOf(financePages.report.detail, id),
    })
  }, as)
}
