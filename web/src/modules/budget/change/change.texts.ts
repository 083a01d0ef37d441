import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('budgetChange', {
  title: { zh: '预算调整', en: 'Budget changes' },
  create: { zh: '新增预算调整单', en: 'New budget change' },
  edit: { zh: '编辑预算调整单', en: 'Edit budget change' },
  'empty.title': { zh: '还没有预算调整单', en: 'No budget changes yet' },
  'empty.hint': {
    zh: '预算生效以后，明细之间调剂或追加都用调整单，审批通过后自动计入可用金额。',
    en: 'Once a budget is in effect, money moves between its lines, or is added, by a change; it counts once approved.',
  },
  'section.basic': { zh: '调整单', en: 'Change' },
  'section.lines': { zh: '调整明细', en: 'Lines' },
  loadingFlow: { zh: '正在查询审批流程，请稍候', en: 'Reading the approval flow, one moment' },
  submit: { zh: '提交审批', en: 'Submit' },
  approvals: { zh: '审批', en: 'Approvals' },
  from: { zh: '调出预算项', en: 'From line' },
  to: { zh: '调入预算项', en: 'To line' },
  amount: { zh: '金额', en: 'Amount' },
  remark: { zh: '说明', en: 'Remark' },
  added: { zh: '追加（不从别处调出）', en: 'Money on top' },
  available: { zh: '{{name}}（可用 {{amount}}）', en: '{{name}} ({{amount}} left)' },
  add: { zh: '添加一行', en: 'Add a line' },
  remove: { zh: '删除第 {{line}} 行', en: 'Remove line {{line}}' },
  line: { zh: '第 {{line}} 行', en: 'Line {{line}}' },
  needsProject: { zh: '先选择项目', en: 'Choose the project first' },
  noBudget: { zh: '该项目还没有生效的预算', en: 'The project has no budget in effect' },
})
