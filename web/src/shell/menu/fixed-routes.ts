import type { MenuRoute } from '@srm/api/identity'
import { identityPages } from '@srm/api/identity/pages'
import { menuAreas, type AreaName } from '@srm/api/shared/menu-areas'
import type { PageDeclaration } from '@srm/api/shared/pages'

const { user, role, menu: menus } = identityPages

const area = (of: AreaName, children: MenuRoute[]): MenuRoute => {
  const { path, title } = menuAreas[of]
  return { id: of, path, name: of, component: 'Layout', meta: { title: title.zh }, children }
}

const page = ({ path, title, menu }: PageDeclaration): MenuRoute => {
  const name = menu?.name ?? path
  return { id: name, path, name, meta: { title: title.zh } }
}

/** The routes of the `intelligence` mode: the app knows them itself and asks no server. */
export const fixedRoutes: readonly MenuRoute[] = [
  area('Home', [page({ ...menuAreas.Home })]),
  area('AuthManagement', [user.list, role.list, menus].map(page)),
]

/** Where the routes come from: `all` asks the server, `intelligence` does not. */
export const routeMode = import.meta.env['VITE_ROUTES'] === 'intelligence' ? 'intelligence' : 'all'
