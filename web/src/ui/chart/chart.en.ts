import type { zh } from './chart.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  loading: 'The chart is loading',
  empty: 'No data for this period yet',
  emptyHint: 'The chart appears by itself once there are records.',
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  label: '{{title}}, {{rows}} groups: {{series}}',
}
