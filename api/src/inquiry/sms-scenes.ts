import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }
const title = { label: label('采购主题', 'Title'), sample: '三亚客户大会酒店' }
const deadline = { label: label('截止时间', 'Deadline'), sample: '11月19日18:00' }
const link = { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' } as const

/** With a link of its own; module quote sends these two when it issues one. */
export const inviteScene = smsScene({
  name: 'invite',
  label: label('询价邀请', 'Invitation to quote'),
  when: label('发布询价时，发给受邀供应商', 'Sent to suppliers when an inquiry is published'),
  sender: 'company',
  text: '{{company}}邀您报价：{{link}}',
  variables: { company, link, deadline },
})

export const resendScene = smsScene({
  name: 'resend',
  label: label('询价重发', 'Invitation again'),
  when: label('重发邀请时，发给供应商；之前的链接失效', 'Sent with a new link; the one before opens nothing any more'),
  sender: 'company',
  text: '{{company}}再次邀您报价：{{link}}',
  variables: { company, link, deadline },
})

export const roundScene = smsScene({
  name: 'round2',
  label: label('新一轮报价', 'Another round'),
  when: label('发起新一轮报价时，发给入围供应商；之前的链接失效', 'Sent to the short list when another round starts'),
  sender: 'company',
  text: '{{company}}邀您参加新一轮报价：{{link}}',
  variables: { company, link, deadline },
})

export const deadlineScene = smsScene({
  name: 'deadline_remind',
  label: label('报价截止提醒', 'Deadline reminder'),
  when: label('截止前，发给尚未答复的供应商', 'Sent before the deadline to suppliers that have not answered'),
  sender: 'company',
  text: '{{company}}“{{title}}”报价{{deadline}}截止，请点之前短信的链接报价。',
  variables: { company, title, deadline },
})

export const extendedScene = smsScene({
  name: 'extended',
  label: label('报价延期', 'Deadline extended'),
  when: label('延长截止时间时，发给受邀供应商', 'Sent to suppliers when the deadline moves'),
  sender: 'company',
  text: '{{company}}“{{title}}”报价截止延至{{deadline}}，原链接有效。',
  variables: { company, title, deadline },
})

export const changedScene = smsScene({
  name: 'changed',
  label: label('需求变更', 'Lines changed'),
  when: label('发布后修改需求时，发给受邀供应商', 'Sent to suppliers when published lines change'),
  sender: 'company',
  text: '{{company}}“{{title}}”需求有变，原报价失效，请点原链接重新报价。',
  variables: { company, title },
})

export const answeredScene = smsScene({
  name: 'answered',
  label: label('询价答疑', 'Question answered'),
  when: label('答复供应商提问后，发给所有受邀供应商', 'Sent to all suppliers when a question is answered'),
  sender: 'company',
  text: '{{company}}已答复“{{title}}”的提问，请点原链接查看。',
  variables: { company, title },
})

export const canceledScene = smsScene({
  name: 'cancelled',
  label: label('询价取消', 'Inquiry canceled'),
  when: label('取消询价或撤回邀请时，发给供应商', 'Sent to suppliers when they are asked no more'),
  sender: 'company',
  text: '{{company}}“{{title}}”询价已取消，感谢您的支持。',
  variables: { company, title },
})
