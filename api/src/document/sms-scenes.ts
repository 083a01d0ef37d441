import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

export const documentShareScene = smsScene({
  name: 'document_share',
  label: label('文档链接', 'Link to a document'),
  when: label('分享项目文档时，发给客户或供应商', 'Sent to a customer or supplier who may read a document'),
  sender: 'company',
  text: '{{company}}请您查看文档{{name}}：{{link}}',
  variables: {
    company: { label: label('我方公司', 'Our company'), sample: '云海会展' },
    name: { label: label('文档', 'Document'), sample: '活动执行手册' },
    link: { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' },
  },
})
