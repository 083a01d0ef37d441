import { defineTexts } from '@/lib/i18n.ts'

export const { useText: useCommentText } = defineTexts('externalComment', {
  comments: { zh: '评论', en: 'Comments' },
  'comments.hint': {
    zh: '只有您和发送链接的公司能看到，对方会收到通知。',
    en: 'Only you and the company that sent the link read them. They are told.',
  },
  'comments.label': { zh: '写下您的意见', en: 'What would you like to say?' },
  'comments.send': { zh: '发表评论', en: 'Send' },
})

export const { useText: useLinkText } = defineTexts('externalLink', {
  'none.title': { zh: '还没有发出过链接', en: 'No link was sent yet' },
  comments: { zh: '外部评论', en: 'Comments from outside' },
  open: { zh: '有效', en: 'Open' },
  expired: { zh: '已过期', en: 'Expired' },
  revoked: { zh: '已撤销', en: 'Revoked' },
  until: { zh: '有效期至 {{at}}', en: 'Good until {{at}}' },
  sent: { zh: '已发送 {{count}} 次，最近 {{at}}', en: 'Sent {{count}} times, last {{at}}' },
  unsent: { zh: '正在发送', en: 'On its way' },
  visits: { zh: '访问记录', en: 'Visits' },
  unvisited: { zh: '对方还没有打开', en: 'Not opened yet' },
  code: { zh: '获取验证码', en: 'Asked for a code' },
  enter: { zh: '进入页面', en: 'Entered' },
  resend: { zh: '重新发送', en: 'Send again' },
  resent: { zh: '链接已重新发送，之前的链接失效', en: 'Sent again; earlier links are no longer good' },
  revoke: { zh: '撤销', en: 'Revoke' },
  'revoke.title': { zh: '撤销发给{{name}}的链接？', en: 'Revoke the link of {{name}}?' },
  'revoke.hint': {
    zh: '撤销后对方打不开，也不能再重新发送。',
    en: 'It opens nothing any more and cannot be sent again.',
  },
  'revoke.done': { zh: '链接已撤销', en: 'Revoked' },
})
