import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('project-widget', {
  in: { zh: '还有 {{count}} 天', en: 'In {{count}} days' },
  begun: { zh: '已到活动日', en: 'Under way' },
  'running.none': { zh: '没有进行中的项目', en: 'No project of yours is running' },
})
