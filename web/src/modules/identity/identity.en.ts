import type { zh } from './identity.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  pickPerson: 'Name or pinyin',
  pickDepartment: 'Choose a department',
  none: 'Nothing found',
  failed: 'The data could not be loaded',
}
