import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('whatIf', {
  title: { zh: '怎么定最划算', en: 'What if' },
  maxSuppliers: { zh: '最多拆给几家', en: 'Suppliers at most' },
  whole: { zh: '整单最低', en: 'Cheapest as a whole' },
  split: { zh: '拆分最低', en: 'Cheapest split' },
  score: { zh: '综合评分最高', en: 'Best score' },
  noScore: { zh: '还没有完整的评分', en: 'Scores are not complete yet' },
  none: { zh: '没有报价齐全的组合，请增加家数', en: 'No such set of suppliers offers everything: allow more' },
  searching: { zh: '正在计算…', en: 'Working it out…' },
  points: { zh: '加权 {{points}} 分', en: '{{points}} points' },
  suppliers: { zh: '{{names}}', en: '{{names}}' },
  examined: {
    zh: '共 {{possible}} 种组合，逐一比较 {{examined}} 种，其余按下限排除',
    en: '{{examined}} of {{possible}} sets compared one by one, the others ruled out by bounds',
  },
  runnerUp: { zh: '次优 {{names}}，多 {{amount}}', en: 'Next: {{names}}, {{amount}} more' },
  runnerUpPoints: { zh: '次优 {{names}}，少 {{points}} 分', en: 'Next: {{names}}, {{points}} points less' },
  approximate: {
    zh: '近似：一秒内未算完，最低不会低于 {{amount}}',
    en: 'Approximate: nothing costs less than {{amount}}',
  },
  uncovered: { zh: '无人报价的明细不在内：{{lines}}', en: 'Nobody offers: {{lines}}' },
  use: { zh: '采用', en: 'Use' },
})
