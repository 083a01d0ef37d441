import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('project-schedule', {
  title: { zh: '人员排期', en: 'People and days' },
  table: { zh: '谁在哪天有几个任务', en: 'Who has how many tasks on which day' },
  before: { zh: '前一周', en: 'A week earlier' },
  after: { zh: '后一周', en: 'A week later' },
  today: { zh: '本周', en: 'This week' },
  'span.14': { zh: '两周', en: '2 weeks' },
  'span.28': { zh: '四周', en: '4 weeks' },
  span: { zh: '显示多久', en: 'How long' },
  department: { zh: '部门', en: 'Department' },
  project: { zh: '项目', en: 'Project' },
  limit: { zh: '每天超过', en: 'More than' },
  limitUnit: { zh: '个算冲突', en: 'a day is too much' },
  limitLabel: { zh: '每天最多几个任务', en: 'Tasks a day at most' },
  person: { zh: '人员', en: 'Person' },
  cell: {
    zh: '{{name}}，{{day}}：{{count}} 个任务，权重 {{weight}}',
    en: '{{name}}, {{day}}: {{count}} tasks, weight {{weight}}',
  },
  tooMuch: { zh: '任务过多', en: 'too many tasks' },
  clash: { zh: '同一天办活动：{{names}}', en: 'Events on the same day: {{names}}' },
  weight: { zh: '权重 {{count}}', en: 'Weight {{count}}' },
  drawer: { zh: '{{name}} · {{day}}', en: '{{name}} · {{day}}' },
  empty: { zh: '这段时间没有排任务', en: 'Nobody has tasks in these days' },
  emptyHint: {
    zh: '任务有负责人和日期后会出现在这里；换个时间段或去掉筛选再看看。',
    en: 'Tasks with an assignee and days show up here; try other days or fewer filters.',
  },
  cut: {
    zh: '任务太多，只显示前 5000 个，请缩短时间段',
    en: 'Only the first 5,000 tasks are shown, choose fewer days',
  },
  legend: {
    zh: '数字是当天未完成的任务数；橙色为冲突，灰底为休息日。',
    en: 'Numbers are open tasks of the day; orange is a conflict, grey a free day.',
  },
})
