import { label } from '../shared/label.ts'
import { smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }
const title = { label: label('采购主题', 'Title'), sample: '三亚客户大会酒店' }

/** Neither a price nor another supplier stands in what suppliers are told. */
export const awardScene = smsScene({
  name: 'award',
  label: label('中标通知', 'Award'),
  when: label('定标审批通过后，发给中标供应商', 'Sent to those who are awarded, once that is approved'),
  sender: 'company',
  text: '{{company}}“{{title}}”您已中标，我们将尽快与您确认订单。',
  variables: { company, title },
})

export const loseScene = smsScene({
  name: 'lose',
  label: label('未中标通知', 'Not awarded'),
  when: label('定标审批通过后，发给报价但未中标的供应商', 'Sent to those who quoted and are not awarded'),
  sender: 'company',
  text: '{{company}}“{{title}}”已定标，本次未能合作，感谢您的报价。',
  variables: { company, title },
})
