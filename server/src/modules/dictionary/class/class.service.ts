import type { dictionary } from '@srm/api/dictionary'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { countRefs } from '#kernel/records/uses/ref-uses.ts'
import { own } from '../dictionary.db.ts'
import { assertClassifyKind } from '../dictionary.declared.store.ts'
import { arrange, lastSort, wouldLoop } from '../dictionary.rules.ts'

mapConstraintError('classify_name_key', 'classify.taken', 'name')

type Create = Parsed<typeof dictionary.classes.create>['body']
type Node = { readonly id: string; readonly parentId: string | null; readonly sort: number }
type Place = { readonly id: string; readonly parentId: string | null; readonly before: string | null }

/** Whoever changes a tree waits for whoever is changing it. */
const lockTree = (ctx: Ctx, kind: string): Promise<Node[]> =>
  own(ctx)
    .selectFrom('classify')
    .select(['id', 'parent_id as parentId', 'sort'])
    .where('kind', '=', kind)
    .orderBy('id')
    .forUpdate()
    .execute()

const classOf = async (ctx: Ctx, id: string) =>
  (await own(ctx)
    .selectFrom('classify')
    .select(['id', 'kind', 'name', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? fail('record.not_found')

const refuseStale = ({ version: current }: { version: number }, version: number | undefined): void => {
  if (version !== undefined && version !== current)
    fail('record.stale', { details: { version: current, updatedAt: null, updatedBy: null } })
}

const assertParent = (tree: readonly Node[], id: string, parentId: string | null): void => {
  if (!parentId) return
  if (!tree.some((node) => node.id === parentId) || wouldLoop(tree, id, parentId)) fail('classify.wrong_parent')
}

const numberSql = `update classify c set sort = n.sort, parent_id = $2::uuid
  from unnest($3::uuid[], $4::int[]) as n (id, sort)
  where c.tenant_id = $1 and c.id = n.id and (c.sort, c.parent_id) is distinct from (n.sort, $2::uuid)`

const putBefore = async (ctx: Ctx, tree: readonly Node[], { id, parentId, before }: Place): Promise<void> => {
  const order = arrange(tree, id, parentId, before) ?? fail('selOption.wrong_place')
  await ctx.db.run(numberSql, [ctx.tenantId, parentId, order.map((one) => one.id), order.map(({ sort }) => sort)])
}

export const createClass = async (ctx: Ctx, { kind, name, parentId = null, before = null }: Create) => {
  assertClassifyKind(kind)
  const tree = await lockTree(ctx, kind)
  const id = newId()
  assertParent(tree, id, parentId)
  const sort = lastSort(tree, parentId)
  await own(ctx).insertInto('classify').values({ id, kind, name, parent_id: parentId, sort }).execute()
  if (before) await putBefore(ctx, tree, { id, parentId, before })
  return { id }
}

export const renameClass = async (ctx: Ctx, id: string, { name, version }: { name: string; version: number }) => {
  refuseStale(await classOf(ctx, id), version)
  await own(ctx)
    .updateTable('classify')
    .set((eb) => ({ name, version: eb('version', '+', 1), updated_at: eb.fn<string>('now'), updated_by: ctx.userId }))
    .where('id', '=', id)
    .execute()
  return { id, version: version + 1 }
}

export const moveClass = async (ctx: Ctx, id: string, place: Omit<Place, 'id'>) => {
  const { kind } = await classOf(ctx, id)
  const tree = await lockTree(ctx, kind)
  assertParent(tree, id, place.parentId)
  await putBefore(ctx, tree, { id, ...place })
  return { id }
}

export const removeClass = async (ctx: Ctx, id: string, version: number | undefined) => {
  const found = await classOf(ctx, id)
  refuseStale(found, version)
  const tree = await lockTree(ctx, found.kind)
  if (tree.some(({ parentId }) => parentId === id)) fail('classify.has_children')
  if ((await countRefs(ctx, `${found.kind}Classify`, id)) > 0) fail('classify.in_use')
  await own(ctx).deleteFrom('classify').where('id', '=', id).execute()
  return { id }
}
