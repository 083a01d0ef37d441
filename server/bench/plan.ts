import { loadConfig } from '#kernel/config.ts'
import { admin } from './data.ts'

/** Gives the tenant of one person a project with a large plan and one with a full board: `plan.ts 周敏`. */
const [name = ''] = process.argv.slice(2)

const projectSql = `insert into app.project (tenant_id, id, code, name, classify_id, owner_id, event_start, event_end, stage, health, progress,
    search_text, search_grams, created_by, updated_by)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, $3, $4, c.id, $2, current_date + 200, current_date + 201,
    'preparing', 'normal', 0, '', '{}', $2, $2
  from app.classify c where c.tenant_id = $1 and c.kind = 'project' order by c.id limit 1 returning id`

/** Every fiftieth stands above the others behind it; they lie one after the other through a year. */
const tasksSql = `with row as (select g, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid as id,
      (g % 50 = 0 and $4::boolean) as above, current_date - 60 + (g % 50) * 4 + g / 100 as start from generate_series(0, $3::int - 1) g)
  insert into app.task (tenant_id, id, code, project_id, title, parent_id, assignee_id, priority, status, start, "end", weight, progress, sort,
    is_parent, baseline_start, baseline_end, search_text, search_grams, created_by, updated_by)
  select $1, r.id, 'RW-M-' || substr(r.id::text, 1, 13), $2, case when r.above then '分项 ' else '任务 ' end || r.g,
    case when $4::boolean and not r.above then p.id end, $5, 'normal', case r.g % 3 when 0 then 'todo' when 1 then 'doing' else 'review' end,
    r.start, r.start + case when r.above then 190 else 2 + r.g % 5 end, 1, 0, r.g, r.above, r.start - 2, r.start + 2, '', '{}', $5, $5
  from row r left join row p on p.g = r.g / 50 * 50`

const linksSql = `insert into app.task_link (tenant_id, id, project_id, from_id, to_id, type, lag)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, $2, a.id, b.id, 'FS', 0
  from app.task a join app.task b on b.tenant_id = $1 and b.project_id = $2 and b.sort = a.sort + 2 and b.parent_id = a.parent_id
  where a.tenant_id = $1 and a.project_id = $2 and a.sort % 3 = 1`

const client = admin(loadConfig(process.env))
await client.connect()
try {
  const { rows } = await client.query<{ tenant_id: string; id: string }>(
    'select tenant_id, id from app."user" where display_name = $1 limit 1',
    [name],
  )
  const [person] = rows
  if (!person) throw new Error(`there is no ${name}`)
  await client.query('set session_replication_role = replica')
  const fill = async (code: string, title: string, count: number, isTree: boolean): Promise<void> => {
    const made = await client.query<{ id: string }>(projectSql, [person.tenant_id, person.id, code, title])
    const id = made.rows[0]?.id
    await client.query(tasksSql, [person.tenant_id, id, count, isTree, person.id])
    if (isTree) await client.query(linksSql, [person.tenant_id, id])
  }
  await fill('XM-M-2000', '两千个任务的大会', 2000, true)
  await fill('XM-M-0500', '五百张卡片的发布会', 500, false)
  await client.query('vacuum analyze app.task')
} finally {
  await client.end()
}
