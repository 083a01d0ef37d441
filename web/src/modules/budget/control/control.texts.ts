import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('budgetControl', {
  title: { zh: '预算控制', en: 'Budget control' },
  note: {
    zh: '单据超出预算时怎么办：在容差以内只提醒；超过容差按这里的规则处理，设了审批角色的要加一道审批。科目没有单独设置时用“全部科目”的规则。',
    en: 'What happens when a document goes over budget: within the tolerance it is told, beyond it the rule says. With a role, that role must approve. Categories without a rule of their own go by the first row.',
  },
  category: { zh: '预算科目', en: 'Category' },
  every: { zh: '全部科目', en: 'All categories' },
  'point.reserve': { zh: '需求（预留）', en: 'Demand (reserve)' },
  'point.commit': { zh: '订单、合同（承诺）', en: 'Order, contract (commit)' },
  'point.actual': { zh: '报销、结算（发生）', en: 'Reimbursement, settlement (spend)' },
  'action.stop': { zh: '禁止', en: 'Stop' },
  'action.warn': { zh: '提醒', en: 'Warn' },
  'action.ignore': { zh: '不控制', en: 'Ignore' },
  'action.same': { zh: '同全部科目', en: 'As for all' },
  tolerance: { zh: '容差 %', en: 'Tolerance %' },
  approver: { zh: '超出由谁审批', en: 'Approved by' },
  nobody: { zh: '无人可放行', en: 'Nobody' },
  add: { zh: '为科目单独设置', en: 'Add a category' },
  remove: { zh: '删除{{name}}的规则', en: 'Remove the rules of {{name}}' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '预算控制已保存', en: 'Saved' },
})
