import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('finderWidget', {
  'week.none': { zh: '这周没有占用或暂留的档期', en: 'Nothing taken or held this week' },
  'week.noneHint': { zh: '暂留和占用的档期会出现在这里。', en: 'Holds and bookings appear here.' },
  'spend.total': { zh: '累计合作金额', en: 'Spend so far' },
  'spend.suppliers': { zh: '合作供应商', en: 'Suppliers' },
  'spend.none': { zh: '还没有合作金额', en: 'No spend yet' },
  'spend.noneHint': { zh: '登记合作金额后会出现在这里。', en: 'It appears here once it is recorded.' },
})
