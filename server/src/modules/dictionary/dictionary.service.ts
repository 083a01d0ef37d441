import type { dictionary } from '@srm/api/dictionary'
import type { Parsed } from '@srm/api/endpoint'
import { keysOf } from '@srm/api/shared/keys'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { countUses } from '#kernel/records/uses/dict-uses.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { own } from './dictionary.db.ts'
import { lastSort, wouldLoop } from './dictionary.rules.ts'
import { randomCode } from './number/numbering.service.ts'
import { lockTree, putBefore, removeRow } from './class/tree.service.ts'
import { getOption } from './dictionary.views.ts'

mapConstraintError('sel_option_name_key', 'selOption.taken', 'optionName')
mapConstraintError('sel_option_value_key', 'selOption.taken', 'value')

type Create = Parsed<typeof dictionary.create>['body']
type Update = Parsed<typeof dictionary.update>['body']

const parentOf = async (ctx: Ctx, selTypeName: string, parentId: string | null): Promise<void> => {
  if (parentId && (await getOption(ctx, parentId)).selTypeName !== selTypeName) fail('selOption.wrong_parent')
}

export const createOption = async (ctx: Ctx, body: Create): Promise<{ id: string }> => {
  const parentId = body.parentId ?? null
  await parentOf(ctx, body.selTypeName, parentId)
  const id = newId()
  const tree = await lockTree(ctx, body.selTypeName)
  await own(ctx)
    .insertInto('sel_option')
    .values({
      id,
      sel_type_name: body.selTypeName,
      option_name: body.optionName,
      value: body.value ?? randomCode(10),
      parent_id: parentId,
      color: body.color ?? null,
      sort: body.sort ?? lastSort(tree, parentId),
      status: body.status,
      remark: body.remark ?? null,
    })
    .execute()
  if (body.before) await putBefore(ctx, tree, { id, parentId, before: body.before })
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

const columns = {
  optionName: 'option_name',
  color: 'color',
  sort: 'sort',
  status: 'status',
  remark: 'remark',
  parentId: 'parent_id',
} as const
const changeable = keysOf(columns)

/** What is not named stays as it is. */
export const updateOption = async (ctx: Ctx, id: string, { version, ...body }: Update) => {
  const { selTypeName } = await getOption(ctx, id)
  if (body.parentId) {
    await parentOf(ctx, selTypeName, body.parentId)
    if (wouldLoop(await lockTree(ctx, selTypeName), id, body.parentId)) fail('selOption.wrong_parent')
  }
  await refuseStale(ctx, id, version)
  const before = await getOption(ctx, id)
  if (body.value && body.value !== before.value) fail('selOption.value_fixed')
  const changes = changeable
    .filter((field) => body[field] !== undefined && body[field] !== before[field])
    .map((field) => ({ field, from: before[field], to: body[field] }))
  if (changes.length === 0) return { id, version }
  await own(ctx)
    .updateTable('sel_option')
    .set((eb) => ({
      ...Object.fromEntries(changes.map(({ field, to }) => [columns[field], to])),
      version: eb('version', '+', 1),
      updated_at: new Date().toISOString(),
      updated_by: ctx.userId,
    }))
    .where('id', '=', id)
    .execute()
  await writeEvent(ctx, 'selOption', id, 'updated', changes)
  return { id, version: version + 1 }
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

export const removeOption = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  if (version !== undefined) await refuseStale(ctx, id, version)
  const option = await removable(ctx, id)
  const { count } = await countUses(ctx, option.selTypeName, option.value)
  if (count > 0) fail('selOption.in_use')
  await removeRow(ctx, id, option.optionName, null)
  return { id }
}
