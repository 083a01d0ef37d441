import type { Parsed } from '@srm/api/endpoint'
import type { identity, MenuItem, MenuRoute } from '@srm/api/identity'
import type { Label } from '@srm/api/shared/label'
import { menuAreas } from '@srm/api/shared/menu-areas'
import type { PageDeclaration } from '@srm/api/shared/pages'
import type { RecordTab } from '@srm/api/shared/record-tab'
import { grants } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { menuNarrowings } from '#kernel/menu-narrowing.ts'
import { own, read } from './identity.db.ts'
import { subtreeOf } from './user/department.rules.ts'
import { declaredItems, menuId, mergedItems, projectDetail, routesBelow } from './identity.menu.rules.ts'

type Create = Parsed<typeof identity.menu.create>['body']
type Update = Parsed<typeof identity.menu.update>['body']

/** Filled once when the modules are put together. */
let declared: readonly MenuItem[] = []
let titles: ReadonlyMap<string, Label> = new Map()
export const declareMenus = (pages: readonly PageDeclaration[], tabs: readonly RecordTab[]): void => {
  declared = declaredItems(pages, tabs)
  titles = new Map([
    ...Object.entries(menuAreas).map(([name, { title }]) => [menuId(name), title] as const),
    ...pages.flatMap(({ menu, title }) => (menu ? [[menuId(menu.name), title] as const] : [])),
    ...tabs.map(({ name, title }) => [menuId(name), title] as const),
  ])
}

export const menuItems = async (ctx: Ctx): Promise<MenuItem[]> =>
  mergedItems(declared, await read(ctx).selectFrom('menu').select(['id', 'own', 'item']).execute())

/** As whoever arranges the menu reads it: what still has the name it came with is said in their language. */
export const menuItemsInLanguage = async (ctx: Ctx): Promise<MenuItem[]> =>
  (await menuItems(ctx)).map((item) => {
    const title = item.own ? undefined : titles.get(item.id)
    return title?.zh === item.meta.title ? { ...item, meta: { ...item.meta, title: title[ctx.language] } } : item
  })

/** A name that was shown translated and sent back as it was is no new name. */
const storedTitle = (ctx: Ctx, id: string, title: string | undefined): string | undefined =>
  title !== undefined && titles.get(id)?.[ctx.language] === title ? titles.get(id)?.zh : title

/** Pages of a larger plan keep their entry: whoever opens one reads what it takes. */
const mayIn = (ctx: Ctx) => (permission: string) => grants(ctx.session, permission)

/** Routes of the menu: pages inside one project are fetched when it is opened. */
export const menuRouter = async (ctx: Ctx): Promise<MenuRoute[]> => {
  const items = await menuItems(ctx)
  return routesBelow(
    items.filter(({ name }) => name !== projectDetail),
    null,
    mayIn(ctx),
  )
}

export const menuList2 = async (ctx: Ctx): Promise<MenuRoute[]> => routesBelow(await menuItems(ctx), null, mayIn(ctx))

export const menuSubRouter = async (ctx: Ctx, id: string, projectId: string | undefined): Promise<MenuRoute[]> => {
  const items = await menuItems(ctx)
  if (!items.some((item) => item.id === id)) return fail('record.not_found')
  const routes = routesBelow(items, id, mayIn(ctx))
  if (projectId === undefined) return routes
  const open = new Map<string, readonly string[]>()
  for (const narrow of menuNarrowings.all())
    for (const [name, words] of await narrow(ctx, projectId)) open.set(name, words)
  return routes.flatMap((route) => {
    const guard = open.get(route.name)
    return guard ? [{ ...route, meta: { ...route.meta, guard: [...guard] } }] : []
  })
}

const assertPlace = (items: readonly MenuItem[], id: string, parentId: string | null | undefined): void => {
  if (!parentId) return
  if (!items.some((item) => item.id === parentId)) fail('record.bad_reference')
  if (subtreeOf(items, id).has(parentId)) fail('menu.own_child')
}

const assertName = (items: readonly MenuItem[], id: string, name: string | undefined): void => {
  if (name && items.some((item) => item.name === name && item.id !== id))
    fail('menu.name_taken', { errors: [{ path: 'name', message: '' }] })
}

const save = async (ctx: Ctx, id: string, isOwn: boolean, item: object): Promise<{ id: string }> => {
  await own(ctx)
    .insertInto('menu')
    .values({ id, own: isOwn, item: JSON.stringify(item) })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet({ item: JSON.stringify(item) }))
    .execute()
  await ctx.systemLog('menu.changed', { menu: id, item })
  return { id }
}

export const createMenu = async (ctx: Ctx, body: Create): Promise<{ id: string }> => {
  const id = newId()
  const items = await menuItems(ctx)
  assertPlace(items, id, body.parentId)
  assertName(items, id, body.name)
  const last = Math.max(0, ...items.filter(({ parentId }) => parentId === body.parentId).map(({ sort }) => sort))
  return save(ctx, id, true, { permission: null, sort: last + 10, ...body, own: true, changed: false })
}

const withoutSame = (change: Update, item: MenuItem): Readonly<Record<string, unknown>> => {
  const before: Readonly<Record<string, unknown>> = item
  const metaBefore: Readonly<Record<string, unknown>> = item.meta
  const meta = Object.entries(change.meta ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(metaBefore[key]),
  )
  const rest = Object.entries(change).filter(
    ([key, value]) => key !== 'meta' && JSON.stringify(value) !== JSON.stringify(before[key]),
  )
  return { ...Object.fromEntries(rest), ...(meta.length > 0 && { meta: Object.fromEntries(meta) }) }
}

/** Of what came with the product only the difference is kept, so that the next release still improves the rest. */
export const updateMenu = async (ctx: Ctx, id: string, sent: Update): Promise<{ id: string }> => {
  const title = storedTitle(ctx, id, sent.meta?.title)
  const change = title === undefined ? sent : { ...sent, meta: { ...sent.meta, title } }
  const items = await menuItems(ctx)
  const item = items.find((known) => known.id === id) ?? fail('record.not_found')
  assertPlace(items, id, change.parentId)
  assertName(items, id, change.name)
  if (item.own) return save(ctx, id, true, { ...item, ...change, meta: { ...item.meta, ...change.meta } })
  const shipped = declared.find((known) => known.id === id) ?? item
  const whole = { ...item, ...change, meta: { ...item.meta, ...change.meta } }
  const { type: _, name: __, component: ___, ...allowed } = withoutSame(whole, shipped)
  return save(ctx, id, false, allowed)
}

export const removeMenu = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const items = await menuItems(ctx)
  if (items.some((item) => item.parentId === id && item.own)) return fail('record.referenced')
  const gone = await own(ctx).deleteFrom('menu').where('id', '=', id).executeTakeFirst()
  if (gone.numDeletedRows === 0n) return items.some((item) => item.id === id) ? { id } : fail('record.not_found')
  await ctx.systemLog('menu.changed', { menu: id, removed: true })
  return { id }
}
