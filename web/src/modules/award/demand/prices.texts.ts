import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('demandPrices', {
  'basis.season': { zh: '同城同季 {{count}} 次', en: '{{count}} in this city and season' },
  'basis.city': { zh: '同城 {{count}} 次', en: '{{count}} in this city' },
  'basis.type': { zh: '同类 {{count}} 次', en: '{{count}} of this type' },
  range: { zh: '{{lowest}} ~ {{highest}}，中位 {{median}}', en: '{{lowest}} ~ {{highest}}, median {{median}}' },
  budget: { zh: '预算单价 {{price}}', en: 'budget {{price}} each' },
  above: { zh: '高于历史最高价', en: 'above all earlier prices' },
  below: { zh: '低于历史最低价', en: 'below all earlier prices' },
  noPast: { zh: '没有类似的采购', en: 'Nothing like it was bought before' },
  buys: { zh: '最近采购', en: 'Lately' },
  offers: { zh: '仍有效的报价与协议价', en: 'Offers that hold' },
  noOffers: { zh: '没有仍有效的报价', en: 'No offer holds' },
  agreed: { zh: '协议价', en: 'agreed' },
  until: { zh: '有效至 {{day}}', en: 'until {{day}}' },
  held: { zh: '留位至 {{day}}', en: 'held until {{day}}' },
  more: { zh: '只列出前 {{count}} 行', en: 'The first {{count}} lines' },
})
