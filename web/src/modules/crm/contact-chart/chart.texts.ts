import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('crm.chart', {
  shape: { zh: '显示方式', en: 'Show as' },
  chart: { zh: '组织架构', en: 'Chart' },
  list: { zh: '列表', en: 'List' },
  lines: { zh: '汇报关系', en: 'Reporting lines' },
  below: { zh: '{{name}} 的下级', en: 'Reporting to {{name}}' },
  alone: { zh: '未设汇报关系', en: 'Without a reporting line' },
  noLines: { zh: '还没有汇报关系，点联系人右侧的图标设置上级', en: 'No reporting lines yet: set one beside a contact' },
  none: { zh: '还没有联系人', en: 'No contacts yet' },
  more: { zh: '只画出前 {{count}} 位，其余请看列表', en: 'The first {{count}} are drawn; the rest are in the list' },
  add: { zh: '添加联系人', en: 'Add contact' },
  decides: { zh: '决策人', en: 'Decides' },
  primary: { zh: '首要', en: 'Main' },
  left: { zh: '离职', en: 'Left' },
  noRole: { zh: '职务未填', en: 'Position unknown' },
  report: { zh: '设置上级', en: 'Set the superior' },
  'report.of': { zh: '设置上级：{{name}}', en: 'Superior of {{name}}' },
  saved: { zh: '汇报关系已更新', en: 'The reporting line is changed' },
  nobody: { zh: '没有上级', en: 'Nobody' },
  nobodyElse: { zh: '没有可选的联系人', en: 'Nobody to choose' },
})
