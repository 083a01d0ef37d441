import type { Department, Person } from '@srm/api/identity'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileViews } from '#modules/file/index.ts'
import { read } from './identity.db.ts'

const personColumns = [
  'id',
  'code',
  'display_name as name',
  'avatar_id as avatar',
  'post',
  'department_id as departmentId',
  'pinyin',
  'status',
] as const

/** People who can be chosen: those at work, by pinyin. */
const peopleFor = (ctx: Ctx, keyword: string): Promise<Person[]> =>
  read(ctx)
    .selectFrom('user')
    .select(personColumns)
    .where('status', '=', 'active')
    .$if(keyword !== '', (query) =>
      query.where((eb) => {
        const like = `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
        return eb.or([eb('display_name', 'like', like), eb('pinyin', 'like', like), eb('code', 'like', like)])
      }),
    )
    .orderBy(sql`display_name collate "zh-x-icu"`)
    .orderBy('id')
    .limit(sql.lit(2000))
    .execute()

/** A face is kept as a file and shown by a short link. */
export const listPeople = async (ctx: Ctx, keyword = ''): Promise<Person[]> => {
  const people = await peopleFor(ctx, keyword)
  const faces = await fileViews(ctx, [...new Set(people.flatMap(({ avatar }) => avatar ?? []))])
  return people.map((person) => ({ ...person, avatar: faces.get(person.avatar ?? '')?.thumbUrl ?? null }))
}

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
      'd.deputies',
      'd.version',
      'l.id as leaderId',
      'l.name as leaderName',
      eb
        .selectFrom('user as u')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('u.department_id', '=', 'd.id')
        .where('u.status', '=', 'active')
        .as('headCount'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof departments>['execute']>>[number]

const shown = ({ leaderId, leaderName, headCount, ...department }: Row): Department => ({
  ...department,
  leader: leaderId ? { id: leaderId, name: leaderName ?? '' } : null,
  headCount: Number(headCount ?? 0),
})

export const listDepartments = async (ctx: Ctx): Promise<Department[]> =>
  (await departments(ctx).orderBy('d.sort').orderBy('d.id').execute()).map(shown)

export const getDepartment = async (ctx: Ctx, id: string): Promise<Department> =>
  shown((await departments(ctx).where('d.id', '=', id).executeTakeFirst()) ?? fail('record.not_found'))
