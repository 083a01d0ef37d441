import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('supplierUpdate', {
  renewOf: { zh: '更新证件：{{name}}', en: 'Renew certificate: {{name}}' },
  title: { zh: '供应商更新', en: 'Supplier updates' },
  create: { zh: '发起资料更新', en: 'Request an update' },
  edit: { zh: '编辑更新事项', en: 'Edit what is asked' },
  'empty.title': { zh: '还没有发起过资料更新', en: 'No update was requested yet' },
  'empty.hint': {
    zh: '证件快到期或价格要调整时，发一条链接给对方，对方在手机上填写，核对后生效。',
    en: 'When a certificate ends or prices change, send a link; they fill it in on a phone, you check it.',
  },
  'section.asked': { zh: '请对方办理', en: 'What is asked' },
  'section.proposed': { zh: '对方提交', en: 'What they propose' },
  'section.trail': { zh: '记录', en: 'Record' },
  accept: { zh: '采纳', en: 'Accept' },
  accepted: { zh: '已采纳，资料已更新', en: 'Accepted; the records are changed' },
  refuse: { zh: '不采纳', en: 'Do not accept' },
  refused: { zh: '已记录，资料未变', en: 'Noted; nothing has changed' },
  'refuse.why': { zh: '不采纳的原因', en: 'Why not' },
  proposed: { zh: '供应商提交了「{{name}}」，等待核对', en: 'The supplier has sent “{{name}}” to be checked' },
  'proposed.see': { zh: '去核对', en: 'Check it' },
  send: { zh: '重发链接', en: 'Send the link again' },
  sent: { zh: '链接已重新发送', en: 'Sent again' },
})
