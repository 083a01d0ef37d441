export const zh = {
  door: '请先验证身份',
  'door.hint': '验证码会发送到收到此链接的手机号，验证后即可查看内容并答复。',
  'door.get': '获取验证码',
  'door.sent': '验证码已发送至 {{mobile}}',
  'door.again': '{{seconds}} 秒后可重新获取',
  'door.code': '短信验证码',
  'door.badCode': '请输入 6 位验证码',
  'door.enter': '查看内容',
} as const
