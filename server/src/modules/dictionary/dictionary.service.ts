import type { dictionary } from '@srm/api/dictionary'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, nameConstraint } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { countUses, moveUses } from '#kernel/records/dict-uses.ts'
import { writeEvent } from '#kernel/records/events.ts'
import { own } from './dictionary.db.ts'
import { wouldLoop } from './dictionary.rules.ts'
import { getOption, getTree } from './dictionary.views.ts'
import { randomCode } from './dictionary.numbering.service.ts'

nameConstraint('sel_option_name_key', 'selOption.taken', 'optionName')
nameConstraint('sel_option_value_key', 'selOption.taken', 'value')

type Create = Parsed<typeof dictionary.create>['body']
type Update = Parsed<typeof dictionary.update>['body']

const assertParent = async (
  ctx: Ctx,
  selTypeName: string,
  parentId: string | null | undefined,
  id?: string,
): Promise<void> => {
  if (!parentId) return
  const parent = await getOption(ctx, parentId)
  if (parent.selTypeName !== selTypeName) fail('selOption.wrong_parent')
  if (id && wouldLoop(await getTree(ctx, selTypeName), id, parentId)) fail('selOption.wrong_parent')
}

export const createOption = async (ctx: Ctx, body: Create): Promise<{ id: string }> => {
  await assertParent(ctx, body.selTypeName, body.parentId)
  const id = newId()
  await own(ctx)
    .insertInto('sel_option')
    .values({
      id,
      sel_type_name: body.selTypeName,
      option_name: body.optionName,
      value: body.value ?? randomCode(10),
      parent_id: body.parentId ?? null,
      color: body.color ?? null,
      sort: body.sort,
      status: body.status,
      remark: body.remark ?? null,
    })
    .execute()
  await writeEvent(ctx, 'selOption', id, 'created')
  return { id }
}

const refuseStale = async (ctx: Ctx, id: string, version: number) => {
  const current = await own(ctx)
    .selectFrom('sel_option')
    .select(['version', 'updated_at', 'updated_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!current) return fail('record.not_found')
  if (current.version !== version)
    fail('record.stale', { details: { version: current.version, updatedAt: current.updated_at, updatedBy: null } })
}

export const updateOption = async (ctx: Ctx, id: string, body: Update) => {
  await refuseStale(ctx, id, body.version)
  const before = await getOption(ctx, id)
  const parentId = body.parentId === undefined ? before.parentId : body.parentId
  await assertParent(ctx, before.selTypeName, parentId, id)
  const next = {
    optionName: body.optionName,
    color: body.color ?? null,
    sort: body.sort,
    status: body.status,
    remark: body.remark ?? null,
    parentId,
  }
  await own(ctx)
    .updateTable('sel_option')
    .set((eb) => ({
      option_name: next.optionName,
      color: next.color,
      sort: next.sort,
      status: next.status,
      remark: next.remark,
      parent_id: parentId,
      version: eb('version', '+', 1),
      updated_at: new Date().toISOString(),
      updated_by: ctx.userId,
    }))
    .where('id', '=', id)
    .execute()
  const changes = Object.entries(next)
    .map(([field, to]) => ({ field, from: before[field as keyof typeof before] ?? null, to }))
    .filter(({ from, to }) => from !== to)
  await writeEvent(ctx, 'selOption', id, 'updated', changes)
  return { id, version: body.version + 1 }
}

const removable = async (ctx: Ctx, id: string) => {
  const option = await getOption(ctx, id)
  if (option.system) fail('selOption.system')
  const child = await own(ctx)
    .selectFrom('sel_option')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (child) fail('selOption.has_children')
  return option
}

const removeRow = async (ctx: Ctx, id: string, optionName: string, note: string | null): Promise<void> => {
  await own(ctx).deleteFrom('sel_option').where('id', '=', id).execute()
  await writeEvent(ctx, 'selOption', id, 'deleted', [{ field: 'optionName', from: optionName, to: null }], note)
}

export const removeOption = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  if (version !== undefined) await refuseStale(ctx, id, version)
  const option = await removable(ctx, id)
  const { count } = await countUses(ctx, option.selTypeName, option.value)
  if (count > 0) fail('selOption.in_use')
  await removeRow(ctx, id, option.optionName, null)
  return { id }
}

/** Records that used the first option use the second from now on; the first is gone. */
export const mergeOption = async (ctx: Ctx, id: string, into: string): Promise<{ id: string; moved: number }> => {
  if (id === into) fail('selOption.merge_self')
  const [from, to] = [await removable(ctx, id), await getOption(ctx, into)]
  if (from.selTypeName !== to.selTypeName) fail('selOption.merge_self')
  const moved = await moveUses(ctx, from.selTypeName, from.value, to.value)
  await ctx.emit('dictionary.merged', { type: from.selTypeName, from: from.value, to: to.value })
  await removeRow(ctx, id, from.optionName, `→ ${to.optionName}`)
  await writeEvent(ctx, 'selOption', into, 'merged', [
    { field: 'optionName', from: from.optionName, to: to.optionName },
  ])
  return { id: into, moved }
}

export const optionUsage = async (ctx: Ctx, id: string) => {
  const { selTypeName, value } = await getOption(ctx, id)
  return countUses(ctx, selTypeName, value)
}
