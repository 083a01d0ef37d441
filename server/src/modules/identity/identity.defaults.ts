import { label, type Label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const show = ['show']

export const grants: Grants = {
  user: {
    GM: readingAndExport,
    DEPT: reading,
    ADMIN: [...everyAction, 'handOver', 'resetPassword'],
    AUDIT: reading,
  },
  department: {
    GM: show,
    DEPT: show,
    PM: show,
    BUYER: show,
    SALES: show,
    FINANCE: show,
    ADMIN: ['show', 'create', 'update', 'delete', 'merge'],
    STAFF: show,
    AUDIT: show,
  },
  role: { GM: readingAndExport, ADMIN: [...reading, 'assign'], AUDIT: reading },
  menu: { GM: ['list'], AUDIT: ['list'] },
  log: { GM: ['list'], AUDIT: ['list', 'verify'] },
}

export const permissions: Readonly<Record<string, Label>> = {
  user: label('员工', 'Employees'),
  department: label('部门', 'Departments'),
  role: label('角色', 'Roles'),
  menu: label('菜单', 'Menu'),
  apiKey: label('开放接口', 'Open API'),
  log: label('日志', 'Logs'),
}
