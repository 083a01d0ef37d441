import { label, type Label, type Language } from '@srm/api/shared/label'
import type { Grants } from '#kernel/grants.ts'

/** The roles a new company starts with; what they may do is said by the modules it is about. */
type BuiltIn = {
  readonly code: string
  readonly name: Label
  readonly description: Label
  readonly scope: 'all' | 'below' | 'department' | 'self'
  readonly masks: readonly string[]
}

export const builtIns: readonly BuiltIn[] = [
  {
    code: 'SUPER',
    name: label('超级管理员', 'Super administrator'),
    description: label('拥有全部权限', 'Holds every permission'),
    scope: 'all',
    masks: [],
  },
  {
    code: 'GM',
    name: label('总经理', 'General manager'),
    description: label('查看全部数据，审批，导出', 'Sees all data, approves, exports'),
    scope: 'all',
    masks: [],
  },
  {
    code: 'DEPT',
    name: label('部门经理', 'Department manager'),
    description: label('管理本部门及下级的业务', 'Runs the work of the department and those below it'),
    scope: 'below',
    masks: [],
  },
  {
    code: 'PM',
    name: label('项目经理', 'Project manager'),
    description: label('负责项目、预算与执行', 'Answers for projects, budgets and delivery'),
    scope: 'department',
    masks: ['bankAccount', 'idNumber'],
  },
  {
    code: 'BUYER',
    name: label('采购', 'Buyer'),
    description: label('供应商、询价、比价与采购', 'Suppliers, inquiries, comparison and purchasing'),
    scope: 'department',
    masks: ['income'],
  },
  {
    code: 'SALES',
    name: label('业务', 'Sales'),
    description: label('客户、商机与销售合同', 'Customers, opportunities and sales contracts'),
    scope: 'self',
    masks: ['cost', 'bankAccount', 'idNumber'],
  },
  {
    code: 'FINANCE',
    name: label('财务', 'Finance'),
    description: label('合同、发票、收付款与财务监控', 'Contracts, invoices, payments and monitoring'),
    scope: 'all',
    masks: [],
  },
  {
    code: 'ADMIN',
    name: label('行政', 'Administration'),
    description: label('员工、部门、公告与字典', 'Employees, departments, announcements and dictionaries'),
    scope: 'all',
    masks: ['cost', 'income', 'bankAccount', 'idNumber'],
  },
  {
    code: 'STAFF',
    name: label('普通员工', 'Staff'),
    description: label('自己的事项', 'One’s own matters'),
    scope: 'self',
    masks: ['cost', 'income', 'mobile', 'bankAccount', 'idNumber'],
  },
  {
    code: 'AUDIT',
    name: label('只读审计', 'Read-only auditor'),
    description: label('查看全部数据与日志，不能修改', 'Sees all data and logs, changes nothing'),
    scope: 'all',
    masks: ['mobile', 'bankAccount', 'idNumber'],
  },
]

type RoleText = { readonly name: string; readonly description?: string | null }

/**
 * A role that came with the product, as this reader calls it. It is stored in Chinese; one that was given another
 * name keeps it.
 */
export const roleInLanguage = <T extends RoleText>(role: T, language: Language): T => {
  const builtIn = language === 'zh' ? undefined : builtIns.find(({ name }) => name.zh === role.name)
  if (!builtIn) return role
  return {
    ...role,
    name: builtIn.name[language],
    ...(role.description === builtIn.description.zh && { description: builtIn.description[language] }),
  }
}

/** Only the administrator's role covers everything, and what comes later too. */
const everything = { SUPER: ['*'] }

/**
 * What each built-in role holds, by its code, in the order of all codes. A role or a permission nobody knows stops the
 * boot, and so does a sign that would stand for several permissions.
 */
export const grantsByRole = (
  grants: readonly Grants[],
  all: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const words = grants.flatMap((one) =>
    Object.entries(one).flatMap(([subject, byRole]) =>
      Object.entries(byRole).flatMap(([role, actions]) =>
        actions.map((action) => ({ role, code: `${subject}:${action}` })),
      ),
    ),
  )
  const known = new Set(all)
  for (const { role, code } of words) {
    if (!builtIns.some((one) => one.code === role && !(role in everything)))
      throw new Error(`no role ${role} for ${code}`)
    if (!known.has(code)) throw new Error(`the role ${role} is given ${code}, which no endpoint asks for`)
  }
  const held = Map.groupBy(words, ({ role }) => role)
  const codesOf = (role: string): readonly string[] => {
    const codes = new Set(held.get(role)?.map(({ code }) => code))
    return all.filter((code) => codes.has(code))
  }
  return new Map([...builtIns.map(({ code }) => [code, codesOf(code)] as const), ...Object.entries(everything)])
}
