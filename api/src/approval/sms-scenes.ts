import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

export const externalApprovalScene = smsScene({
  name: 'approval_confirm',
  label: label('外部确认邀请', 'Invitation to confirm'),
  when: label('审批需要外部人员确认时，发给对方', 'Asks somebody from outside to confirm'),
  sender: 'company',
  text: '{{code}}待您确认，7 天内有效：{{link}}',
  variables: {
    code: { label: label('审批编号', 'Number of the approval'), sample: 'SP20261118001' },
    link: { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' },
  },
})
