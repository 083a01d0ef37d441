import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }
const link = { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' } as const

/** What it comes to stands on the page and never in a message. */
export const signScene = smsScene({
  name: 'acceptance_sign',
  label: label('验收签字', 'Acceptance to be signed'),
  when: label(
    '验收单待签字时，发给供应商；之前的链接失效',
    'Sent when an acceptance is to be signed; earlier links end',
  ),
  sender: 'company',
  text: '{{company}}请您核对验收单并签字：{{link}}',
  variables: { company, link },
})
