import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const MenuMeta = z.object({
  title: z.string(),
  icon: z.string().optional(),
  activeIcon: z.string().optional(),
  isCustomSvg: z.boolean().optional(),
  hidden: z.boolean().optional(),
  guard: z.array(z.string()).optional(),
  badge: z.string().optional(),
  dot: z.boolean().optional(),
  target: z.enum(['_self', '_blank']).optional(),
  fullscreen: z.boolean().optional(),
  levelHidden: z.boolean().optional(),
  noKeepAlive: z.boolean().optional(),
  noClosable: z.boolean().optional(),
  tabHidden: z.boolean().optional(),
  dynamicNewTab: z.boolean().optional(),
  activeMenu: z.string().optional(),
  breadcrumbHidden: z.boolean().optional(),
  noColumn: z.boolean().optional(),
  /** The heading it stands under; an unknown one counts as none. */
  group: z.string().max(30).optional(),
})
export type MenuMeta = z.output<typeof MenuMeta>

const MenuBase = z.object({
  id: Id,
  path: z.string(),
  name: z.string(),
  component: z.string().optional(),
  redirect: z.string().optional(),
  meta: MenuMeta,
})
export type MenuRoute = z.output<typeof MenuBase> & { children?: MenuRoute[] }
export const MenuRoute: z.ZodType<MenuRoute> = MenuBase.extend({
  children: z.lazy(() => z.array(MenuRoute)).optional(),
})

/** An item as the administrator sees it: where it comes from and what the company changed. */
export const MenuItem = MenuBase.extend({
  parentId: Id.nullable(),
  type: z.enum(['directory', 'menu', 'button']),
  permission: z.string().nullable(),
  sort: z.int(),
  own: z.boolean(),
  changed: z.boolean(),
})
export type MenuItem = z.output<typeof MenuItem>

const MenuBody = z.strictObject({
  type: z.enum(['directory', 'menu', 'button']),
  parentId: Id.nullable(),
  // A page of ours or a web address: anything else, a script for one, would run in the reader's name.
  path: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:\/|https?:\/\/)/, { error: '应以 / 或 http(s):// 开头' }),
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z]\w{0,49}$/, { error: '名称只能含字母、数字和下划线' }),
  component: z.string().trim().max(100).optional(),
  redirect: z.string().trim().max(200).optional(),
  permission: z.string().trim().max(60).nullable().optional(),
  sort: z.int().min(0).max(100_000).optional(),
  meta: MenuMeta.extend({ title: z.string().trim().min(1).max(30) }).strict(),
})

export const menu = {
  router: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    whileLocked: true,
    beforePasswordChange: true,
    path: '/api/menu/router',
    title: label('我的菜单', 'My menu'),
    access: 'signed-in',
    result: z.array(MenuRoute),
  }),
  list2: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    path: '/api/menu/list2',
    title: label('我的全部路由', 'All my routes'),
    access: 'signed-in',
    result: z.array(MenuRoute),
  }),
  subRouter: endpoint({
    method: 'GET',
    path: '/api/menu/getSubRouter/:id',
    title: label('子路由', 'Routes below an item'),
    access: 'signed-in',
    params: IdParams,
    /** For the tabs of one project: what is open there to the caller. */
    query: z.strictObject({ projectId: Id.optional() }),
    result: z.array(MenuRoute),
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/menu/items',
    title: label('菜单管理', 'All menu items'),
    access: { permission: 'menu:list' },
    result: z.array(MenuItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/menu/create',
    title: label('新增菜单', 'Add a menu item'),
    access: { permission: 'menu:create' },
    body: MenuBody,
    result: IdResult,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/menu/update/:id',
    title: label('修改菜单', 'Change a menu item'),
    access: { permission: 'menu:update' },
    params: IdParams,
    body: MenuBody.partial(),
    result: IdResult,
  }),
  /** An item of the company's own goes; one that came with the product gets its first shape back. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/menu/delete/:id',
    title: label('删除或还原菜单', 'Delete or restore a menu item'),
    access: { permission: 'menu:delete' },
    params: IdParams,
    result: IdResult,
  }),
}
