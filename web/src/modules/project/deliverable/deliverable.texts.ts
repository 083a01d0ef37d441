import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('projectDeliverable', {
  title: { zh: '阶段交付物', en: 'What they owe' },
  hint: {
    zh: '项目进入下一阶段前要交齐；缺的要由项目经理以外、有豁免权限的人豁免。下级类型同样适用。',
    en: 'All of it is there before a project goes on; what is missing is waived by somebody who does not run it. Types below owe it too.',
  },
  inherited: { zh: '上级类型已要求：{{titles}}', en: 'Owed by a type above: {{titles}}' },
  saved: { zh: '阶段交付物已保存', en: 'Saved' },
  now: { zh: '本阶段交付物 {{done}}/{{all}}', en: 'Owed by this stage: {{done}} of {{all}}' },
  'state.open': { zh: '待交付', en: 'Owed' },
  'state.done': { zh: '已交付', en: 'Delivered' },
  'state.waived': { zh: '已豁免', en: 'Waived' },
  mark: { zh: '登记交付', en: 'Delivered' },
  markOne: { zh: '登记交付：{{title}}', en: 'Delivered: {{title}}' },
  'mark.note': { zh: '放在哪里（选填），如：文档 · 酒店合同', en: 'Where it lies (optional)' },
  undo: { zh: '撤回', en: 'Take back' },
  undoOne: { zh: '撤回：{{title}}', en: 'Take back: {{title}}' },
  waive: { zh: '豁免', en: 'Waive' },
  waiveOne: { zh: '豁免：{{title}}', en: 'Waive: {{title}}' },
  'waive.reason': { zh: '豁免原因（写进动态）', en: 'Why (kept in the timeline)' },
})
