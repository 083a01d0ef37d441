import type { zh } from './outside.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  door: 'First, is it you?',
  'door.hint': 'A code goes to the number this link was sent to. With it you see what is asked and can answer.',
  'door.get': 'Send the code',
  'door.sent': 'The code was sent to {{mobile}}',
  'door.again': 'Again in {{seconds}} s',
  'door.code': 'Code',
  'door.badCode': 'Six digits, please',
  'door.enter': 'Show what is asked',
}
