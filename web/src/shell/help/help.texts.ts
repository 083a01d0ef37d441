import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('help', {
  open: { zh: '帮助', en: 'Help' },
  title: { zh: '帮助：{{page}}', en: 'Help: {{page}}' },
  none: { zh: '这一页还没有说明。', en: 'This page is not explained yet.' },
  purpose: { zh: '这一页做什么', en: 'What this page is for' },
  terms: { zh: '术语', en: 'Terms' },
  keys: { zh: '快捷键', en: 'Shortcuts' },
  guides: { zh: '指南', en: 'Guides' },
  back: { zh: '返回说明', en: 'Back' },
})
