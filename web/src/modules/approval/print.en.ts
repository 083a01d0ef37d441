import type { zh } from './print.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  back: 'Back',
  kind: 'Approval: {{label}}',
  unfinished: 'Not approved',
  content: 'Document',
  record: 'Decisions',
  step: 'Step',
  who: 'By',
  result: 'Result',
  opinion: 'Opinion',
  time: 'Time',
  printed: 'Printed by {{name}} at {{time}}',
  hash: 'Checksum of the content {{hash}}',
  proof: 'Scan to open the approval and see whether paper and record agree',
  number: 'Number',
  flow: 'Flow',
  initiator: 'Initiator',
  submitted: 'Submitted',
  amount: 'Amount',
  status: 'Status',
}
