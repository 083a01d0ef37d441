import type { Parsed } from '@srm/api/endpoint'
import type { MyAnnouncement, notice } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileViews } from '#modules/file/index.ts'

type Calls = typeof notice.announcement

const filesOf = async (ctx: Ctx, ids: readonly string[]) => {
  const files = await fileViews(ctx, ids)
  return ids.flatMap((id) => files.get(id) ?? [])
}

/** Whom an announcement is for: those in the departments and below them, and the holders of the roles; else everybody. */
const audience = `with recursive chosen as (
    select d.id from department_ref d where d.tenant_id = $1 and d.id = any($2::uuid[])
    union select d.id from department_ref d join chosen c on d.parent_id = c.id where d.tenant_id = $1)
  select u.id, u.name, u.department_id from user_ref u
  where u.tenant_id = $1 and u.status = 'active' and ((cardinality($2::uuid[]) = 0 and cardinality($3::uuid[]) = 0)
    or u.department_id in (select id from chosen) or u.other_departments && array(select id from chosen)
    or exists (select 1 from user_role_ref r where r.tenant_id = u.tenant_id and r.user_id = u.id and r.role_id = any($3::uuid[])))`

type Audience = { readonly departments: readonly string[]; readonly roles: readonly string[] }

export const peopleFor = async (ctx: Ctx, { departments, roles }: Audience): Promise<string[]> => {
  const { rows } = await ctx.db.run<{ id: string }>(audience, [ctx.tenantId, departments, roles])
  return rows.map(({ id }) => id)
}

/** The same asked by one person: their departments and all above them, and their roles. */
const mine = `with recursive up as (
    select d.id, d.parent_id from department_ref d join user_ref u on u.tenant_id = d.tenant_id and u.id = $2
      and (d.id = u.department_id or d.id = any(u.other_departments)) where d.tenant_id = $1
    union select d.id, d.parent_id from department_ref d join up on d.id = up.parent_id where d.tenant_id = $1)
  select a.id, a.title, a.pinned, a.must_read as "mustRead", a.published_at as "publishedAt", r.read_at as "readAt",
    a.created_by as "authorId", w.name as "authorName", a.body, a.attachments
  from announcement a
    left join announcement_receipt r on r.tenant_id = a.tenant_id and r.announcement_id = a.id and r.user_id = $2
    left join user_ref w on w.tenant_id = a.tenant_id and w.id = a.created_by
  where a.tenant_id = $1 and a.status = 'published' and ((cardinality(a.departments) = 0 and cardinality(a.roles) = 0)
    or a.departments && array(select id from up)
    or a.roles && array(select role_id from user_role_ref where tenant_id = $1 and user_id = $2))`

type Mine = Omit<MyAnnouncement, 'author'> & {
  authorId: string | null
  authorName: string | null
  body: string
  attachments: string[]
}

const shown = ({ authorId, authorName, ...row }: Mine) => ({
  ...row,
  author: authorId ? { id: authorId, name: authorName ?? '' } : null,
})

const most = 100

export const myAnnouncements = async (ctx: Ctx, unread: 'true' | 'false' | undefined) => {
  const state = unread === undefined ? '' : ` and r.read_at is ${unread === 'true' ? '' : 'not '}null`
  const order = ` order by a.pinned desc, a.published_at desc, a.id limit ${most}`
  const { rows } = await ctx.db.run<Mine>(mine + state + order, [ctx.tenantId, ctx.userId])
  return rows.map(shown)
}

/** One that is for me; of the others nothing is said. */
export const myAnnouncement = async (ctx: Ctx, id: string) => {
  const { rows } = await ctx.db.run<Mine>(`${mine} and a.id = $3`, [ctx.tenantId, ctx.userId, id])
  const found = shown(rows[0] ?? fail('record.not_found'))
  return { ...found, attachments: await filesOf(ctx, found.attachments) }
}

const receipts = `with people as (${audience})
  select p.id, p.name, p.department_id as "departmentId", d.name as "departmentName", r.read_at as "readAt"
  from people p
    left join announcement_receipt r on r.tenant_id = $1 and r.announcement_id = $4 and r.user_id = p.id
    left join department_ref d on d.tenant_id = $1 and d.id = p.department_id`

/** Those it is for who have not read it. */
export const unreadPeople = async (ctx: Ctx, id: string, { departments, roles }: Audience): Promise<string[]> => {
  const sql = `select x.id from (${receipts}) x where x."readAt" is null`
  const { rows } = await ctx.db.run<{ id: string }>(sql, [ctx.tenantId, departments, roles, id])
  return rows.map((row) => row.id)
}

type Receipt = {
  id: string
  name: string
  departmentId: string | null
  departmentName: string | null
  readAt: string | null
}

const pageSize = 100

export const receiptsOf = async (
  ctx: Ctx,
  id: string,
  { departments, roles }: Audience,
  query: Parsed<Calls['receipts']>['query'],
) => {
  const state = query.state === undefined ? '' : ` and x."readAt" is ${query.state === 'read' ? 'not ' : ''}null`
  const sql = `select * from (${receipts}) x where ($5::uuid is null or x.id > $5::uuid)${state} order by x.id limit ${pageSize + 1}`
  const counts = `select count(*)::int as total, count(x."readAt")::int as read from (${receipts}) x`
  const values = [ctx.tenantId, departments, roles, id]
  const { rows: all } = await ctx.db.run<{ total: number; read: number }>(counts, values)
  const { rows } = await ctx.db.run<Receipt>(sql, [...values, query.cursor ?? null])
  const items = rows.slice(0, pageSize).map((row) => ({
    person: { id: row.id, name: row.name },
    department: row.departmentId ? { id: row.departmentId, name: row.departmentName ?? '' } : null,
    readAt: row.readAt,
  }))
  const nextCursor = rows.length > pageSize ? (items.at(-1)?.person.id ?? null) : null
  return { total: all[0]?.total ?? 0, read: all[0]?.read ?? 0, items, nextCursor }
}
