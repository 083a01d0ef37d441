import type { zh } from './hand-over.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Hand over from {{name}}',
  holdings: '{{count}} things of {{kinds}} kinds to pass on',
  toOne: 'Pass everything to one person',
  successor: 'Who takes: {{title}}',
  comma: ', ',
  more: ' and {{count}} more',
  notThemselves: 'Somebody else has to take over',
  nothing: 'Nothing to pass on',
  nothingHint: 'The person can leave right away.',
  afterwards: 'Afterwards',
  leave: '{{name}} leaves the company',
  leaveHint: 'Signing in stops at once, all roles are taken back, the seat is free, the past stays.',
  needAll: 'Choose somebody for every kind, so that nothing is left hanging.',
  confirm: 'Hand over',
  confirmLeave: 'Hand over and leave',
  ask: 'Pass on what {{name}} holds?',
  askLeave: 'Let {{name}} leave?',
  askHint: 'Everything chosen passes to its successor at once and is written to the system log.',
  done: 'Handed over',
  left: '{{name}} has left; everything was handed over',
}
