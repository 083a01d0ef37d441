import type { MenuMeta, MenuRoute } from '@srm/api/identity'
import { expect, test } from 'vitest'
import { fixedRoutes } from './fixed-routes.ts'
import { areaOf, breadcrumb, litBy, menuModel, type MenuNode } from './menu-model.ts'

const route = (path: string, meta: Partial<MenuMeta> = {}, children: MenuRoute[] = []): MenuRoute => ({
  id: path,
  path,
  name: path,
  meta: { title: path, ...meta },
  ...(children.length > 0 && { children }),
})

const all = (): boolean => true
const names = (nodes: readonly MenuNode[]): string[] => nodes.map(({ path }) => path)

const company = route('/account', {}, [route('/account/ourCompany'), route('employees')])

test('a path that does not begin with a slash stands below its parent', () => {
  expect(names(menuModel([company], all).leaves)).toEqual(['/account/ourCompany', '/account/employees'])
})

test('an entry with children leads to its redirect, or else to its first child', () => {
  const { tree } = menuModel([company, { ...company, id: 'other', redirect: '/account/employees' }], all)
  expect(tree.map(({ to }) => to)).toEqual(['/account/ourCompany', '/account/employees'])
})

test('an entry whose guard fails is not in the menu and not among the routes', () => {
  const routes = [route('/a', { guard: ['a:list'] }), route('/b', { guard: ['b:list'] })]
  const { tree, byPath } = menuModel(routes, (codes) => codes.includes('b:list'))
  expect(names(tree)).toEqual(['/b'])
  expect([...byPath.keys()]).toEqual(['/b'])
})

test('a hidden entry is a route without a place in the menu', () => {
  const model = menuModel([route('/account', {}, [route('/account/a'), route('/account/b', { hidden: true })])], all)
  expect(names(model.leaves)).toEqual(['/account/a'])
  expect(model.byPath.has('/account/b')).toBe(true)
})

test('an entry whose level is hidden gives its place to its children', () => {
  const { tree } = menuModel([route('/x', { levelHidden: true }, [route('/x/a'), route('/x/b')])], all)
  expect(names(tree)).toEqual(['/x/a', '/x/b'])
})

test('the breadcrumb names everything above a page, without what hides itself from it', () => {
  const model = menuModel([route('/a', { breadcrumbHidden: true }, [route('b', {}, [route('c')])])], all)
  expect(names(breadcrumb(model, '/a/b/c'))).toEqual(['/a/b', '/a/b/c'])
})

test('a page lights itself and everything above it, and belongs to one area', () => {
  const model = menuModel([route('/other'), company], all)
  const lit = litBy(model, '/account/ourCompany')
  expect([...lit]).toEqual(['/account', '/account/ourCompany'])
  expect(areaOf(model, lit)?.path).toBe('/account')
})

test('an address elsewhere stays as it is and is never the first page', () => {
  const model = menuModel([route('https://example.com/help'), route('/a')], all)
  expect(model.tree.map(({ external }) => external)).toEqual([true, false])
  expect(model.first).toBe('/a')
})

test('without routes there is nothing to lead to', () => {
  expect(menuModel([], all)).toMatchObject({ tree: [], leaves: [], first: undefined })
})

test('the fixed routes are the home page and the three pages of authority', () => {
  const { leaves, tree } = menuModel(fixedRoutes, all)
  expect(names(leaves)).toEqual(['/', '/authManagement/user', '/authManagement/role', '/authManagement/menu'])
  expect(tree.map(({ meta }) => meta.title)).toEqual(['首页', '权限'])
})
