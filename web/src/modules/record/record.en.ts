import type { zh } from './record.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  'kind.created': 'created the record',
  'kind.updated': 'changed the record',
  'kind.deleted': 'deleted the record',
  'kind.other': 'did something',
  system: 'System',
  none: 'Nothing has happened yet',
  more: 'Earlier',
}
