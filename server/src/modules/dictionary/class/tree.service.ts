import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { moveUses } from '#kernel/records/uses/dict-uses.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { own } from '../dictionary.db.ts'
import { arrange, lastSort, wouldLoop } from '../dictionary.rules.ts'
import { getOption } from '../dictionary.views.ts'

type Node = { readonly id: string; readonly parentId: string | null; readonly sort: number }
type Place = { readonly id: string; readonly parentId: string | null; readonly before: string | null }

/** Two people who move at once wait for each other: neither can hang a branch below itself or lose the other's order. */
export const lockTree = (ctx: Ctx, selTypeName: string): Promise<Node[]> =>
  own(ctx)
    .selectFrom('sel_option')
    .select(['id', 'parent_id as parentId', 'sort'])
    .where('sel_type_name', '=', selTypeName)
    .orderBy('id')
    .forUpdate()
    .execute()

const numberSql = `update sel_option o set sort = n.sort, parent_id = $2::uuid
  from unnest($3::uuid[], $4::int[]) as n (id, sort)
  where o.tenant_id = $1 and o.id = n.id and (o.sort, o.parent_id) is distinct from (n.sort, $2::uuid)`

/** Numbers those under one parent anew. Versions stay: where an option stands is not what its editors read. */
export const putBefore = async (ctx: Ctx, tree: readonly Node[], { id, parentId, before }: Place): Promise<void> => {
  const order = arrange(tree, id, parentId, before) ?? fail('selOption.wrong_place')
  await ctx.db.run(numberSql, [ctx.tenantId, parentId, order.map((one) => one.id), order.map(({ sort }) => sort)])
}

export const moveOption = async (
  ctx: Ctx,
  id: string,
  { parentId, before }: { parentId: string | null; before: string | null },
): Promise<{ id: string }> => {
  const option = await getOption(ctx, id)
  const tree = await lockTree(ctx, option.selTypeName)
  if (parentId && !tree.some((node) => node.id === parentId)) fail('selOption.wrong_parent')
  if (parentId && wouldLoop(tree, id, parentId)) fail('selOption.wrong_parent')
  await putBefore(ctx, tree, { id, parentId, before })
  const { parentId: from, sort } = await getOption(ctx, id)
  const changes = [
    { field: 'parentId', from: option.parentId, to: from },
    { field: 'sort', from: option.sort, to: sort },
  ].filter((change) => change.from !== change.to)
  if (changes.length > 0) await writeEvent(ctx, 'selOption', id, 'updated', changes)
  return { id }
}

export const removeRow = async (ctx: Ctx, id: string, optionName: string, note: string | null): Promise<void> => {
  await own(ctx).deleteFrom('sel_option').where('id', '=', id).execute()
  await writeEvent(ctx, 'selOption', id, 'deleted', [{ field: 'optionName', from: optionName, to: null }], note)
}

/** What hung below the first option hangs below the second from now on, after what is there already. */
const adoptChildren = async (ctx: Ctx, tree: readonly Node[], from: string, to: string): Promise<void> => {
  await own(ctx)
    .updateTable('sel_option')
    .set((eb) => ({ parent_id: to, sort: eb('sort', '+', lastSort(tree, to)) }))
    .where('parent_id', '=', from)
    .execute()
}

/** Records that used the first option use the second from now on; the first is gone. */
export const mergeOption = async (ctx: Ctx, id: string, into: string): Promise<{ id: string; moved: number }> => {
  if (id === into) fail('selOption.merge_self')
  const [from, to] = [await getOption(ctx, id), await getOption(ctx, into)]
  if (from.system) fail('selOption.system')
  if (from.selTypeName !== to.selTypeName) fail('selOption.merge_self')
  const tree = await lockTree(ctx, from.selTypeName)
  if (wouldLoop(tree, id, into)) fail('selOption.merge_below')
  const moved = await moveUses(ctx, from.selTypeName, from.value, to.value)
  await ctx.emit('dictionary.merged', { type: from.selTypeName, from: from.value, to: to.value })
  await adoptChildren(ctx, tree, id, into)
  await removeRow(ctx, id, from.optionName, `→ ${to.optionName}`)
  await writeEvent(ctx, 'selOption', into, 'merged', [
    { field: 'optionName', from: from.optionName, to: to.optionName },
  ])
  return { id: into, moved }
}
