import { contract as contracts } from './contract/calls.ts'
import { contractBorrow } from './contract/contract-borrow.ts'
import { contractChange } from './contract/contract-change.ts'
import { contractTemplate } from './contract/contract-template.ts'
import { contractType } from './contract/contract-type.ts'
import { paymentPlan } from './contract/payment-plan.ts'
import { errors } from './shared/errors.ts'

export {
  archiveFields,
  signFields,
  type ContractStanding,
  type ContractStart,
  type ContractVersion,
} from './contract/calls.ts'
export type { ClauseDiff, ContractComparison, FigureDiff, RowDiff, TextPiece } from './contract/comparison.ts'
export { Contract, type ContractClause, type ContractLine, type ContractPlan } from './contract/contract.ts'
export { ContractBorrow, returnFields } from './contract/contract-borrow.ts'
export { changeable, ContractChange } from './contract/contract-change.ts'
export { ContractTemplate, type LibraryClause } from './contract/contract-template.ts'
export { ContractType } from './contract/contract-type.ts'
export { PaymentPlan, type CalendarPlan, type PlanCalendar, type PlanDueEntry } from './contract/payment-plan.ts'
export {
  contractStages,
  type AmountKind,
  type ContractDirection,
  type ContractSide,
  type ContractStage,
  type PlanTrigger,
} from './contract/words.ts'

export const contract = {
  contract: contracts,
  change: contractChange,
  plan: paymentPlan,
  borrow: contractBorrow,
  template: contractTemplate,
  type: contractType,
}

