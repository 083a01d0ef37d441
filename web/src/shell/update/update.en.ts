import type { zh } from './update.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'A new version is here',
  'hint.offered': 'It is ready and takes a few seconds. A form you are filling in is kept as a draft.',
  'hint.updating': 'One moment, please.',
  'hint.done': 'The page loads again in a moment.',
  'act.offered': 'Upgrade now',
  'act.updating': 'Updating',
  'act.done': 'Update complete',
  later: 'Later',
  offline: 'No network: what you see was loaded before',
  back: 'The network is back',
  'page.title': 'No network',
  'page.hint': 'Please check the connection. This page goes on by itself.',
  'page.retry': 'Try again',
}
