import type { zh } from './department.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Departments',
  sum: '{{departments}} departments · {{people}} people',
  led: 'Led by',
  heads: '{{count}} people',
  add: 'New department',
  edit: 'Edit details',
  editTitle: 'Edit “{{name}}”',
  people: 'Show people',
  enable: 'Enable',
  disable: 'Disable',
  saved: 'Saved',
  removed: 'The department was deleted',
  merged: 'Merged: {{people}} people and {{departments}} departments below moved over',
  peopleAtWork: 'People at work',
  'empty.title': 'No departments yet',
  'empty.hint': 'Departments decide where people sit, who approves and what they see.',
}
