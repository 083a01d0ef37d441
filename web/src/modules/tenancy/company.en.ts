import type { zh } from './company.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  code: 'Company code',
  plan: 'Plan',
  outDate: 'Good until',
  forever: 'No end',
  seats: '{{used}} of {{seats}} seats',
  renew: 'Renew or upgrade',
  changeLogo: 'Change the logo',
  logoSaved: 'The logo was changed',
  about: 'About the company',
  settings: 'Settings',
  saved: 'The company was saved',
  purchases: 'Purchases',
  noPurchases: 'Nothing has been bought yet',
  years: '{{years}} years',
  gift: '{{years}} years free',
  seatCount: '{{seats}} seats',
}
