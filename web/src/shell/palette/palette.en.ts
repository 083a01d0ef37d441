import type { zh } from './palette.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  label: 'Search everywhere',
  placeholder: 'Find a page, a record or an action',
  results: 'Results',
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  action: 'Action',
  more: 'More in the list of {{kind}}',
  none: 'Nothing found for “{{keyword}}”',
  count: '{{count}} results',
  'hint.move': 'move',
  'hint.choose': 'open',
  'hint.close': 'close',
}
