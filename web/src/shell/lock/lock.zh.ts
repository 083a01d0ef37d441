export const zh = {
  locked: '屏幕已锁定',
  password: '密码',
  badPassword: '请输入密码',
  badCaptcha: '请输入图形验证码',
  unlock: '解锁',
  leave: '退出并重新登录',
  elsewhere: '请在您自己的标签页中解锁。',
} as const
