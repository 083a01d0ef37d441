import type { MenuItem as Declared } from '#kernel/module.ts'

const at = 'AuthManagement'

/** Where people and their rights are looked after. */
export const menu: readonly Declared[] = [
  {
    under: at,
    path: '/authManagement/user',
    name: 'AuthUser',
    title: '用户配置',
    icon: 'user',
    permission: 'user:list',
  },
  {
    under: at,
    path: '/authManagement/role',
    name: 'AuthRole',
    title: '角色管理',
    icon: 'team',
    permission: 'role:list',
  },
  {
    under: at,
    path: '/authManagement/menu',
    name: 'AuthMenu',
    title: '菜单管理',
    icon: 'menu',
    permission: 'menu:list',
  },
  {
    under: at,
    path: '/authManagement/department',
    name: 'AuthDepartment',
    title: '部门管理',
    icon: 'apartment',
    permission: 'department:show',
  },
  {
    under: at,
    path: '/authManagement/log',
    name: 'SystemLog',
    title: '系统日志',
    icon: 'file-search',
    permission: 'log:list',
  },
  {
    under: 'Account',
    path: '/account/accountCenter',
    name: 'AccountCenter',
    title: '用户中心',
    icon: 'idcard',
    meta: { hidden: true },
  },
  {
    under: 'Account',
    path: '/account/employeeManage',
    name: 'EmployeeManage',
    title: '员工管理',
    icon: 'solution',
    permission: 'user:list',
  },
]

/** What a new company does about its people. */
export const steps = [
  {
    key: 'department',
    rank: 20,
    label: { zh: '搭建部门并指定负责人', en: 'Set up departments and their leaders' },
    path: '/authManagement/department',
    permission: 'department:create',
    // The first department is led by whoever registered the company.
    done: 'select count(*) > 1 from department where tenant_id = $1 and leader_id is not null',
  },
  {
    key: 'people',
    rank: 30,
    label: { zh: '邀请同事加入', en: 'Invite colleagues' },
    path: '/account/employeeManage',
    permission: 'user:create',
    done: 'select count(*) > 1 from "user" where tenant_id = $1',
  },
  {
    key: 'role',
    rank: 40,
    label: { zh: '调整角色权限', en: 'Adjust roles' },
    path: '/authManagement/role',
    permission: 'role:create',
    done: "select exists (select 1 from role where tenant_id = $1 and kind = 'custom')",
  },
] as const
