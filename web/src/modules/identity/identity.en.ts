import type { zh } from './identity.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  pickPerson: 'Name or pinyin',
  pickDepartment: 'Choose a department',
  mention: 'Write a comment; @ mentions a colleague',
  none: 'Nothing found',
  failed: 'The data could not be loaded',
  recent: 'Chosen last',
  everyone: 'Everyone',
  byName: 'People',
  byDepartment: 'Organisation',
}
