import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('dunning', {
  title: { zh: '催收记录', en: 'Dunning' },
  create: { zh: '登记催收', en: 'Note a dunning' },
  edit: { zh: '修改催收记录', en: 'Edit a dunning' },
  'empty.title': { zh: '还没有催收记录', en: 'Nobody was asked yet' },
  'empty.hint': {
    zh: '打过电话、上过门、发过函，都记一条：谁、哪天、怎么催的、客户承诺了什么',
    en: 'Note each call, visit and letter: who, when, how, and what was promised',
  },
  'section.basic': { zh: '催收', en: 'Dunning' },
  'section.promise': { zh: '承诺与结果', en: 'Promise and outcome' },
  'section.letter': { zh: '催款函', en: 'Letter' },
  'section.more': { zh: '其他', en: 'More' },
  sms: { zh: '发送短信', en: 'Send SMS' },
  'sms.title': { zh: '给联系人发送催收短信？', en: 'Send a message to the contact?' },
  'sms.hint': { zh: '短信不写金额，同一条记录一天最多发一次。', en: 'No amount stands in it; once a day at most.' },
  'sms.done': { zh: '短信已发送', en: 'Message sent' },
})
