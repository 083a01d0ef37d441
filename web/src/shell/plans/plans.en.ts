import type { zh } from './plans.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  plans: 'Plans',
  perYear: '/ year',
  unitPrice: '￥{{price}} per person and month',
  freeForever: 'Free for good',
  howLong: 'Renew for',
  years: '{{years}} y',
  gift: '+{{years}} free',
  offer: '{{total}} years in all, {{perYear}} a year, {{saved}} saved',
  how: 'Your account manager renews and upgrades; it takes effect the same day.',
  manager: 'Account manager',
  wechat: 'WeChat {{id}}',
  qr: 'QR code of {{name}}',
  scan: 'Scan to get in touch',
  again: 'Try again',
  ended: 'Your membership has ended',
  endedHint: 'Your data is safe. Once your account manager has renewed the plan, everything works as before.',
  signOut: 'Sign out',
}
