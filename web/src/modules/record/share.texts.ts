import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('recordShare', {
  share: { zh: '共享', en: 'Share' },
  sharedWith: { zh: '已共享 {{count}}', en: 'Shared with {{count}}' },
  title: { zh: '共享这条记录', en: 'Share this record' },
  hint: {
    zh: '共享给部门时，其下级部门的同事也能看到。对方仍需有相应的功能权限，金额等脱敏内容不会因此放开。',
    en: 'A department includes those below it. People still need the right to see such records, and what is covered for them stays covered.',
  },
  readHint: { zh: '这条记录共享给了以下同事和部门。', en: 'This record is shared with these people and departments.' },
  nobody: { zh: '还没有共享给任何人', en: 'Not shared with anybody yet' },
  addPerson: { zh: '添加同事', en: 'Add a colleague' },
  addDepartment: { zh: '添加部门', en: 'Add a department' },
  read: { zh: '可查看', en: 'May read' },
  edit: { zh: '可编辑', en: 'May edit' },
  levelOf: { zh: '{{name}}的权限', en: 'What {{name}} may do' },
  untilOf: { zh: '{{name}}的有效期', en: 'Last day for {{name}}' },
  untilDay: { zh: '有效期至 {{day}}', en: 'until {{day}}' },
  removeOf: { zh: '移除{{name}}', en: 'Remove {{name}}' },
  forever: { zh: '长期有效', en: 'No end' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '共享已更新', en: 'Sharing updated' },
})
