import { budget as versions } from './budget/budget.ts'
import { budgetChange } from './budget/change.ts'
import { classify } from './budget/classify.ts'
import { control } from './budget/control.ts'
import { budgetItem, contrast, listTree } from './budget/item.ts'
import { budgetTemplate } from './budget/template.ts'
import { errors } from './shared/errors.ts'

export { Budget, managedLineFields, type BudgetDiffLine, type BudgetLine } from './budget/budget.ts'
export { BudgetChange } from './budget/change.ts'
export type { BudgetClass } from './budget/classify.ts'
export { budgetPoints, type BudgetPoint, type BudgetRule } from './budget/control.ts'
export {
  BudgetItem,
  type BudgetBurden,
  type BudgetContrast,
  type BudgetListTree,
  type ContrastItem,
} from './budget/item.ts'

export { BudgetTemplate, type BudgetTemplateLine, type TemplateVersion } from './budget/template.ts'

export const budget = {
  budget: versions,
  item: budgetItem,
  listTree,
  contrast,
  control,
  change: budgetChange,
  classify,
  template: budgetTemplate,
}

export const budgetErrors = errors({
  'budget.locked': [63001, 409, '预算正在审批或已有结果，不能修改', 'The budget is in approval or decided'],
  'budget.kept': [63002, 409, '提交过的预算只能作废，不能删除', 'A submitted budget is voided, not deleted'],
  'budget.masked': [63003, 409, '您看不到成本金额，不能编制预算', 'Whoever does not see costs cannot make a budget'],
  'budget.formula': [63005, 422, '第 {{line}} 行公式有误：{{what}}', 'Line {{line}}: {{what}}'],
  'budget.exceeded': [63006, 409, '超出预算：{{what}}', 'Over budget: {{what}}'],
  'budget.no_item': [63007, 422, '预算项不存在或不属于该项目', 'There is no such line in this project’s budget'],
  'budget.item_ended': [63008, 409, '预算项“{{what}}”已不在生效预算中', '“{{what}}” is no longer in the budget'],
  'budget.no_effective': [63009, 409, '项目还没有生效的预算', 'The project has no budget in effect'],
  'budget.other_project': [63010, 422, '只能对比同一项目的版本', 'Only versions of one project are compared'],
  'budget.hindered': [63011, 409, '预算不能生效：{{what}}', 'The budget cannot take effect: {{what}}'],
  'budgetTemplate.name_taken': [63100, 409, '已有同名的预算模板', 'A template with this name exists'],
  'budgetTemplate.disabled': [63101, 409, '该模板已停用', 'The template is disabled'],
  'budgetChange.locked': [63020, 409, '调整单正在审批或已有结果，不能修改', 'The change is in approval or decided'],
  'budgetChange.kept': [63021, 409, '提交过的调整单只能作废，不能删除', 'A submitted change is voided, not deleted'],
  'budgetChange.same': [63022, 422, '调出和调入不能是同一预算项', 'A line cannot give to itself'],
  'budgetChange.short': [63023, 409, '“{{what}}”可用不足，不能调出', '“{{what}}” has not that much left to give'],
  'budgetChange.waits': [63025, 409, '“{{what}}”正在审批，请等它有结果', '“{{what}}” is in approval'],
  'budgetChange.nothing': [63024, 422, '请填写调整金额', 'Enter what is moved'],
  'budgetControl.incomplete': [
    63030,
    422,
    '需求、订单/合同、报销/结算都要有一条适用于全部科目的规则',
    'Each point needs a rule for all categories',
  ],
  'budgetControl.twice': [63031, 422, '同一科目在同一环节只能有一条规则', 'One rule for a category at each point'],
})
