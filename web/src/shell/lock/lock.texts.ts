import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('lock', {
  locked: { zh: '屏幕已锁定', en: 'The screen is locked' },
  password: { zh: '密码', en: 'Password' },
  badPassword: { zh: '请输入密码', en: 'Enter your password' },
  badCaptcha: { zh: '请输入图形验证码', en: 'Enter what the picture asks for' },
  unlock: { zh: '解锁', en: 'Unlock' },
  leave: { zh: '退出并重新登录', en: 'Sign out and sign in again' },
  elsewhere: { zh: '请在您自己的标签页中解锁。', en: 'Unlock it in your own tab.' },
})
