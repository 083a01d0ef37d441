import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('contractTemplate', {
  title: { zh: '合同范本', en: 'Contract templates' },
  create: { zh: '新增范本', en: 'New template' },
  edit: { zh: '编辑范本', en: 'Edit template' },
  clauses: { zh: '标准条款', en: 'Clauses' },
  write: { zh: '用它起草合同', en: 'Write a contract' },
  fixed: { zh: '不可修改', en: 'Fixed' },
  'clauses.none': { zh: '还没有条款', en: 'No clauses yet' },
  'clauses.add': { zh: '添加条款', en: 'Add a clause' },
  'clauses.count': { zh: '{{count}} 条，其中 {{fixed}} 条不可修改', en: '{{count}} clauses, {{fixed}} of them fixed' },
  'empty.title': { zh: '还没有合同范本', en: 'No templates yet' },
  'empty.hint': {
    zh: '把法务认可的标准条款写成范本，起草时带入；改过的条款会标出来给审批人看。',
    en: 'Write down the standard clauses. Contracts begin with them, and what was changed is shown to approvers.',
  },
  'section.basic': { zh: '基本信息', en: 'Basics' },
  'section.more': { zh: '其他', en: 'More' },
})
