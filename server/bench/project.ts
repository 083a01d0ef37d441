import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { addUser, admin, buildData, planOf } from './data.ts'
import { addDepartment, addRole, compareViews, type Call, type ScopeCompany } from './scopes.ts'

/** Tasks of each project. */
const each = 200
/** What one person works on does not grow with the company. */
const joined = 20

type Company = ScopeCompany & { readonly member: string; readonly manager: string; readonly project: string }

const rights = '{project:list,project:show,task:list,task:show,task:update,projectMember:list}'

/** The first twenty are those the member works on. */
const projectsSql = `insert into app.project (tenant_id, id, code, name, classify_id, event_start, event_end, owner_id, department_id, stage, health, progress,
    search_text, search_grams, created_at, updated_at)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'XM-' || g, '年会' || g, $2, current_date + g % 200, current_date + g % 200 + 1,
    ($3::uuid[])[1 + g % cardinality($3::uuid[])], ($4::uuid[])[1 + g % cardinality($4::uuid[])], 'preparing', 'normal', 0,
    $6, $7::int[], now() - g * interval '1 minute', now() - g * interval '1 minute'
  from generate_series(1, $5::int) g`

const membersSql = `insert into app.project_member (tenant_id, id, code, project_id, user_id, name, role, search_text, search_grams)
  select tenant_id, gen_random_uuid(), 'CY-' || code, id, $2, '执行', 'executor', '', '{}' from app.project
  where tenant_id = $1 and substring(code from 4)::int <= ${joined}`

/** A tenth of the member's projects' tasks are the member's; the others have nobody in particular. */
const tasksSql = `insert into app.task (tenant_id, id, code, project_id, title, assignee_id, priority, status, start, "end", sort, search_text, search_grams, created_at, updated_at)
  select p.tenant_id, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, p.code || '-' || n, p.id, '任务' || n,
    case when substring(p.code from 4)::int <= ${joined} and n % 10 = 0 then $2::uuid else ($5::uuid[])[1 + n % cardinality($5::uuid[])] end,
    'normal', 'todo', p.event_start - n, p.event_start - n + 2, n, p.search_text, p.search_grams, p.created_at, p.created_at
  from app.project p cross join generate_series(1, ${each}) n
  where p.tenant_id = $1 and substring(p.code from 4)::int between $3 and $4`

const addPeople = async (client: pg.Client, { id, member, manager }: Company) => {
  const head = await addDepartment(client, id, 0, null)
  const departments: string[] = []
  for (let n = 1; n <= 50; n += 1) departments.push(await addDepartment(client, id, n, n <= 5 ? head : null))
  await addUser(client, id, member, 'E1001', await addRole(client, id, 'self', rights))
  await addUser(client, id, manager, 'E1002', await addRole(client, id, 'below', rights))
  const placed = `update app."user" set department_id = $3 where tenant_id = $1 and id = $2`
  await client.query(placed, [id, member, departments[0]])
  await client.query(placed, [id, manager, head])
  const colleagues: string[] = []
  for (let n = 0; n < 50; n += 1) {
    const colleague = newId()
    await addUser(client, id, colleague, `E2${String(n).padStart(4, '0')}`, null)
    colleagues.push(colleague)
  }
  await client.query(`update app."user" set is_super = false where tenant_id = $1 and code like 'E2%'`, [id])
  return { departments, colleagues }
}

const fill = async (client: pg.Client, company: Company): Promise<void> => {
  const { id, rows, member } = company
  const { departments, colleagues } = await addPeople(client, company)
  const type = newId()
  await client.query(
    `insert into app.classify (tenant_id, id, kind, code, name) values ($1, $2, 'project', 'LX-1', '会议')`,
    [id, type],
  )
  const count = rows / each
  const search = searchText(['年会'])
  const values = [id, type, colleagues, departments, count, search, gramKeysOf(id, search)]
  await client.query(projectsSql, values)
  await client.query(membersSql, [id, member])
  const step = 500
  for (let from = 1; from <= count; from += step)
    await client.query(tasksSql, [id, member, from, Math.min(count, from + step - 1), colleagues])
}

const build = async (config: Config): Promise<void> => {
  const asked = process.argv.find((one) => one.startsWith('--rows='))?.slice(7)
  const plan = planOf([0, 0])
  await buildData(config, plan, () => undefined)
  const client = admin(config)
  await client.connect()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set search_path = app`)
  for (const [n, { id }] of plan.tenants.entries()) {
    const rows = n === 0 ? Number(asked ?? 2_000_000) : 10_000
    await fill(client, { id, rows, member: newId(), manager: newId(), project: '' })
  }
  await client.query('vacuum analyze')
  await client.end()
}

const known = async (config: Config): Promise<readonly Company[]> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<Company>(
    `select a.tenant_id as id, a.id as member, b.id as manager,
        (select p.id from app.project p where p.tenant_id = a.tenant_id and p.code = 'XM-1') as project,
        (select count(*)::int from app.task c where c.tenant_id = a.tenant_id) as rows
      from app."user" a join app."user" b on b.tenant_id = a.tenant_id and b.code = 'E1002' where a.code = 'E1001' order by rows desc`,
  )
  await client.end()
  return rows
}

const viewsOf = ({ project, ...people }: Company, person: 'member' | 'manager'): Readonly<Record<string, Call>> => {
  const mine = encodeURIComponent(JSON.stringify([{ field: 'assignee', op: 'in', value: [people[person]] }]))
  return {
    'my tasks': { path: `/api/task/list?filter=${mine}` },
    'project list': { path: '/api/project/list' },
    'task tree': { path: `/api/task/getListTreeTask?projectId=${project}` },
  }
}

/** A company with two million tasks in ten thousand projects beside one with ten thousand, as its people see it. */
export const measureProjects = async (config: Config): Promise<void> => {
  if (!process.argv.includes('--reuse')) await build(config)
  await compareViews(config, await known(config), ['member', 'manager'], viewsOf)
}
