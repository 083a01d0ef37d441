import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('plans', {
  plans: { zh: '会员套餐', en: 'Plans' },
  perYear: { zh: '/ 年', en: '/ year' },
  unitPrice: { zh: '{{price}} 元 / 人 / 月', en: '￥{{price}} per person and month' },
  freeForever: { zh: '长期免费', en: 'Free for good' },
  howLong: { zh: '续费时长', en: 'Renew for' },
  years: { zh: '{{years}} 年', en: '{{years}} y' },
  gift: { zh: '送 {{years}} 年', en: '+{{years}} free' },
  offer: {
    zh: '共用 {{total}} 年，合 {{perYear}} / 年，省 {{saved}}',
    en: '{{total}} years in all, {{perYear}} a year, {{saved}} saved',
  },
  how: {
    zh: '续费与升级由您的客户经理办理，联系后当天生效。',
    en: 'Your account manager renews and upgrades; it takes effect the same day.',
  },
  manager: { zh: '客户经理', en: 'Account manager' },
  wechat: { zh: '微信 {{id}}', en: 'WeChat {{id}}' },
  qr: { zh: '{{name}} 的二维码', en: 'QR code of {{name}}' },
  scan: { zh: '扫码联系', en: 'Scan to get in touch' },
  again: { zh: '重试', en: 'Try again' },
  ended: { zh: '会员已到期', en: 'Your membership has ended' },
  endedHint: {
    zh: '您的数据完好无损。联系客户经理续费后，即可像往常一样使用。',
    en: 'Your data is safe. Once your account manager has renewed the plan, everything works as before.',
  },
  signOut: { zh: '退出登录', en: 'Sign out' },
})
