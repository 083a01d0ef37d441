import type { Parsed } from '@srm/api/endpoint'
import type { record as contract } from '@srm/api/record'
import type { RecordShares } from '@srm/api/record/share'
import { shanghaiDay } from '@srm/api/shared/date'
import { hasOwners } from '@srm/api/shared/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { isInScope } from '#kernel/records/read/scope.ts'
import { replaceShares, sharesOf, type Share } from '#kernel/records/write/shares.ts'
import type { Subject } from '#kernel/records/subjects.ts'
import { read } from './record.db.ts'
import { titleOf, visibleSubject } from './record.views.ts'

type ShareInput = Parsed<typeof contract.share>['body']['shares'][number]

/** Sharing is for those who see a record by their own scope and may change it; who was shown it does not pass it on. */
const mayShare = async (ctx: Ctx, { record }: Subject, id: string): Promise<boolean> =>
  hasOwners(record.scope) && holds(ctx.session, `${record.name}:update`) && (await isInScope(ctx, record, id, 'own'))

type Names = ReadonlyMap<string, string>

const namesOf = async (ctx: Ctx, shares: readonly Pick<Share, 'user' | 'department'>[]): Promise<Names> => {
  const users = shares.flatMap(({ user }) => user ?? [])
  const departments = shares.flatMap(({ department }) => department ?? [])
  const [people, places] = await Promise.all([
    users.length > 0 ? read(ctx).selectFrom('user_ref').select(['id', 'name']).where('id', 'in', users).execute() : [],
    departments.length > 0
      ? read(ctx).selectFrom('department_ref').select(['id', 'name']).where('id', 'in', departments).execute()
      : [],
  ])
  return new Map([...people, ...places].map(({ id, name }) => [id ?? '', name ?? '']))
}

const targetOf = ({ user, department }: Pick<Share, 'user' | 'department'>): string => user ?? department ?? ''

export const listShares = async (ctx: Ctx, name: string, id: string): Promise<RecordShares> => {
  const subject = await visibleSubject(ctx, name, id, true)
  const [shares, editable] = await Promise.all([sharesOf(ctx, name, id), mayShare(ctx, subject, id)])
  const names = await namesOf(ctx, shares)
  const named = (target: string | null) => (target === null ? null : { id: target, name: names.get(target) ?? '' })
  return {
    editable,
    shares: shares.map(({ user, department, level, until }) => ({
      user: named(user),
      department: named(department),
      level,
      until,
    })),
  }
}

const shareOf = ({ user, department, level, until }: ShareInput): Share => ({
  user: user ?? null,
  department: department ?? null,
  level,
  until: until ?? null,
})

const words = { read: '查看', edit: '编辑' } as const

const noteOf = (shares: readonly Share[], names: Names): string => {
  const told = shares.map((share) => `${names.get(targetOf(share)) ?? ''}（${words[share.level]}）`)
  return told.length > 0 ? `共享给 ${told.join('、')}` : '取消了全部共享'
}

const assertWhole = (shares: readonly Share[], names: Names): void => {
  const targets = shares.map(targetOf)
  if (new Set(targets).size !== targets.length) fail('record.duplicate')
  if (targets.some((target) => !names.has(target))) fail('record.bad_reference')
  if (shares.some(({ until }) => until !== null && until < shanghaiDay(new Date()))) fail('record.share_over')
}

/** The whole list of shares is said anew; people who are new in it are told. */
export const share = async (
  ctx: Ctx,
  name: string,
  id: string,
  wanted: readonly ShareInput[],
): Promise<{ shared: number }> => {
  const subject = await visibleSubject(ctx, name, id, true)
  if (!(await mayShare(ctx, subject, id))) fail('record.not_shareable')
  const shares = wanted.map(shareOf)
  const names = await namesOf(ctx, shares)
  assertWhole(shares, names)
  const before = new Set((await sharesOf(ctx, name, id)).map(targetOf))
  await replaceShares(ctx, name, id, shares)
  await writeEvent(ctx, name, id, 'system', [], noteOf(shares, names))
  const people = shares.flatMap(({ user }) => (user && !before.has(user) && user !== ctx.userId ? [user] : []))
  if (people.length > 0)
    await ctx.emit('record.shared', { subject: name, id, title: await titleOf(ctx, subject.record, id), people })
  return { shared: shares.length }
}
