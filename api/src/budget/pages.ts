import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area'>): MenuPlace => ({
  name,
  area: 'Project',
  ...place,
})

export const budgetPages = definePages({
  budget: recordPages({
    subject: 'budget',
    path: '/project/projectBudget',
    noun: label('项目预算', 'Budget'),
    title: label('项目预算', 'Budgets'),
    menu: entry('ProjectProjectBudget', { group: 'daily', icon: 'account-book', sort: 2210 }),
    edit: { path: '/project/projectBudget/edit' },
    detail: { path: '/project/projectBudget/detail' },
  }),
  change: recordPages({
    subject: 'budgetChange',
    path: '/project/budgetChange',
    noun: label('预算调整单', 'Budget change'),
    title: label('预算调整', 'Budget changes'),
    menu: entry('ProjectBudgetChange', { group: 'daily', icon: 'swap', sort: 2220 }),
  }),
  template: recordPages({
    subject: 'budgetTemplate',
    path: '/budgetTemplate/index',
    noun: label('预算模板', 'Budget template'),
    menu: { name: 'BudgetTemplate', area: 'Account', icon: 'unordered-list', sort: 2090 },
    edit: { path: '/budgetTemplate/edit' },
    detail: { path: '/budgetTemplate/detail' },
  }),
  control: {
    path: '/project/budgetControl',
    title: label('预算控制', 'Budget control'),
    permission: 'budgetControl:list',
    menu: entry('ProjectBudgetControl', { group: 'setup', icon: 'safety', sort: 2230 }),
  },
  classify: {
    path: '/project/budgetClassify',
    title: label('预算科目', 'Budget categories'),
    permission: 'budgetTemplate:list',
    menu: entry('ProjectBudgetClassify', { group: 'setup', icon: 'tags', sort: 2240 }),
  },
  /** Leads to the contrast of its project. */
  item: {
    path: '/project/budgetItem',
    title: label('预算项', 'Budget line'),
    permission: 'budgetItem:show',
    subject: 'budgetItem',
  },
})

declareDocumentKind('budget', label('项目预算', 'Budget'))
declareDocumentKind('budgetChange', label('预算调整单', 'Budget change'))
