import { projectPages } from '@srm/api/project/pages'
import { Project, Task } from '@srm/api/project'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Tasks of this person that are due today or late. */
const due = ({ ctx, params }: HomeQuestion): string =>
  [
    't.tenant_id = $1',
    't.assignee_id = $2',
    `t.status in ('todo', 'doing', 'review')`,
    'not t.is_parent',
    `t."end" <= ${today}`,
    ...scopeSql(Task, ctx, params),
  ].join(' and ')

export const duties: readonly HomeDuty[] = [
  {
    key: 'task.due',
    rank: 20,
    label: label('到期和延期的任务', 'Tasks due and late'),
    path: `${projectPages.task.detail.path}?id=`,
    permission: 'task:show',
    rows: (
      question,
    ) => `select t.id, t.title, p.name as note, t."end"::timestamp at time zone 'Asia/Shanghai' as at from task t
      join project p on p.tenant_id = t.tenant_id and p.id = t.project_id where ${due(question)} order by t."end", t.id`,
  },
]

const lateFilter = encodeURIComponent(JSON.stringify([{ field: 'health', op: 'in', value: ['risk', 'off'] }]))

export const figures: readonly HomeFigure[] = [
  {
    key: 'project.unhealthy',
    rank: 30,
    label: label('有风险的项目', 'Projects at risk'),
    path: `${projectPages.project.list.path}?filter=${lateFilter}`,
    permission: 'project:list',
    tone: 'warning',
    count: ({ ctx, params }) =>
      `select count(*) from project t where ${['t.tenant_id = $1', `t.health <> 'normal'`, ...scopeSql(Project, ctx, params)].join(' and ')}`,
  },
]
