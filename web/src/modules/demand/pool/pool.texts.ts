import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('pool', {
  title: { zh: '采购池', en: 'Purchase pool' },
  'empty.title': { zh: '采购池是空的', en: 'The pool is empty' },
  'empty.hint': {
    zh: '采购需求审批通过后，每行明细会出现在这里等采购员认领。',
    en: 'Each line of an approved demand appears here until a buyer claims it.',
  },
  claim: { zh: '认领', en: 'Claim' },
  claimed: { zh: '已认领', en: 'Claimed' },
  release: { zh: '退回采购池', en: 'Give back' },
  released: { zh: '已退回采购池', en: 'Given back' },
  inquire: { zh: '发起询价', en: 'Start an inquiry' },
  'inquire.title': { zh: '用这 {{count}} 行发起询价', en: 'Start an inquiry with {{count}} lines' },
  'inquire.join': { zh: '、', en: ', ' },
  'inquire.more': { zh: '，另有 {{count}} 行', en: ' and {{count}} more' },
  'inquire.claims': {
    zh: '其中 {{count}} 行还没人认领，会同时认领到您名下。',
    en: '{{count}} of them are unclaimed and become yours.',
  },
  split: { zh: '拆分数量', en: 'Split' },
  'split.title': { zh: '拆分“{{name}}”', en: 'Split {{name}}' },
  'split.hint': {
    zh: '共 {{quantity}}，拆出的数量成为新的一行，预算按数量分摊。',
    en: '{{quantity}} in all; what is split off becomes a line of its own with its share of the budget.',
  },
  'split.done': { zh: '已拆分为两行', en: 'Split in two' },
  by: { zh: '按', en: 'By' },
  'by.type': { zh: '分类', en: 'Type' },
  'by.region': { zh: '城市', en: 'City' },
  'by.month': { zh: '日期', en: 'Date' },
  group: { zh: '{{name}} {{count}} 行', en: '{{name}}: {{count}}' },
  'group.free': {
    zh: '{{name}} {{count}} 行，{{unclaimed}} 行待认领',
    en: '{{name}}: {{count}}, {{unclaimed}} unclaimed',
  },
  noRegion: { zh: '未填城市', en: 'No city' },
  holders: { zh: '谁在买', en: 'Who buys' },
  holder: {
    zh: '{{name}}：认领 {{claimed}} · 询价 {{inquiry}}',
    en: '{{name}}: {{claimed}} claimed, {{inquiry}} in inquiries',
  },
  'section.what': { zh: '买什么', en: 'What' },
  'section.from': { zh: '来源与认领', en: 'Where it comes from' },
  all: { zh: '全部', en: 'All' },
})
