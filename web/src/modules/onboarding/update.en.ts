import type { zh } from './update.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Supplier updates',
  create: 'Ask a supplier',
  edit: 'Edit what is asked',
  'empty.title': 'No supplier was asked yet',
  'empty.hint': 'When a certificate ends or prices change, send a link; they fill it in on a phone, you check it.',
  'section.asked': 'What is asked',
  'section.proposed': 'What they propose',
  'section.trail': 'Record',
  accept: 'Accept',
  accepted: 'Accepted; the records are changed',
  refuse: 'Do not accept',
  refused: 'Noted; nothing has changed',
  'refuse.why': 'Why not',
  send: 'Send the link again',
  sent: 'Sent again',
}
