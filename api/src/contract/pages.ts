import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Contract',
  ...place,
})

const planList = {
  path: '/contract/plan',
  title: label('收付款计划', 'Payment plans'),
  permission: 'paymentPlan:list',
  menu: entry('ContractPlan', { group: 'daily', icon: 'calendar', sort: 3030 }),
} as const

const planDetail = {
  path: '/contract/plan/detail',
  title: label('收付款计划详情', 'Payment plan details'),
  permission: 'paymentPlan:show',
  parent: planList,
  subject: 'paymentPlan',
} as const

export const contractPages = definePages({
  contract: recordPages({
    subject: 'contract',
    path: '/contract/index',
    noun: label('合同', 'Contract'),
    title: label('合同列表', 'Contracts'),
    menu: entry('ContractIndex', { group: 'daily', icon: 'file-done', sort: 3010 }),
    edit: { path: '/contract/edit' },
    detail: { path: '/contract/detail' },
  }),
  change: recordPages({
    subject: 'contractChange',
    path: '/contract/change',
    noun: label('合同变更', 'Contract change'),
    title: label('合同变更', 'Contract changes'),
    menu: entry('ContractChange', { group: 'daily', icon: 'swap', sort: 3020 }),
  }),
  plan: { list: planList, detail: planDetail },
  archive: recordPages({
    subject: 'contractBorrow',
    path: '/contract/archive',
    noun: label('合同借阅', 'Contract on loan'),
    title: label('归档与借阅', 'Archive'),
    menu: entry('ContractArchive', { group: 'daily', icon: 'folder', sort: 3040 }),
  }),
  template: recordPages({
    subject: 'contractTemplate',
    path: '/contract/template',
    noun: label('合同范本', 'Contract template'),
    menu: entry('ContractTemplate', { group: 'setup', icon: 'book', sort: 3090 }),
  }),
  type: recordPages({
    subject: 'contractType',
    path: '/contract/contractsType',
    noun: label('合同分类', 'Contract type'),
    menu: entry('ContractContractsType', { group: 'setup', icon: 'apartment', sort: 3091 }),
  }),
})

declareDocumentKind('contract', label('合同', 'Contract'))
declareDocumentKind('contractChange', label('合同变更', 'Contract change'))
