import { label, type Label } from './label.ts'
import type { IconName } from './icon-names.ts'

type Area = { readonly path: `/${string}`; readonly title: Label; readonly icon: IconName }

/** The areas of the menu in their order; one that holds no page a person may open is not shown to them. */
export const menuAreas = {
  Home: { path: '/', title: label('首页', 'Home'), icon: 'home' },
  Purchase: { path: '/purchase', title: label('采购', 'Purchasing'), icon: 'shopping' },
  Supplier: { path: '/supplier', title: label('供应商', 'Suppliers'), icon: 'shop' },
  Project: { path: '/project', title: label('项目', 'Projects'), icon: 'project' },
  Contract: { path: '/contract', title: label('合同', 'Contracts'), icon: 'file-done' },
  Crm: { path: '/crm', title: label('客户', 'Customers'), icon: 'contacts' },
  Finance: { path: '/finance', title: label('财务', 'Finance'), icon: 'account-book' },
  Approval: { path: '/approval', title: label('审批', 'Approval'), icon: 'audit' },
  Notice: { path: '/notice', title: label('消息', 'Messages'), icon: 'bell' },
  Account: { path: '/account', title: label('企业', 'Company'), icon: 'bank' },
  AuthManagement: { path: '/authManagement', title: label('权限', 'Access'), icon: 'safety' },
  Other: { path: '/other', title: label('设置', 'Settings'), icon: 'setting' },
} as const satisfies Readonly<Record<string, Area>>

export type AreaName = keyof typeof menuAreas

/** What the entries of a long area are grouped by, in this order; any area may use them. */
export const menuGroups = {
  daily: label('常用', 'Everyday'),
  admission: label('准入与变更', 'Admission'),
  resource: label('资源', 'Resources'),
  insight: label('评价与分析', 'Insight'),
  setup: label('设置', 'Setup'),
} as const satisfies Readonly<Record<string, Label>>

export type GroupName = keyof typeof menuGroups

/** Where a group stands among the others; what is in none comes last. */
export const groupRank = (group: string | undefined): number => {
  const rank = Object.keys(menuGroups).indexOf(group ?? '')
  return rank === -1 ? Object.keys(menuGroups).length : rank
}
