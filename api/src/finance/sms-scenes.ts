import { label } from '../shared/label.ts'
import { smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }

/** No amount stands in a message: what is open is in the letter. */
export const dunningScene = smsScene({
  name: 'dunning',
  label: label('催收提醒', 'Dunning'),
  when: label('在催收记录里发送时，发给客户联系人', 'Sent to the contact of a customer from a dunning'),
  sender: 'company',
  text: '{{company}}提醒：贵司有合同款项已到期，请核对后尽快安排付款；如已付款请忽略。',
  variables: { company },
})
