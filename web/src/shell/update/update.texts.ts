import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('update', {
  title: { zh: '发现新版本', en: 'A new version is here' },
  'hint.offered': {
    zh: '新版本已经准备好，升级只需几秒。填写中的表单会保存为草稿。',
    en: 'It is ready and takes a few seconds. A form you are filling in is kept as a draft.',
  },
  'hint.updating': { zh: '请稍候，马上就好。', en: 'One moment, please.' },
  'hint.done': { zh: '页面即将刷新。', en: 'The page loads again in a moment.' },
  'act.offered': { zh: '立即升级', en: 'Upgrade now' },
  'act.updating': { zh: '正在更新', en: 'Updating' },
  'act.done': { zh: '更新完成', en: 'Update complete' },
  later: { zh: '稍后再说', en: 'Later' },
  offline: { zh: '网络已断开，当前显示的是已载入的内容', en: 'No network: what you see was loaded before' },
  back: { zh: '网络已恢复', en: 'The network is back' },
  'page.title': { zh: '网络已断开', en: 'No network' },
  'page.hint': {
    zh: '请检查网络连接，恢复后会自动继续。',
    en: 'Please check the connection. This page goes on by itself.',
  },
  'page.retry': { zh: '重试', en: 'Try again' },
})
