import { project as calls, Task, TaskTemplate, type TemplateStep } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertOpenProject } from '../open-project.service.ts'
import { calendarOfCompany } from '../task/calendar.views.ts'
import { lockPlan, replan } from '../task/replan.service.ts'
import { circleIn, eventOf, isReadable, linksOf, plannedLines, type PlannedLine } from './template.rules.ts'

mapConstraintError('task_template_name_key', 'taskTemplate.name_taken', 'name')

/** Lines that wait name lines there are, and none waits for itself in the end. */
const assertLines = ({ lines }: CreateInput<typeof TaskTemplate>): void => {
  const waits = lines.map(({ after = null }) => ({ after }))
  const wrong = waits.findIndex((line) => !isReadable(line, waits.length))
  if (wrong >= 0) fail('taskTemplate.after', { errors: [{ path: `lines.${wrong}.after`, message: '' }] })
  const circle = circleIn(waits)
  const path = circle.join(' → ')
  if (circle.length > 0) fail('taskTemplate.circle', { words: { path: { zh: path, en: path } } })
}

const service = resourceService(TaskTemplate, {
  lines: { lines: { table: 'task_template_line', parent: 'template_id' } },
  prepare: (_, sent) => {
    assertLines(sent)
    return sent
  },
})

const eventSql = `select event_start::text as start, event_end::text as "end" from project where tenant_id = $1 and id = $2`
const membersSql = `select distinct on (m.role) m.role, m.user_id as id, m.name from project_member m
  where m.tenant_id = $1 and m.project_id = $2 and m.user_id is not null and m.left_on is null order by m.role, m.created_at, m.id`

type Someone = { readonly role: string; readonly id: string; readonly name: string }
type Plan = { readonly lines: readonly PlannedLine[]; readonly people: ReadonlyMap<string, Someone> }

/** A template's lines on their days in a project, with whoever has the role in it. */
const planIn = async (ctx: Ctx, id: string, projectId: string): Promise<Plan> => {
  await assertOpenProject(ctx, projectId, 'task')
  const { lines } = await service.records.show(ctx, id)
  if (lines.length === 0) fail('taskTemplate.empty')
  const { rows } = await ctx.db.run<{ start: string | null; end: string | null }>(eventSql, [ctx.tenantId, projectId])
  const { start, end } = rows[0] ?? fail('record.not_found')
  if (start === null) return fail('project.no_event')
  const calendar = await calendarOfCompany(ctx, [start, end ?? start])
  const { rows: members } = await ctx.db.run<Someone>(membersSql, [ctx.tenantId, projectId])
  return {
    lines: plannedLines(lines, eventOf(start, end), calendar),
    people: new Map(members.map((one) => [one.role, one])),
  }
}

const preview = async (ctx: Ctx, id: string, projectId: string): Promise<TemplateStep[]> => {
  const { lines, people } = await planIn(ctx, id, projectId)
  const today = shanghaiDay(new Date())
  return lines.map(({ title, phase, start, end, isMilestone, role }) => ({
    title,
    phase,
    start,
    end,
    isMilestone,
    assignee: people.get(role ?? '')?.name ?? null,
    isPast: end < today,
  }))
}

const plain = { helpers: [], priority: 'normal', status: 'todo', weight: 1, progress: 0, attachments: [] }

type Values = Readonly<Record<string, unknown>>

const addTasks = async (ctx: Ctx, all: readonly Values[]): Promise<string[]> => {
  if (all.length === 0) return []
  const codes = await issueCodes(ctx, 'task', all.length)
  return fillRecords(
    ctx,
    Task,
    all.map((values, at) => ({ ...plain, ...values, code: codes[at] ?? '' })),
  )
}

const lastSql = `select coalesce(max(sort), 0)::int as last from task where tenant_id = $1 and project_id = $2`
const linkSql = `insert into task_link (id, project_id, from_id, to_id, type, lag)
  select id, $1::uuid, "from", "to", 'FS', 0 from json_to_recordset($2) as n (id uuid, "from" uuid, "to" uuid)`

/** The phases as tasks with their lines below them, behind what the project has already. */
const addPlan = async (ctx: Ctx, projectId: string, { lines, people }: Plan): Promise<string[]> => {
  const { rows } = await ctx.db.run<{ last: number }>(lastSql, [ctx.tenantId, projectId])
  const first = (rows[0]?.last ?? 0) + 10
  const phases = [...new Set(lines.flatMap(({ phase }) => phase ?? []))]
  const within = (phase: string): PlannedLine[] => lines.filter((line) => line.phase === phase)
  const place = (at: number): number => first + at * 10
  const parents = await addTasks(
    ctx,
    phases.map((title) => ({
      project: projectId,
      title,
      start: within(title).reduce((day, { start }) => (start < day ? start : day), '9999-12-31'),
      end: within(title).reduce((day, { end }) => (end > day ? end : day), ''),
      isMilestone: false,
      isEveryDay: false,
      isParent: true,
      sort: place(lines.findIndex(({ phase }) => phase === title)),
    })),
  )
  const above = new Map(phases.map((phase, at) => [phase, parents[at]]))
  return addTasks(
    ctx,
    lines.map(({ phase, title, start, end, isMilestone, isEveryDay, role }, at) => ({
      project: projectId,
      title,
      parent: phase === null ? null : above.get(phase),
      assignee: people.get(role ?? '')?.id ?? null,
      start,
      end,
      isMilestone,
      isEveryDay,
      isParent: false,
      sort: place(at) + 1,
    })),
  )
}

const apply = async (ctx: Ctx, id: string, projectId: string): Promise<{ tasks: number }> => {
  await lockPlan(ctx, projectId)
  const plan = await planIn(ctx, id, projectId)
  const ids = await addPlan(ctx, projectId, plan)
  const links = linksOf(plan.lines).map(({ from, to }) => ({
    id: newId(),
    from: ids[Number(from)],
    to: ids[Number(to)],
  }))
  if (links.length > 0) await ctx.db.run(linkSql, [projectId, JSON.stringify(links)])
  await replan(ctx, projectId)
  return { tasks: ids.length }
}

export const templates = defineResource(TaskTemplate, calls.template, {
  code: { type: 122, prefix: 'RWMB', digits: 3 },
  service,
  handlers: {
    preview: (ctx, { params, body }) => preview(ctx, params.id, body.projectId),
    apply: (ctx, { params, body }) => apply(ctx, params.id, body.projectId),
  },
})
