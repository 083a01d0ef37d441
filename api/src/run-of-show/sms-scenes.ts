import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

export const runOfShowScene = smsScene({
  name: 'run_of_show_share',
  label: label('执行流程链接', 'Link to a run-of-show'),
  when: label('分享执行流程时，发给客户或供应商', 'Sent to a customer or supplier who may read a run-of-show'),
  sender: 'company',
  text: '{{company}}请您查看{{name}}执行流程：{{link}}',
  variables: {
    company: { label: label('我方公司', 'Our company'), sample: '云海会展' },
    name: { label: label('项目', 'Project'), sample: '三亚客户大会' },
    link: { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' },
  },
})