export const contractErrors = errors({
  'contractType.taken': [68000, 409, '同级已有同名的合同分类', 'A contract type with this name exists there'],
  'contractType.wrong_parent': [68001, 422, '不能放在自己或自己的下级之下', 'It cannot stand below itself'],
  'contractType.has_children': [68002, 409, '请先移走或删除下级分类', 'Remove what stands below it first'],
  'contractType.disabled': [68003, 422, '该合同分类已停用', 'This contract type is disabled'],
  'contractTemplate.taken': [68004, 409, '已有同名的合同范本', 'A template with this name exists'],
  'contract.locked': [
    68010,
    409,
    '合同正在审批或已生效，只能通过合同变更修改',
    'An approved contract is only changed by a change',
  ],
  'contract.kept': [68011, 409, '提交过的合同不能删除，可以作废', 'A submitted contract is made void, not deleted'],
  'contract.party_needed': [68012, 422, '请选择{{party}}', 'Choose the {{party}}'],
  'contract.one_party': [68013, 422, '客户和供应商只能选择一个', 'A contract has a customer or a supplier, not both'],
  'contract.parent_needed': [68014, 422, '补充协议请选择主合同', 'A supplement has a main contract'],
  'contract.wrong_parent': [
    68015,
    422,
    '主合同与本合同的对方或收付方向不一致',
    'The main contract is with another party',
  ],
  'contract.dates': [68016, 422, '结束日期不能早于开始日期', 'It cannot end before it begins'],
  'contract.lines_sum': [
    68017,
    422,
    '合同标的合计 {{sum}} 与合同金额 {{amount}} 不一致',
    'The items come to {{sum}}, the amount is {{amount}}',
  ],
  'contract.plans_sum': [
    68018,
    422,
    '收付款约定合计 {{sum}} 应等于合同金额 {{amount}}',
    'The instalments come to {{sum}}, the amount is {{amount}}',
  ],
  'contract.plans_over': [
    68019,
    422,
    '收付款约定合计 {{sum}} 不能超过合同上限 {{amount}}',
    'The instalments come to {{sum}}, more than the ceiling of {{amount}}',
  ],
  'contract.plan_date': [68020, 422, '第 {{line}} 期：固定日期请填写约定日期', 'Instalment {{line}}: enter the day'],
  'contract.plan_project': [
    68021,
    422,
    '第 {{line}} 期按项目日期触发，请先选择项目',
    'Instalment {{line}} waits for a project: choose one',
  ],
  'contract.plan_amount': [68022, 422, '第 {{line}} 期：请填写金额或比例', 'Instalment {{line}}: amount or share'],
  'contract.clause_fixed': [
    68023,
    422,
    '条款“{{title}}”为范本固定条款，不能修改或删除',
    'The clause {{title}} is fixed by the template',
  ],
  'contract.no_amount': [68024, 422, '合同金额应大于 0', 'The amount is more than nothing'],
  'contract.sign_day': [68045, 422, '签订日期不能晚于今天', 'It cannot be signed later than today'],
  'contract.plans_missing': [68044, 422, '请填写收付款约定', 'Enter the instalments'],
  'contract.no_such_step': [
    68030,
    409,
    '合同当前阶段不能这样处理',
    'The contract cannot go there from where it stands',
  ],
  'contract.hindered': [68031, 409, '还不能变为“{{stage}}”：{{what}}', 'Not to {{stage}} yet: {{what}}'],
  'contract.reason_needed': [68032, 422, '请填写原因', 'Say why'],
  'contract.sealed_needed': [68033, 422, '请上传盖章件', 'Upload the sealed copy'],
  'contract.pages': [
    68034,
    422,
    '盖章件共 {{found}} 页，与填写的 {{told}} 页不一致',
    'The sealed copy has {{found}} pages, not {{told}}',
  ],
  'contract.unreadable': [
    68035,
    422,
    '无法读取盖章件“{{name}}”，请上传 PDF 或图片',
    'Cannot read {{name}}: PDF or pictures',
  ],
  'contract.sealed_twice': [68036, 409, '该盖章件已用于合同 {{code}}', 'This sealed copy belongs to contract {{code}}'],
  'contract.papers': [68037, 409, '缺少必备附件：{{papers}}', 'Papers are missing: {{papers}}'],
  'contract.archived': [68038, 409, '已归档的合同不能再变更', 'An archived contract does not change'],
  'contract.opening': [68040, 422, '期初合同请填写期初签订日期', 'Enter when a contract from before was signed'],
  'contract.opening_over': [
    68041,
    422,
    '期初已收付 {{amount}} 超过合同金额',
    'More was settled before ({{amount}}) than the contract is about',
  ],
  'contract.masked': [
    68043,
    409,
    '您的角色看不到该方向的金额，不能填写合同',
    'Your role does not see these amounts, so you cannot write the contract',
  ],
  'contract.closed_customer': [68042, 409, '客户已在公海，请先领取', 'The customer is in a pool: take it first'],
  'paymentPlan.settled': [68050, 409, '该计划已结清或取消', 'This plan is settled or canceled'],
  'paymentPlan.known': [68051, 409, '该计划的到期日由触发条件决定', 'What the plan waits for has a day'],
  'paymentPlan.too_much': [
    68052,
    409,
    '“{{name}}”未结金额为 {{open}}，不能再结 {{amount}}',
    '{{open}} of {{name}} is open, not {{amount}}',
  ],
  'paymentPlan.not_open': [68053, 409, '合同未签署或已结束，不能收付款', 'The contract is not signed, or has ended'],
  'contractChange.open': [68060, 409, '该合同已有未完成的变更', 'The contract has a change that is not decided'],
  'contractChange.locked': [68061, 409, '变更单正在审批或已有结果，不能修改', 'The change is in approval or decided'],
  'contractChange.kept': [68062, 409, '提交过的变更单不能删除', 'A submitted change is kept'],
  'contractChange.outdated': [
    68063,
    409,
    '合同已是第 {{version}} 版，请按新版本重新填写变更',
    'The contract is at version {{version}}: write the change anew',
  ],
  'contractChange.not_changeable': [68064, 409, '合同当前阶段不能变更', 'The contract cannot change where it stands'],
  'contractChange.nothing': [68065, 422, '没有任何变更内容', 'Nothing is changed'],
  'contractChange.settled': [
    68066,
    422,
    '“{{name}}”已结 {{done}}，变更后不能少于该金额',
    '{{done}} of {{name}} is settled: it cannot become less',
  ],
  'contractChange.invoiced': [
    68067,
    422,
    '已开票 {{invoiced}}，变更后的合同金额不能少于该金额；多开的请先红冲',
    '{{invoiced}} is invoiced: the contract cannot become less; reverse invoices first',
  ],
  'contractBorrow.out': [68070, 409, '该合同已借给{{who}}', 'The contract is with {{who}}'],
  'contractBorrow.days': [68073, 422, '归还日期不能早于借出日期', 'It cannot be due before it is taken'],
  'contractBorrow.out_already': [68074, 409, '该合同已借出', 'The contract is out already'],
  'contractBorrow.not_archived': [68071, 409, '只有已归档的合同可以借阅', 'Only archived contracts are lent'],
  'contractBorrow.returned': [68072, 409, '该合同已归还', 'It was given back'],
})
