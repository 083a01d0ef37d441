import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('financeReport', {
  title: { zh: '我的报告', en: 'Reports' },
  'empty.title': { zh: '还没有报告', en: 'No report yet' },
  'empty.hint': {
    zh: '有人把您加进定期报告，到那天早上就会出现',
    en: 'One appears on its day once somebody adds you to a schedule',
  },
  'section.file': { zh: '文件', en: 'File' },
  schedules: { zh: '定期报告', en: 'Report schedules' },
  create: { zh: '新建定期报告', en: 'New schedule' },
  edit: { zh: '编辑定期报告', en: 'Edit schedule' },
  'schedules.empty.title': { zh: '还没有定期报告', en: 'No schedule yet' },
  'schedules.empty.hint': {
    zh: '建一份，每周或每月早上自动发给老板',
    en: 'Set one up and it is sent in the morning of its day',
  },
  'section.what': { zh: '报告', en: 'Report' },
  'section.when': { zh: '时间与收件人', en: 'When and for whom' },
  'section.more': { zh: '其他', en: 'More' },
})
