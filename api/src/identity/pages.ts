import { label, type Label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

/** People have the same pages wherever they are kept. */
const peoplePages = (path: `/${string}`, title: Label, menu: MenuPlace) => {
  const pages = recordPages({ subject: 'user', path, noun: label('员工', 'Employee'), title, menu })
  const handOver = {
    path: `${path}/handOver`,
    title: label('离职交接', 'Hand over'),
    permission: 'user:handOver',
    parent: pages.list,
  } as const
  return { ...pages, handOver }
}

const role = recordPages({
  subject: 'role',
  path: '/authManagement/role',
  noun: label('角色', 'Role'),
  title: label('角色管理', 'Roles'),
  menu: { name: 'AuthRole', area: 'AuthManagement', icon: 'team' },
})

export const identityPages = definePages({
  user: peoplePages('/authManagement/user', label('用户配置', 'Users'), {
    name: 'AuthUser',
    area: 'AuthManagement',
    icon: 'user',
  }),
  role: {
    ...role,
    compare: {
      path: '/authManagement/role/compare',
      title: label('角色对比', 'Compare roles'),
      permission: 'role:show',
      parent: role.list,
    },
    duties: {
      path: '/authManagement/role/duties',
      title: label('职责分离', 'Separation of duties'),
      permission: 'role:show',
      parent: role.list,
    },
  },
  menu: {
    path: '/authManagement/menu',
    title: label('菜单管理', 'Menu'),
    permission: 'menu:list',
    menu: { name: 'AuthMenu', area: 'AuthManagement', icon: 'menu' },
  },
  department: {
    path: '/authManagement/department',
    title: label('部门管理', 'Departments'),
    permission: 'department:show',
    menu: { name: 'AuthDepartment', area: 'AuthManagement', icon: 'apartment' },
  },
  log: {
    path: '/authManagement/log',
    title: label('系统日志', 'System log'),
    permission: 'log:list',
    menu: { name: 'SystemLog', area: 'AuthManagement', icon: 'file-search' },
  },
  account: {
    path: '/account/accountCenter',
    title: label('用户中心', 'Account centre'),
    menu: { name: 'AccountCenter', area: 'Account', icon: 'idcard', hidden: true },
  },
  employee: peoplePages('/account/employeeManage', label('员工管理', 'Employees'), {
    name: 'EmployeeManage',
    area: 'Account',
    icon: 'solution',
  }),
})
