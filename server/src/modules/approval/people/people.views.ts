import type { Ctx } from '#kernel/ctx.ts'
import type { Department, PersonStatus } from '@srm/flow/questions'
import { toUnits } from '@srm/flow/tree/amount'
import type { DeptFact, PersonFact } from '@srm/flow/tree/condition'

/** A department without a leader is headed by its first deputy. */
const headsOf = 'case when leader_id is null then deputies[1:1] else array[leader_id] end'

const directorySql = `with recursive person as (
    select id, roles, department_id from user_ref where tenant_id = $1 and id = any($2::uuid[])
  ), up as (
    select d.id as start, d.id, d.parent_id, d.leader_id, d.deputies, 1 as depth from department_ref d
      where d.tenant_id = $1 and d.id in (select unnest($3::uuid[]) union select department_id from person)
    union all
    select up.start, d.id, d.parent_id, d.leader_id, d.deputies, up.depth + 1 from department_ref d
      join up on d.id = up.parent_id where d.tenant_id = $1 and up.depth < 30
  ), way as (
    select start as id, array_agg(id order by depth desc) as path, (array_agg(leader_id order by depth))[1] as head
      from up group by start
  ), unit as (
    select distinct id, parent_id as parent, ${headsOf} as heads from up
  )
  select (select coalesce(json_agg(p), '[]') from (select id, roles, department_id as dept from person) p) as people,
    (select coalesce(json_agg(way), '[]') from way) as departments,
    (select coalesce(json_agg(unit), '[]') from unit) as units`

/** What conditions look at of people and departments. */
export type Directory = {
  readonly people: ReadonlyMap<string, PersonFact>
  /** Departments with the way down to them from the top: those asked for and those the people are in. */
  readonly departments: ReadonlyMap<string, DeptFact>
  /** Every department on these ways, as the interpreter asks for it. */
  readonly units: readonly Department[]
}

type DirectoryRow = {
  readonly people: readonly { id: string; roles: string[]; dept: string | null }[]
  readonly departments: readonly DeptFact[]
  readonly units: readonly Department[]
}

/** People and departments in one statement. */
export const directoryOf = async (
  ctx: Ctx,
  people: readonly string[],
  departments: readonly string[],
): Promise<Directory> => {
  const { rows } = await ctx.db.run<DirectoryRow>(directorySql, [ctx.tenantId, people, departments])
  const found = rows[0] ?? { people: [], departments: [], units: [] }
  const ways = new Map(found.departments.map((department) => [department.id, department]))
  const factOf = ({ id, roles, dept }: DirectoryRow['people'][number]): PersonFact => ({
    id,
    roles,
    depts: ways.get(dept ?? '')?.path ?? [],
  })
  return {
    people: new Map(found.people.map((person) => [person.id, factOf(person)])),
    departments: ways,
    units: found.units,
  }
}

