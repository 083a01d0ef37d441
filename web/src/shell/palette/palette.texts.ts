import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('palette', {
  label: { zh: '全局搜索', en: 'Search everywhere' },
  placeholder: { zh: '搜索页面、记录或操作，支持拼音', en: 'Find a page, a record or an action' },
  results: { zh: '搜索结果', en: 'Results' },
  recent: { zh: '最近', en: 'Recent' },
  pages: { zh: '页面', en: 'Pages' },
  actions: { zh: '操作', en: 'Actions' },
  action: { zh: '操作', en: 'Action' },
  more: { zh: '在{{kind}}列表中查看更多', en: 'More in the list of {{kind}}' },
  none: { zh: '没有找到“{{keyword}}”', en: 'Nothing found for “{{keyword}}”' },
  count: { zh: '{{count}} 个结果', en: '{{count}} results' },
  'hint.move': { zh: '选择', en: 'move' },
  'hint.choose': { zh: '打开', en: 'open' },
  'hint.close': { zh: '关闭', en: 'close' },
})
