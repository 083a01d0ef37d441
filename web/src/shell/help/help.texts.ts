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
  shortcuts: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  everywhere: { zh: '任何页面', en: 'Everywhere' },
  search: { zh: '全局搜索', en: 'Search everywhere' },
  sheet: { zh: '打开快捷键表', en: 'Open this sheet' },
  closeTab: { zh: '关闭当前标签', en: 'Close this tab' },
  otherTab: { zh: '切换到左 / 右标签', en: 'Go to the tab on the left / right' },
  refresh: { zh: '刷新当前页', en: 'Refresh this page' },
  lock: { zh: '锁屏', en: 'Lock the screen' },
})
