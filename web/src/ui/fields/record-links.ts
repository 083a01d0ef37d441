import { label, type Label } from '@srm/api/shared/label'

type Links = {
  /** Where a missing one is added. */
  readonly add: string
  /** Where all of them are kept, when that is another page. */
  readonly all?: string
  readonly noun: Label
}

const links: Readonly<Record<string, Links>> = {
  customer: { add: '/crm/crmEdit', all: '/crm/crmList', noun: label('客户', 'customer') },
  user: { add: '/authManagement/user', noun: label('人员', 'person') },
  department: { add: '/authManagement/department', noun: label('部门', 'department') },
  role: { add: '/authManagement/role', noun: label('角色', 'role') },
  project: { add: '/project/edit', all: '/project/index', noun: label('项目', 'project') },
  budget: { add: '/project/projectBudget', noun: label('预算', 'budget') },
  contract: { add: '/contract/index', noun: label('合同', 'contract') },
  contractType: { add: '/contract/contractsType', noun: label('合同类型', 'contract type') },
  supplier: { add: '/supplier/supplierEdit', all: '/supplier/supplierList', noun: label('供应商', 'supplier') },
  purchaseType: { add: '/purchase/purchaseClassify', noun: label('采购类型', 'purchase type') },
  ourCompany: { add: '/account/ourCompany', noun: label('我方公司', 'company of ours') },
}

/** Pages that are told their title by the address. */
const titled = ['customer']

export const linksOf = (of: string, say: (text: Label) => string, addTitle: (noun: string) => string) => {
  const found = links[of]
  if (!found) return undefined
  const noun = say(found.noun)
  const title = addTitle(noun)
  const add = titled.includes(of) ? `${found.add}?title=${encodeURIComponent(title)}` : found.add
  return { add, all: found.all, title, noun }
}

export const dictionaryLink = (of: string): string => `/other/indexList?activeId=${encodeURIComponent(of)}`
