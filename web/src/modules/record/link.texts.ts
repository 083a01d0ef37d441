import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('recordLink', {
  title: { zh: '上下游单据', en: 'Linked documents' },
  up: { zh: '上游', en: 'Came from' },
  down: { zh: '下游', en: 'Led to' },
  gone: { zh: '已删除', en: 'Deleted' },
  all: { zh: '展开全部 {{count}} 张', en: 'Show all {{count}}' },
  hidden: { zh: '另有 {{count}} 张单据您没有查看权限', en: '{{count}} more you may not see' },
})