export const personFacts = async (ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, PersonFact>> =>
  (await directoryOf(ctx, ids, [])).people

/** With every rule that stands for a person in this flow now; which of them holds is a matter of the amount. */
const standingSql = `select u.id, u.status, u.department_id as dept,
    (select h.successor_id from approval_handover h where h.tenant_id = u.tenant_id and h.person_id = u.id
      order by h.at desc limit 1) as successor,
    array(select json_build_object('substitute', s.substitute_id, 'ruleId', s.id, 'cap', s.amount_cap::text)
      from approval_substitution s where s.tenant_id = u.tenant_id and s.principal_id = u.id and s.status = 'active'
        and s.from_at <= to_timestamp($3::float8 / 1000) and s.to_at > to_timestamp($3::float8 / 1000)
        and (s.flows = '{}' or $4::uuid = any(s.flows)) order by s.created_at, s.id) as rules
  from user_ref u where u.tenant_id = $1 and u.id = any($2::uuid[])`

type Rule = { readonly substitute: string; readonly ruleId: string; readonly cap: string | null }
export type KnownPerson = Omit<PersonStatus, 'away'> & { readonly rules: readonly Rule[] }

export type Case = { readonly now: number; readonly flowId: string; readonly amount: string | null }

export const knownPeople = async (
  ctx: Ctx,
  ids: readonly string[],
  { now, flowId }: Pick<Case, 'now' | 'flowId'>,
): Promise<readonly KnownPerson[]> =>
  (await ctx.db.run<KnownPerson>(standingSql, [ctx.tenantId, ids.filter(isUuid), now, flowId])).rows

const covers = ({ cap }: Rule, amount: string | null): boolean => {
  const [limit, asked] = [toUnits(cap), toUnits(amount)]
  return limit === null || asked === null || asked <= limit
}

/** The first rule that holds for this very amount. */
export const standingFor = ({ rules, ...person }: KnownPerson, amount: string | null): PersonStatus => {
  const rule = rules.find((one) => covers(one, amount))
  return { ...person, away: rule ? { substitute: rule.substitute, ruleId: rule.ruleId } : null }
}

export const standingsOf = async (ctx: Ctx, ids: readonly string[], about: Case): Promise<readonly PersonStatus[]> =>
  (await knownPeople(ctx, ids, about)).map((person) => standingFor(person, about.amount))

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** A flow may name people by anything; what is no id of ours is nobody. */
export const isUuid = (id: string): boolean => uuid.test(id)

const departmentSql = `select id, parent_id as parent, ${headsOf} as heads
  from department_ref where tenant_id = $1 and id = any($2::uuid[])`

export const departmentsOf = async (ctx: Ctx, ids: readonly string[]): Promise<readonly Department[]> =>
  (await ctx.db.run<Department>(departmentSql, [ctx.tenantId, ids.filter(isUuid)])).rows

export const departmentOf = async (ctx: Ctx, id: string): Promise<Department | null> =>
  (await departmentsOf(ctx, [id]))[0] ?? null

/** `managing`: only those whose own department is this one or above it. */
const roleSql = `with recursive up as (
    select id, parent_id from department_ref where tenant_id = $1 and id = $3::uuid
    union select d.id, d.parent_id from department_ref d join up on d.id = up.parent_id where d.tenant_id = $1
  )
  select u.id from user_ref u where u.tenant_id = $1 and u.roles && $2::uuid[] and u.status = 'active'
    and ($3::uuid is null or u.department_id in (select id from up)) order by u.id`

const postSql = `select id from user_ref where tenant_id = $1 and post = any($2::text[]) and status = 'active' order by id`

const groupSql = `select u.id from user_ref u where u.tenant_id = $1 and u.status = 'active' and exists (
    select 1 from user_group_ref g where g.tenant_id = $1 and g.id = any($2::uuid[]) and g.status = 'enabled'
      and u.id = any(g.members)) order by u.id`

export const membersOf = async (
  ctx: Ctx,
  of: 'role' | 'post' | 'group',
  ids: readonly string[],
  managing: string | null,
): Promise<readonly string[]> => {
  const asked = {
    role: { sql: roleSql, values: [ids.filter(isUuid), managing] },
    post: { sql: postSql, values: [ids] },
    group: { sql: groupSql, values: [ids.filter(isUuid)] },
  }[of]
  const { rows } = await ctx.db.run<{ id: string }>(asked.sql, [ctx.tenantId, ...asked.values])
  return rows.map(({ id }) => id)
}

export const tenantAdmins = async (ctx: Ctx): Promise<readonly string[]> => {
  const sql = `select id from user_ref where tenant_id = $1 and is_super and status = 'active' order by id`
  return (await ctx.db.run<{ id: string }>(sql, [ctx.tenantId])).rows.map(({ id }) => id)
}

const startedSql = `select u.name, d.name as department from user_ref u
  left join department_ref d on d.tenant_id = u.tenant_id and d.id = $3::uuid where u.tenant_id = $1 and u.id = $2`

/** The names that stand in the title of an approval. */
export const startedBy = async (
  ctx: Ctx,
  { initiator, initiatorDept }: { readonly initiator: string; readonly initiatorDept: string | null },
): Promise<{ readonly initiator: string; readonly department: string }> => {
  type NamesRow = { readonly name: string; readonly department: string | null }
  const { rows } = await ctx.db.run<NamesRow>(startedSql, [ctx.tenantId, initiator, initiatorDept])
  return { initiator: rows[0]?.name ?? '', department: rows[0]?.department ?? '' }
}
