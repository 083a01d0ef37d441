import type { FoundGroup } from '@srm/api/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { findEverywhere, maxFound } from '#kernel/records/read/find.ts'
import { subjects, type Subject } from '#kernel/records/subjects.ts'

const recordOf = ({ record }: Subject) => record

/** What a person finds is what the lists would show them; a kind they may not list or not open stays silent. */
export const findRecords = async (ctx: Ctx, keyword: string): Promise<FoundGroup[]> => {
  const open = subjects().filter(
    ({ record, permission }) => holds(ctx.session, `${record.name}:list`) && holds(ctx.session, permission),
  )
  const found = await findEverywhere(ctx, subjects().map(recordOf), open.map(recordOf), keyword)
  return open.flatMap(({ record: { name, label } }) => {
    const items = found.get(name) ?? []
    return items.length > 0
      ? [{ subject: name, label, items: items.slice(0, maxFound), more: items.length > maxFound }]
      : []
  })
}
