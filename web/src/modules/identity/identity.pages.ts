import {
  ApartmentOutlined,
  FileSearchOutlined,
  IdcardOutlined,
  MenuOutlined,
  TeamOutlined,
  UserAddOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import type { Action, MenuEntry, Page } from '@/lib/module.ts'
import { bases } from './user.paths.ts'

const users = { title: label('用户配置', 'Users'), permission: 'user:list' }
const employees = { title: label('员工管理', 'Employees'), permission: 'user:list' }

/** People have the same pages wherever they are kept. */
const peoplePages = (under: (typeof bases)[keyof typeof bases], title: Page['title']): Page[] => [
  { path: under, title, permission: 'user:list', load: () => import('./user.list.page.tsx') },
  {
    path: `${under}/edit`,
    title: label('编辑员工', 'Edit employee'),
    under,
    dynamicNewTab: true,
    load: () => import('./user.edit.page.tsx'),
  },
  {
    path: `${under}/detail`,
    title: label('员工详情', 'Employee details'),
    under,
    permission: 'user:show',
    subject: 'user',
    load: () => import('./user.detail.page.tsx'),
  },
  {
    path: `${under}/handOver`,
    title: label('离职交接', 'Hand over'),
    under,
    permission: 'user:handOver',
    load: () => import('./hand-over.page.tsx'),
  },
]

const departments = {
  path: '/authManagement/department',
  title: label('部门管理', 'Departments'),
  permission: 'department:show',
} as const

const roles = { path: '/authManagement/role', title: label('角色管理', 'Roles'), permission: 'role:list' } as const

const rolePages: readonly Page[] = [
  { ...roles, load: () => import('./role.list.page.tsx') },
  {
    path: `${roles.path}/edit`,
    title: label('编辑角色', 'Edit role'),
    under: roles.path,
    dynamicNewTab: true,
    load: () => import('./role.edit.page.tsx'),
  },
  {
    path: `${roles.path}/detail`,
    title: label('角色详情', 'Role details'),
    under: roles.path,
    permission: 'role:show',
    subject: 'role',
    load: () => import('./role.detail.page.tsx'),
  },
  {
    path: `${roles.path}/compare`,
    title: label('角色对比', 'Compare roles'),
    under: roles.path,
    permission: 'role:show',
    load: () => import('./role.compare.page.tsx'),
  },
  {
    path: `${roles.path}/duties`,
    title: label('职责分离', 'Separation of duties'),
    under: roles.path,
    permission: 'role:show',
    load: () => import('./role.duties.page.tsx'),
  },
]

const menus = { path: '/authManagement/menu', title: label('菜单管理', 'Menu'), permission: 'menu:list' } as const

const logs = { path: '/authManagement/log', title: label('系统日志', 'System log'), permission: 'log:list' } as const

export const pages: readonly Page[] = [
  ...peoplePages(bases.user, users.title),
  ...peoplePages(bases.employee, employees.title),
  { ...departments, load: () => import('./department.list.page.tsx') },
  ...rolePages,
  {
    path: '/account/accountCenter',
    title: label('用户中心', 'Account centre'),
    load: () => import('./account.page.tsx'),
  },
  { ...menus, load: () => import('./menu.list.page.tsx') },
  { ...logs, load: () => import('./log.page.tsx') },
]

const company = label('企业', 'Company')
const authority = label('权限', 'Authority')

export const menu: readonly MenuEntry[] = [
  { group: company, path: bases.employee, icon: IdcardOutlined, ...employees },
  { group: authority, path: bases.user, icon: UserOutlined, ...users },
  { group: authority, icon: ApartmentOutlined, ...departments },
  { group: authority, icon: TeamOutlined, ...roles },
  { group: authority, icon: MenuOutlined, ...menus },
  { group: authority, icon: FileSearchOutlined, ...logs },
]

export const actions: readonly Action[] = [
  {
    key: 'user.create',
    title: label('新增员工', 'New employee'),
    icon: UserAddOutlined,
    permission: 'user:create',
    to: `${bases.employee}/edit`,
  },
]
