import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('financeWidget', {
  cash: { zh: '账户余额', en: 'In the accounts' },
  in: { zh: '七天内该收', en: 'To receive in seven days' },
  out: { zh: '七天内该付', en: 'To pay in seven days' },
  late: { zh: '逾期未收', en: 'Overdue' },
  lowest: { zh: '13 周内最低（{{day}} 那一周末）', en: 'Lowest of 13 weeks (week of {{day}})' },
  count: { zh: '{{count}} 笔', en: '{{count}}' },
  unknown: { zh: '未定', en: 'Open' },
  none: { zh: '没有进行中的项目', en: 'No project is under way' },
  all: { zh: '全部 {{count}} 个项目', en: 'All {{count}} projects' },
})
