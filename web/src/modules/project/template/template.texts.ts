import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('taskTemplate', {
  title: { zh: '任务模板', en: 'Task templates' },
  create: { zh: '新增任务模板', en: 'New task template' },
  edit: { zh: '编辑任务模板', en: 'Edit task template' },
  'empty.title': { zh: '还没有任务模板', en: 'No task templates yet' },
  'empty.hint': {
    zh: '把常做的活动写成模板：每个任务离活动几天、做几天、谁做。',
    en: 'Write down what you do often: how many days from the event each task is, how long it takes and who does it.',
  },
  'section.template': { zh: '模板', en: 'Template' },
  'section.lines': { zh: '任务', en: 'Tasks' },
  use: { zh: '套用模板', en: 'Use a template' },
  choose: { zh: '选择模板', en: 'Choose a template' },
  hint: {
    zh: '按活动日期倒排，先看日期再套用；负责人按项目角色带出。',
    en: 'Counted back from the event. Look at the days first; people come from their roles in the project.',
  },
  preview: { zh: '将新增 {{count}} 个任务', en: '{{count}} tasks will be added' },
  past: { zh: '其中 {{count}} 个早于今天', en: '{{count}} of them lie before today' },
  apply: { zh: '套用', en: 'Use it' },
  applied: { zh: '已新增 {{count}} 个任务', en: '{{count}} tasks added' },
  none: { zh: '还没有启用的任务模板', en: 'There is no template to use' },
  roles: { zh: '角色权限', en: 'What roles open' },
  'roles.hint': {
    zh: '这类项目里，每个角色能看、能改项目页的哪些部分。',
    en: 'What each role may see and change on the page of such a project.',
  },
  'roles.saved': { zh: '角色权限已保存', en: 'Saved' },
  'roles.role': { zh: '项目角色', en: 'Role' },
  save: { zh: '保存', en: 'Save' },
  'level.none': { zh: '不开放', en: 'Closed' },
  'level.own': { zh: '仅本人', en: 'Own only' },
  'level.read': { zh: '可看', en: 'Reads' },
  'level.edit': { zh: '可改', en: 'Changes' },
})
