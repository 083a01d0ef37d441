import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('identity', {
  pickPerson: { zh: '姓名或拼音', en: 'Name or pinyin' },
  pickDepartment: { zh: '请选择部门', en: 'Choose a department' },
  mention: { zh: '写评论，输入 @ 提到同事', en: 'Write a comment; @ mentions a colleague' },
  none: { zh: '没有找到', en: 'Nothing found' },
  failed: { zh: '加载失败', en: 'Could not be loaded' },
  recent: { zh: '最近选择', en: 'Chosen last' },
  everyone: { zh: '所有人员', en: 'Everyone' },
  byName: { zh: '人员', en: 'People' },
  byDepartment: { zh: '组织架构', en: 'Organisation' },
  label: { zh: '以角色查看', en: 'See as a role' },
  as: { zh: '正在以“{{role}}”角色查看，只读', en: 'Looking as “{{role}}”, read-only' },
  stop: { zh: '退出查看', en: 'Stop' },
})
