import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }
const title = { label: label('采购主题', 'Title'), sample: '三亚客户大会酒店' }
const link = { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' } as const

export const reconfirmScene = smsScene({
  name: 'reconfirm',
  label: label('报价过期确认', 'Quote to be confirmed'),
  when: label('报价过了有效期时，请供应商确认是否仍然有效', 'Sent when a quote ran out, to ask whether it still holds'),
  sender: 'company',
  text: '{{company}}请您确认报价是否仍有效：{{link}}',
  variables: { company, title, link },
})
