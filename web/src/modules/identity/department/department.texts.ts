import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('identity.department', {
  title: { zh: '部门管理', en: 'Departments' },
  sum: { zh: '{{departments}} 个部门 · {{people}} 人', en: '{{departments}} departments · {{people}} people' },
  led: { zh: '负责人', en: 'Led by' },
  heads: { zh: '{{count}} 人', en: '{{count}} people' },
  add: { zh: '新增部门', en: 'New department' },
  edit: { zh: '编辑资料', en: 'Edit details' },
  editTitle: { zh: '编辑“{{name}}”', en: 'Edit “{{name}}”' },
  people: { zh: '查看人员', en: 'Show people' },
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  saved: { zh: '已保存', en: 'Saved' },
  removed: { zh: '部门已删除', en: 'The department was deleted' },
  merged: {
    zh: '已合并，{{people}} 人和 {{departments}} 个下级部门移到新部门',
    en: 'Merged: {{people}} people and {{departments}} departments below moved over',
  },
  peopleAtWork: { zh: '在职人员', en: 'People at work' },
  'empty.title': { zh: '还没有部门', en: 'No departments yet' },
  'empty.hint': {
    zh: '先建好部门，员工、审批和数据范围都按它来。',
    en: 'Departments decide where people sit, who approves and what they see.',
  },
})
