import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('external', {
  entry: { zh: '请先验证身份', en: 'First, is it you?' },
  'entry.hint': {
    zh: '验证码会发送到收到此链接的手机号，验证后即可查看内容并答复。',
    en: 'A code goes to the number this link was sent to. With it you see what is asked and can answer.',
  },
  'entry.get': { zh: '获取验证码', en: 'Send the code' },
  'entry.sent': { zh: '验证码已发送至 {{mobile}}', en: 'The code was sent to {{mobile}}' },
  'entry.again': { zh: '{{seconds}} 秒后可重新获取', en: 'Again in {{seconds}} s' },
  'entry.code': { zh: '短信验证码', en: 'Code' },
  'entry.badCode': { zh: '请输入 6 位验证码', en: 'Six digits, please' },
  'entry.enter': { zh: '查看内容', en: 'Show what is asked' },
  loading: { zh: '加载中', en: 'Loading' },
  gone: { zh: '链接已失效', en: 'This link is no longer good' },
  'gone.hint': { zh: '请联系发送给您的人重新发送。', en: 'Ask whoever sent it to send it again.' },
  optional: { zh: '选填', en: 'optional' },
  missing: { zh: '请填写', en: 'Please fill in' },
  'proof.at': { zh: '送达时间', en: 'Received at' },
  'proof.hash': { zh: '回执码（SHA-256）', en: 'Fingerprint (SHA-256)' },
  'proof.copy': { zh: '复制回执', en: 'Copy the fingerprint' },
  copied: { zh: '已复制', en: 'Copied' },
  'signature.clear': { zh: '重写', en: 'Clear' },
})
