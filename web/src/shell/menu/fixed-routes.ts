import type { MenuRoute } from '@srm/api/identity'

const route = (path: string, name: string, title: string, more: Partial<MenuRoute> = {}): MenuRoute => ({
  id: name,
  path,
  name,
  meta: { title, ...more.meta },
  ...(more.children && { children: more.children }),
  ...(more.component && { component: more.component }),
})

/** The routes of the `intelligence` mode: the app knows them itself and asks no server. */
export const fixedRoutes: readonly MenuRoute[] = [
  route('/', 'Root', '首页', { component: 'Layout', children: [route('', 'Home', '首页')] }),
  route('/authManagement', 'AuthManagement', '权限', {
    component: 'Layout',
    children: [
      route('user', 'AuthUser', '用户配置'),
      route('role', 'AuthRole', '角色管理'),
      route('menu', 'AuthMenu', '菜单管理'),
    ],
  }),
]

/** Where the routes come from: `all` asks the server, `intelligence` does not. */
export const routeMode = import.meta.env['VITE_ROUTES'] === 'intelligence' ? 'intelligence' : 'all'
