import type { Department, Person, Profile } from '@srm/api/identity'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { read } from './identity.db.ts'

const personColumns = [
  'id',
  'employee_no as code',
  'display_name as name',
  'avatar',
  'post',
  'department_id as departmentId',
  'pinyin',
  'status',
] as const

/** People who can be chosen: those at work, by pinyin. */
export const listPeople = (ctx: Ctx, keyword = ''): Promise<Person[]> =>
  read(ctx)
    .selectFrom('user')
    .select(personColumns)
    .where('status', '=', 'active')
    .$if(keyword !== '', (query) =>
      query.where((eb) => {
        const like = `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
        return eb.or([eb('display_name', 'like', like), eb('pinyin', 'like', like), eb('employee_no', 'like', like)])
      }),
    )
    .orderBy(sql`display_name collate "zh-x-icu"`)
    .orderBy('id')
    .limit(sql.lit(2000))
    .execute()

export const getPerson = async (ctx: Ctx, id: string) =>
  (await read(ctx)
    .selectFrom('user')
    .select([...personColumns, 'email', 'employee_no as employeeNo'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? fail('record.not_found')

const departments = (ctx: Ctx) =>
  read(ctx)
    .selectFrom('department as d')
    .leftJoin('user_ref as l', 'l.id', 'd.leader_id')
    .select((eb) => [
      'd.id',
      'd.code',
      'd.name',
      'd.parent_id as parentId',
      'd.sort',
      'd.status',
      'l.id as leaderId',
      'l.name as leaderName',
      eb
        .selectFrom('user as u')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('u.department_id', '=', 'd.id')
        .where('u.status', '=', 'active')
        .as('headCount'),
    ])

type Found = Awaited<ReturnType<ReturnType<typeof departments>['execute']>>[number]

const shown = ({ leaderId, leaderName, headCount, ...department }: Found): Department => ({
  ...department,
  leader: leaderId ? { id: leaderId, name: leaderName ?? '' } : null,
  headCount: Number(headCount ?? 0),
})

export const listDepartments = async (ctx: Ctx): Promise<Department[]> =>
  (await departments(ctx).orderBy('d.sort').orderBy('d.id').execute()).map(shown)

export const getDepartment = async (ctx: Ctx, id: string): Promise<Department> =>
  shown((await departments(ctx).where('d.id', '=', id).executeTakeFirst()) ?? fail('record.not_found'))

export const getProfile = async (ctx: Ctx): Promise<Profile> => {
  const { session } = ctx
  const person = await read(ctx)
    .selectFrom('user as u')
    .leftJoin('department_ref as d', 'd.id', 'u.department_id')
    .innerJoin('tenant as t', 't.tenant_id', 'u.tenant_id')
    .select([
      'u.id',
      'u.display_name as displayName',
      'u.avatar',
      'd.id as departmentId',
      'd.name as departmentName',
      't.company_name as company',
    ])
    .where('u.id', '=', session.userId)
    .executeTakeFirst()
  if (!person) return fail('session.missing')
  return {
    id: person.id,
    displayName: person.displayName,
    avatar: person.avatar ?? '',
    applyId: session.tenantId,
    permissions: [...session.permissions],
    isSuper: session.isSuper,
    department: person.departmentId ? { id: person.departmentId, name: person.departmentName ?? '' } : null,
    company: person.company,
  }
}
