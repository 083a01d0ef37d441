import { label } from '../shared/label.ts'
import { sampleLink, smsScene } from '../shared/sms-scenes.ts'

const company = { label: label('我方公司', 'Our company'), sample: '云海会展' }
const code = { label: label('申请编号', 'Number of the application'), sample: 'ZR20261118001' }
const link = { label: label('链接', 'Link'), sample: sampleLink, secret: 'link' } as const
const variables = { company, code, link }

const outcomeScene = (name: string, zh: string, en: string, words: string) =>
  smsScene({
    name: `application_${name}`,
    label: label(`准入申请${zh}`, `Admission ${en}`),
    when: label(`准入申请${zh}时，发给申请人`, `Sent to the applicant when the admission is ${en}`),
    sender: 'company',
    text: `{{company}}：准入申请${words}：{{link}}`,
    variables,
  })

/** What an applicant is told, by the stage the application has come to. */
export const applicationScenes = {
  returned: outcomeScene('returned', '需补正', 'returned', '需补正，30 天内修改'),
  approved: outcomeScene('approved', '已通过', 'approved', '已通过，欢迎合作'),
  rejected: outcomeScene('rejected', '未通过', 'rejected', '未通过，详情'),
  duplicate: outcomeScene('closed', '已关闭', 'closed', '已关闭，详情'),
} as const

export const supplierUpdateScene = smsScene({
  name: 'supplier_update',
  label: label('资料更新邀请', 'Invitation to update'),
  when: label('发起资料更新时，发给供应商联系人', 'Asks a supplier for a new certificate or price list'),
  sender: 'company',
  text: '{{company}}请您办理{{name}}，14 天内有效：{{link}}',
  variables: { company, name: { label: label('事项', 'What is asked for'), sample: '营业执照更新' }, link },
})
