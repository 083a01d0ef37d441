import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('runOfShow', {
  title: { zh: '执行流程', en: 'Run-of-show' },
  add: { zh: '新增流程', en: 'New item' },
  live: { zh: '现在 / 接下来', en: 'Now and next' },
  print: { zh: '打印', en: 'Print' },
  share: { zh: '发送链接', en: 'Send a link' },
  empty: { zh: '还没有执行流程', en: 'No run-of-show yet' },
  emptyHint: {
    zh: '从搭建到撤场，一行一件事：几点开始、多久、谁负责、要什么提示。',
    en: 'From setup to teardown, one line for each thing: when, how long, who and which cues.',
  },
  time: { zh: '时间', en: 'Time' },
  where: { zh: '地点与负责人', en: 'Where and who' },
  length: { zh: '时长', en: 'Length' },
  minutes: { zh: '{{count}} 分钟', en: '{{count}} min' },
  day: { zh: '{{day}}（{{count}} 项）', en: '{{day}} ({{count}})' },
  gap: { zh: '之前空 {{count}} 分钟', en: '{{count}} min free before' },
  'overlap.place': {
    zh: '与“{{name}}”同一地点重叠 {{count}} 分钟',
    en: 'Same place as “{{name}}” for {{count}} min',
  },
  'overlap.owner': {
    zh: '与“{{name}}”同一负责人重叠 {{count}} 分钟',
    en: 'Same person as “{{name}}” for {{count}} min',
  },
  shift: { zh: '顺延', en: 'Shift' },
  'shift.title': { zh: '从“{{name}}”起调整', en: 'Shift from “{{name}}” on' },
  'shift.minutes': { zh: '分钟数', en: 'Minutes' },
  'shift.hint': {
    zh: '正数往后推，负数提前；当天之后未完成的各项一起调整，已完成的不动。',
    en: 'More than 0 is later, less is earlier. Everything after it on that day moves along, but what is done.',
  },
  'shift.preview': { zh: '{{count}} 项会调整', en: '{{count}} items move' },
  'shift.confirm': { zh: '确认调整', en: 'Shift' },
  'shift.done': { zh: '已调整 {{count}} 项', en: '{{count}} items moved' },
  delete: { zh: '删除', en: 'Delete' },
  'delete.title': { zh: '删除“{{name}}”？', en: 'Delete “{{name}}”?' },
  'delete.hint': { zh: '只删除这一项，其他各项的时间不变。', en: 'Only this item goes; the others keep their times.' },
  edit: { zh: '编辑', en: 'Edit' },
  'share.sent': {
    zh: '链接已发送，可在“外部链接”里查看访问和撤销',
    en: 'Sent; visits and revoking stand in “Links sent”',
  },
  'print.back': { zh: '返回', en: 'Back' },
  'print.made': { zh: '打印时间 {{time}}', en: 'Printed {{time}}' },
})
