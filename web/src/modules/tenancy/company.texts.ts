import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('tenancy.company', {
  code: { zh: '企业代码', en: 'Company code' },
  plan: { zh: '当前套餐', en: 'Plan' },
  outDate: { zh: '到期日', en: 'Good until' },
  forever: { zh: '长期有效', en: 'No end' },
  seats: { zh: '席位 {{used}} / {{seats}}', en: '{{used}} of {{seats}} seats' },
  storage: { zh: '存储空间 {{used}} / {{limit}} GB', en: '{{used}} of {{limit}} GB for files' },
  renew: { zh: '续费与升级', en: 'Renew or upgrade' },
  changeLogo: { zh: '更换企业 Logo', en: 'Change the logo' },
  logoSaved: { zh: '企业 Logo 已更换', en: 'The logo was changed' },
  about: { zh: '企业资料', en: 'About the company' },
  settings: { zh: '设置', en: 'Settings' },
  saved: { zh: '企业信息已保存', en: 'The company was saved' },
  purchases: { zh: '购买记录', en: 'Purchases' },
  noPurchases: { zh: '还没有购买记录', en: 'Nothing has been bought yet' },
  years: { zh: '{{years}} 年', en: '{{years}} years' },
  gift: { zh: '赠 {{years}} 年', en: '{{years}} years free' },
  seatCount: { zh: '{{seats}} 席', en: '{{seats}} seats' },
})
