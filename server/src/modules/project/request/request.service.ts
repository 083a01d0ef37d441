import { project as calls, ProjectRequest } from '@srm/api/project'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { type DocumentFact, type DocumentFactValues, documentOf } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { checkCredit } from '#modules/crm/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertOpenProject } from '../open-project.service.ts'
import { hindrancesOf, moveBy } from '../stage.service.ts'

const requestFacts: Readonly<Record<string, DocumentFact>> = {
  attendees: { label: label('预计人数', 'Attendees'), type: 'number' },
  daysLeft: { label: label('距活动天数', 'Days to the event'), type: 'number' },
  openTasks: { label: label('未完成任务', 'Open tasks'), type: 'number' },
  isKeyProject: { label: label('A 级项目', 'A key project'), type: 'flag' },
}

type FactRow = {
  readonly attendees: string | null
  readonly daysLeft: string | null
  readonly openTasks: string
  readonly isKeyProject: boolean
}

const factsSql = `select p.attendees::text as attendees, (p.event_start - (now() at time zone 'Asia/Shanghai')::date)::text as "daysLeft",
    (select count(*)::text from task t where t.tenant_id = p.tenant_id and t.project_id = p.id and not t.is_parent
      and t.status in ('todo', 'doing', 'review')) as "openTasks", coalesce(p.level = 'A', false) as "isKeyProject"
  from project p where p.tenant_id = $1 and p.id = $2`

/** How large the project is and how much of it is still open. */
const readRequestFacts = async (ctx: Ctx, { project }: Row<typeof ProjectRequest>): Promise<DocumentFactValues> => {
  const { rows } = await ctx.db.run<FactRow>(factsSql, [ctx.tenantId, project.id])
  return { ...rows[0] }
}

mapConstraintError('project_request_open_key', 'projectRequest.open', 'project')

type Kind = Row<typeof ProjectRequest>['kind']

/** From where a request leads where. */
const ways = { open: ['intent', 'preparing'], close: ['settling', 'closed'] } as const

const words = { open: '立项', close: '结项' } as const

type Facts = {
  readonly name: string
  readonly stage: string
  readonly customer: string | null
  readonly department: string | null
}

const projectSql = `select name, stage, customer_id as customer, department_id as department
  from project where tenant_id = $1 and id = $2`

const projectOf = async (ctx: Ctx, id: string): Promise<Facts> =>
  (await ctx.db.run<Facts>(projectSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

export const requests = defineResource(ProjectRequest, calls.request, {
  code: { type: 123, prefix: 'LX', period: 'year' },
  allows: ({ status }) => [
    ...(changeable.includes(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
  ],
  prepare: async (ctx, sent, before) => {
    if (before && !changeable.includes(before.status)) fail('projectRequest.locked')
    const of = before ? { project: before.project.id, kind: before.kind } : { project: sent.project, kind: sent.kind }
    for (const id of new Set([sent.project, of.project])) await assertOpenProject(ctx, id, 'projectRequest')
    const { name, stage, department } = await projectOf(ctx, of.project)
    if (stage !== ways[of.kind][0]) fail('projectRequest.stage', { errors: [{ path: 'kind', message: '' }] })
    const whole = { ...sent, ...of, title: `${words[of.kind]}：${name}` }
    return before ? whole : { ...whole, owner: ctx.userId, department, status: 'draft' as const }
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('projectRequest.kept')
  },
})

/** What stands against it: what other modules say of the stage, and for a new project its customer's credit. */
const against = async (ctx: Ctx, project: string, kind: Kind): Promise<string[]> => {
  const [from, to] = ways[kind]
  const { stage, customer } = await projectOf(ctx, project)
  if (stage !== from) return [label('项目已不在该阶段', 'The project is no longer at that stage')[ctx.language]]
  const hindrances = await hindrancesOf(ctx, project, to)
  const credit = kind === 'open' && customer !== null ? (await checkCredit(ctx, customer, '0.00')).warnings : []
  return [...hindrances, ...credit].map((one) => one[ctx.language])
}

const rowSql = `select project_id as project, kind, reason from project_request where tenant_id = $1 and id = $2`

/** The project moves on with the approval. */
export const carryOut = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ project: string; kind: Kind; reason: string }>(rowSql, [ctx.tenantId, id])
  const { project, kind } = rows[0] ?? fail('record.not_found')
  const [from, to] = ways[kind]
  if ((await projectOf(ctx, project)).stage === from) await moveBy(ctx, project, to)
}

export const requestDocument = documentOf(ProjectRequest, requests.service.records, {
  summary: ['kind', 'project', 'department', 'reason'],
  precheck: (ctx, { project, kind }) => against(ctx, project.id, kind),
  facts: { fields: requestFacts, read: readRequestFacts },
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager') },
    ],
  },
  on: { approved: carryOut },
})
