import type { zh } from './record.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  'kind.create': 'created the record',
  'kind.update': 'changed the record',
  'kind.delete': 'deleted the record',
  'kind.other': 'did something',
  system: 'System',
  none: 'Nothing has happened yet',
  more: 'Earlier',
  nothing: 'empty',
}
