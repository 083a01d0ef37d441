import type { Parsed } from '@srm/api/endpoint'
import type { BoardColumn, project as calls } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { assertOpenProject } from '../open-project.service.ts'
import { lockPlan } from '../task/replan.service.ts'
import { lockPlanOf, taskService } from '../task/task.service.ts'
import { boardColumns, keptColumns } from './board.views.ts'

mapConstraintError('board_column_name_key', 'board.name_taken', 'columns')
mapConstraintError('board_column_default_name_key', 'board.name_taken', 'columns')

type SaveInput = Parsed<typeof calls.board.save>['body']

const dropSql = `delete from board_column where tenant_id = $1 and project_id is not distinct from $2 and not id = any($3::uuid[])`

/** A name may go from one column to another, so the old ones are put aside first. */
const asideSql = `update board_column set name = id::text where tenant_id = $1 and project_id is not distinct from $2`

const writeSql = `insert into board_column (id, project_id, name, status, wip_limit, sort)
  select n.id, $1::uuid, n.name, n.status, n."wipLimit", n.sort
  from json_to_recordset($2) as n (id uuid, name text, status text, "wipLimit" int, sort int)
  on conflict (tenant_id, id) do update set name = excluded.name, status = excluded.status, wip_limit = excluded.wip_limit,
    sort = excluded.sort`

/** Cards of a project that leaves the company's columns stay in the ones it has made of them. */
const takeOverSql = `update task t set board_column_id = n.id from json_to_recordset($3) as n (id uuid, before uuid)
  where t.tenant_id = $1 and t.project_id = $2 and t.board_column_id = n.before`

type Columns = SaveInput['columns']

/** A number is given only to columns the board has. */
const assertKnown = (known: readonly BoardColumn[], columns: Columns): void => {
  const ids = new Set(known.map(({ id }) => id))
  const given = columns.flatMap(({ id }) => id ?? [])
  if (given.some((id) => !ids.has(id)) || new Set(given).size < given.length) fail('board.column_elsewhere')
}

type NewColumn = Columns[number] & { readonly id: string; readonly before?: string | undefined }

/** Puts these in the place of the columns of a project, or of the company. */
const replaceColumns = async (ctx: Ctx, projectId: string | null, columns: readonly NewColumn[]): Promise<void> => {
  const rows = columns.map((column, sort) => ({ ...column, sort }))
  await ctx.db.run(dropSql, [ctx.tenantId, projectId, rows.map(({ id }) => id)])
  await ctx.db.run(asideSql, [ctx.tenantId, projectId])
  if (rows.length > 0) await ctx.db.run(writeSql, [projectId, JSON.stringify(rows)])
}

/** The columns of a board as they are wanted, in this order; none at all brings back those of the company. */
export const saveColumns = async (ctx: Ctx, { projectId, columns }: SaveInput): Promise<BoardColumn[]> => {
  await assertOpenProject(ctx, projectId, 'task')
  await lockPlan(ctx, projectId)
  const known = await keptColumns(ctx, projectId)
  assertKnown(known, columns)
  const isOwn = known.some(({ from }) => from === 'project')
  const wanted = columns.map((column): NewColumn => {
    if (isOwn) return { ...column, id: column.id ?? newId() }
    return { ...column, id: newId(), before: column.id }
  })
  await replaceColumns(ctx, projectId, wanted)
  const taken = wanted.filter(({ before }) => before !== undefined)
  if (taken.length > 0) await ctx.db.run(takeOverSql, [ctx.tenantId, projectId, JSON.stringify(taken)])
  return boardColumns(ctx, projectId)
}

const turnSql = `select pg_advisory_xact_lock(hashtextextended('board columns ' || $1::text, 0))`

/** Columns for every project without its own; one that names itself is one of them already. */
export const saveDefaultColumns = async (
  ctx: Ctx,
  { columns }: Parsed<typeof calls.board.saveDefault>['body'],
): Promise<{ saved: true }> => {
  await ctx.db.run(turnSql, [ctx.tenantId])
  const known = new Set((await keptColumns(ctx, null)).map(({ id }) => id))
  if (columns.some(({ id }) => id !== undefined && !known.has(id))) fail('board.column_elsewhere')
  const wanted = columns.map((column) => ({ ...column, id: column.id ?? newId() }))
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) fail('board.column_elsewhere')
  await replaceColumns(ctx, null, wanted)
  return { saved: true }
}

type MoveInput = Parsed<typeof calls.board.move>['body']

const columnSql = `select 1 from board_column c join task t on t.tenant_id = c.tenant_id and (c.project_id = t.project_id or c.project_id is null)
  where c.tenant_id = $1 and c.id = $2 and c.status = $3 and t.id = $4`

const placeSql = `update task set board_column_id = $3, version = version + $4, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and id = $2 returning version`

/** Another column is another state, or only another place in the same one. */
export const moveCard = async (
  ctx: Ctx,
  id: string,
  { version, status, columnId }: MoveInput,
): Promise<{ id: string; version: number }> => {
  await lockPlanOf(ctx, id)
  const before = await taskService.records.held(ctx, id)
  refuseStale(before, version)
  if (columnId !== null) {
    const { rowCount } = await ctx.db.run(columnSql, [ctx.tenantId, columnId, status, id])
    if (rowCount === 0) fail('board.column_elsewhere')
  }
  if (before.status !== status) await taskService.change(ctx, id, { status })
  else await assertOpenProject(ctx, before.project.id, 'task')
  const { rows } = await ctx.db.run<{ version: number }>(placeSql, [
    ctx.tenantId,
    id,
    columnId,
    before.status === status ? 1 : 0,
  ])
  return { id, version: rows[0]?.version ?? version }
}
