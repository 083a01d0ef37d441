import type { zh } from './related.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  add: 'Add {{name}}',
  edit: 'Edit {{name}}',
  none: 'No {{name}} yet',
  actions: 'Actions',
  all: 'Only the first {{count}} are shown',
}
