import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('identity.hand-over', {
  title: { zh: '{{name}} 的离职交接', en: 'Hand over from {{name}}' },
  holdings: { zh: '名下 {{kinds}} 类、共 {{count}} 项待交接', en: '{{count}} things of {{kinds}} kinds to pass on' },
  toOne: { zh: '全部交给一个人', en: 'Pass everything to one person' },
  successor: { zh: '{{title}}的接手人', en: 'Who takes: {{title}}' },
  comma: { zh: '、', en: ', ' },
  more: { zh: ' 等，还有 {{count}} 项', en: ' and {{count}} more' },
  notThemselves: { zh: '接手人不能是本人', en: 'Somebody else has to take over' },
  nothing: { zh: '名下没有待交接的事项', en: 'Nothing to pass on' },
  nothingHint: { zh: '可以直接办理离职。', en: 'The person can leave right away.' },
  afterwards: { zh: '交接之后', en: 'Afterwards' },
  leave: { zh: '同时办理{{name}}离职', en: '{{name}} leaves the company' },
  leaveHint: {
    zh: '离职后账号立即停止登录，角色全部收回，席位释放，历史记录保留。',
    en: 'Signing in stops at once, all roles are taken back, the seat is free, the past stays.',
  },
  needAll: {
    zh: '请为每一类事项选择接手人，避免遗漏。',
    en: 'Choose somebody for every kind, so that nothing is left hanging.',
  },
  confirm: { zh: '确认交接', en: 'Hand over' },
  confirmLeave: { zh: '交接并离职', en: 'Hand over and leave' },
  ask: { zh: '确认交接{{name}}名下的事项？', en: 'Pass on what {{name}} holds?' },
  askLeave: { zh: '确认{{name}}离职？', en: 'Let {{name}} leave?' },
  askHint: {
    zh: '所选事项会立即转到接手人名下，并记入系统日志。',
    en: 'Everything chosen passes to its successor at once and is written to the system log.',
  },
  done: { zh: '交接完成', en: 'Handed over' },
  left: { zh: '{{name}}已离职，交接完成', en: '{{name}} has left; everything was handed over' },
})
