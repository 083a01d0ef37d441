import type { zh } from './job.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Background jobs',
  open: 'Background jobs',
  running: '{{count}} running',
  none: 'No background jobs yet',
  noneHint: 'Work that takes a while, such as imports and exports, shows its progress and result here.',
  'state.waiting': 'Waiting',
  'state.running': 'Running',
  'state.done': 'Done',
  'state.failed': 'Failed',
  'state.cancelled': 'Cancelled',
  cancel: 'Cancel',
  retry: 'Retry',
  steps: '{{done}} / {{total}}',
}
