import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('job', {
  title: { zh: '后台任务', en: 'Background jobs' },
  open: { zh: '后台任务', en: 'Background jobs' },
  running: { zh: '{{count}} 个任务进行中', en: '{{count}} running' },
  none: { zh: '还没有后台任务', en: 'No background jobs yet' },
  noneHint: {
    zh: '导入、导出等耗时的操作会在这里显示进度和结果。',
    en: 'Work that takes a while, such as imports and exports, shows its progress and result here.',
  },
  'state.waiting': { zh: '排队中', en: 'Waiting' },
  'state.running': { zh: '进行中', en: 'Running' },
  'state.done': { zh: '已完成', en: 'Done' },
  'state.failed': { zh: '失败', en: 'Failed' },
  'state.cancelled': { zh: '已取消', en: 'Cancelled' },
  cancel: { zh: '取消', en: 'Cancel' },
  retry: { zh: '重试', en: 'Retry' },
  steps: { zh: '{{done}} / {{total}}', en: '{{done}} / {{total}}' },
})
