import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('approvalPrint', {
  back: { zh: '返回', en: 'Back' },
  kind: { zh: '{{noun}}审批单', en: 'Approval: {{noun}}' },
  unfinished: { zh: '未完成审批', en: 'Not approved' },
  content: { zh: '单据内容', en: 'Document' },
  record: { zh: '审批记录', en: 'Decisions' },
  step: { zh: '节点', en: 'Step' },
  who: { zh: '处理人', en: 'By' },
  result: { zh: '结果', en: 'Result' },
  opinion: { zh: '意见', en: 'Opinion' },
  time: { zh: '时间', en: 'Time' },
  printed: { zh: '{{name}} 打印于 {{time}}', en: 'Printed by {{name}} at {{time}}' },
  hash: { zh: '内容校验码 {{hash}}', en: 'Checksum of the content {{hash}}' },
  proof: {
    zh: '扫码打开这份审批，核对纸面与系统是否一致',
    en: 'Scan to open the approval and see whether paper and record agree',
  },
  number: { zh: '审批编号', en: 'Number' },
  flow: { zh: '审批流', en: 'Flow' },
  initiator: { zh: '发起人', en: 'Initiator' },
  submitted: { zh: '提交时间', en: 'Submitted' },
  amount: { zh: '金额', en: 'Amount' },
  status: { zh: '状态', en: 'Status' },
})
