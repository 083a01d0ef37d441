import type { zh } from './detail.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  copyCode: 'Copy the code',
  copied: 'Copied {{code}}',
  facts: 'Details',
  previous: 'Previous',
  next: 'Next',
  place: '{{index}} of {{count}}',
  print: 'Print',
  backToRecord: 'Back to the record',
  printedBy: 'Printed by {{name}} at {{time}}',
}
