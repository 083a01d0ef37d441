import { projectPages } from '@srm/api/project/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'

export const dueSentence = label(
  '您有 {{today}} 个任务今天到期，{{late}} 个已延期',
  '{{today}} of your tasks are due today, {{late}} are late',
)

type Due = { readonly person: string; readonly today: number; readonly late: number; readonly first: readonly string[] }

/** What somebody has to finish, in projects that go on. */
const dueSql = `select t.assignee_id as person, count(*) filter (where t."end" = $2::date)::int as today,
    count(*) filter (where t."end" < $2::date)::int as late, (array_agg(t.title order by t."end", t.id))[1:5] as first
  from task t join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
  where t.tenant_id = $1 and t.status in ('todo', 'doing', 'review') and not t.is_parent and t.assignee_id is not null
    and t."end" <= $2::date and p.stage in ('intent', 'preparing', 'executing', 'settling')
  group by t.assignee_id order by t.assignee_id`

/** One notice a person and morning: what is due today and what is late. */
export const remindOfTasks = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  const today = shanghaiDay(new Date())
  const read = (ctx: Ctx) => ctx.db.run<Due>(dueSql, [ctx.tenantId, today])
  for (const { person, today: due, late, first } of (await run.transaction(read)).rows)
    await run.transaction((ctx) =>
      notify(ctx, {
        to: [person],
        type: 'due',
        title: fillSentence(dueSentence, { today: String(due), late: String(late) }),
        body: first.join('、'),
        link: projectPages.task.list.path,
      }),
    )
}
