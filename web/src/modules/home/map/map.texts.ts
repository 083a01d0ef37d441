import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('homeMap', {
  title: { zh: '地图', en: 'Map' },
  hint: { zh: '项目在哪里办，花在哪些城市', en: 'Where projects take place and money is spent' },
  layers: { zh: '显示', en: 'Shown' },
  map: { zh: '项目、场地和花费的地图', en: 'Map of projects, venues and spending' },
  side: { zh: '地图上的内容', en: 'What the map shows' },
  count: { zh: '{{count}} 个', en: '{{count}}' },
  nowhere: { zh: '没填地区', en: 'No place yet' },
  'empty.title': { zh: '地图上还没有内容', en: 'Nothing to show yet' },
  'empty.hint': { zh: '项目填了举办地区，就会出现在这里', en: 'Projects appear once they say where they take place' },
})
