import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('record-calendar', {
  calendar: { zh: '{{name}}日历', en: '{{name}} calendar' },
  today: { zh: '今天', en: 'Today' },
  previous: { zh: '往前', en: 'Earlier' },
  next: { zh: '往后', en: 'Later' },
  span: { zh: '时间跨度', en: 'Time span' },
  'span.month': { zh: '月', en: 'Month' },
  'span.week': { zh: '周', en: 'Week' },
  more: { zh: '还有 {{count}} 条', en: '{{count}} more' },
  moreOn: { zh: '{{day}}还有 {{count}} 条', en: '{{count}} more on {{day}}' },
  countOn: { zh: '{{day}}，{{count}} 条', en: '{{day}}, {{count}} records' },
  noneInSight: { zh: '这段时间没有记录', en: 'Nothing in this time' },
  inSight: { zh: '共 {{count}} 条', en: '{{count}} records' },
  tooMany: { zh: '只显示前 {{count}} 条，请缩小筛选范围', en: 'Only the first {{count}} are shown, please filter' },
  keys: { zh: '日历', en: 'Calendar' },
  'keys.walk': { zh: '前后一天、上下一周', en: 'A day or a week on' },
  'keys.page': { zh: '上一月 / 下一月（周视图为周）', en: 'The month before or after (or week)' },
  'keys.today': { zh: '今天', en: 'Today' },
  'keys.enter': { zh: '进入当天的记录', en: 'To the records of the day' },
})
