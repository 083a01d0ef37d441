import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('projectRequest', {
  title: { zh: '立项与结项', en: 'Project requests' },
  create: { zh: '新增申请', en: 'New request' },
  edit: { zh: '编辑申请', en: 'Edit request' },
  'empty.title': { zh: '还没有立项或结项申请', en: 'No requests yet' },
  'empty.hint': {
    zh: '项目在意向阶段申请立项，在结算阶段申请结项，审批通过后阶段自动推进。',
    en: 'A project asks to be opened as an intent and to be closed while it settles; it moves on with the approval.',
  },
  'section.basic': { zh: '申请', en: 'Request' },
  'section.who': { zh: '申请人', en: 'Applicant' },
})
