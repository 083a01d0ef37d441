import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('quoteHolds', {
  title: { zh: '留房留厅', en: 'Holds' },
  note: {
    zh: '供应商替我们留着的房间和会场，到期日一过就会放给别人',
    en: 'Rooms and halls kept for us; after its day each goes to somebody else',
  },
  before: { zh: '上个月', en: 'Month before' },
  after: { zh: '下个月', en: 'Month after' },
  month: { zh: '{{year}} 年 {{month}} 月', en: '{{year}}-{{month}}' },
  weekdays: { zh: '一,二,三,四,五,六,日', en: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun' },
  today: { zh: '今天', en: 'Today' },
  list: { zh: '本月到期', en: 'Released this month' },
  day: { zh: '释放日', en: 'Released on' },
  what: { zh: '采购单与供应商', en: 'Purchase and supplier' },
  event: { zh: '使用日', en: 'Needed from' },
  state: { zh: '状态', en: 'State' },
  won: { zh: '已中标', en: 'Awarded' },
  open: { zh: '待定标', en: 'Not decided' },
  cost: { zh: '今天取消', en: 'Calling off today' },
  free: { zh: '不收费', en: 'Free' },
  costs: { zh: '收 {{rate}}%，{{amount}}', en: '{{rate}} %, {{amount}}' },
  rate: { zh: '收 {{rate}}%', en: '{{rate}} %' },
  none: { zh: '本月没有到期的留房留厅', en: 'Nothing is released this month' },
  'none.hint': {
    zh: '供应商报价时写明留位到哪一天，开标后就会显示在这里。',
    en: 'Holds of opened quotes stand here by the day they lapse.',
  },
})
