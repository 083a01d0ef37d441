import { label } from '../shared/label.ts'
import { smsScene } from '../shared/sms-scenes.ts'
import type { SmsPurpose } from './sms.ts'

const variables = { code: { label: label('验证码', 'Code'), sample: '135790', secret: 'code' } } as const

const codeScene = (name: SmsPurpose, zh: string, en: string, doing: string) =>
  smsScene({
    name,
    label: label(`${zh}验证码`, `Code: ${en}`),
    when: label(`本人${doing}时，发给填写的手机号`, `Sent to the number somebody gives: ${en}`),
    sender: name === 'supplier' ? 'company' : 'platform',
    required: true,
    text: `您正在${doing}，验证码 {{code}}，5 分钟内有效，请勿告诉他人。`,
    variables,
  })

/** One scene for each purpose of a code. */
export const codeScenes = {
  login: codeScene('login', '登录', 'signing in', '登录'),
  register: codeScene('register', '注册', 'registering', '注册'),
  forget: codeScene('forget', '找回密码', 'forgotten password', '找回密码'),
  changeMobile: codeScene('changeMobile', '更换手机号', 'leaving a number', '更换手机号'),
  changeMobileNew: codeScene('changeMobileNew', '绑定新手机号', 'taking a number', '绑定新手机号'),
  supplier: codeScene('supplier', '供应商身份', 'proving a supplier', '确认供应商身份'),
} as const satisfies Readonly<Record<SmsPurpose, unknown>>

export const noticeScene = smsScene({
  name: 'notice',
  label: label('站内通知', 'Notice'),
  when: label('有新通知时，发给选择了短信的员工', 'A notice for people who chose to get it by SMS'),
  sender: 'company',
  text: '您有新的通知：{{title}}，请登录系统查看。',
  variables: { title: { label: label('通知标题', 'Title'), sample: '云海会展的付款申请待您审批' } },
})

export const noticeDigestScene = smsScene({
  name: 'notice_digest',
  label: label('通知汇总', 'Summary of notices'),
  when: label(
    '十分钟内同类通知超过 5 条时，其余合并为一条',
    'More than 5 notices of a kind in ten minutes, told of in one',
  ),
  sender: 'company',
  text: '您还有 {{count}} 条{{kind}}通知，请登录系统查看。',
  variables: {
    count: { label: label('条数', 'How many'), sample: '12' },
    kind: { label: label('通知类型', 'Kind of notice'), sample: '审批' },
  },
})
