import type { FoundGroup } from '@srm/api/record'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { finderOf, mostFound } from '#kernel/records/find.ts'
import { subjects, type Subject } from '#kernel/records/subjects.ts'

type Find = ReturnType<typeof finderOf>

const finders = new WeakMap<Subject, Find>()

const finderFor = (subject: Subject): Find => {
  const find = finders.get(subject) ?? finderOf(subject.record)
  finders.set(subject, find)
  return find
}

/** So many kinds are asked at a time, so that one person typing leaves connections to the others. */
const together = 4

const groupOf = async (ctx: Ctx, subject: Subject, keyword: string): Promise<FoundGroup> => {
  const found = await finderFor(subject)(ctx, keyword)
  const { name, label } = subject.record
  return { subject: name, label, items: found.slice(0, mostFound), more: found.length > mostFound }
}

/** What a person finds is what the lists would show them; a kind they may not list or not open stays silent. */
export const findRecords = async (ctx: Ctx, keyword: string): Promise<FoundGroup[]> => {
  const open = subjects().filter(
    ({ record, permission }) => holds(ctx.session, `${record.name}:list`) && holds(ctx.session, permission),
  )
  const groups: FoundGroup[] = []
  for (let from = 0; from < open.length; from += together)
    groups.push(
      ...(await Promise.all(open.slice(from, from + together).map((subject) => groupOf(ctx, subject, keyword)))),
    )
  return groups.filter(({ items }) => items.length > 0)
}
