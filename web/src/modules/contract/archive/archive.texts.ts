import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('contractArchive', {
  title: { zh: '归档与借阅', en: 'Archive' },
  create: { zh: '登记借阅', en: 'Lend a contract' },
  edit: { zh: '编辑借阅', en: 'Edit the loan' },
  'tabs.label': { zh: '档案', en: 'Archive' },
  'tabs.archived': { zh: '档案', en: 'Archive' },
  'tabs.borrows': { zh: '借阅登记', en: 'On loan' },
  'tabs.toArchive': { zh: '待归档', en: 'To archive' },
  'empty.title': { zh: '还没有借阅', en: 'Nothing is on loan' },
  'empty.hint': {
    zh: '打开已归档的合同，点“借阅”登记谁借走、哪天还。',
    en: 'Open an archived contract and lend it there.',
  },
  'archived.title': { zh: '还没有归档的合同', en: 'Nothing archived yet' },
  'archived.hint': {
    zh: '履行完毕的合同登记档案号和存放位置后归档。',
    en: 'Completed contracts are put away with a number and a place.',
  },
  'section.basic': { zh: '借阅', en: 'Loan' },
  'section.more': { zh: '记录', en: 'Record' },
  'back.title': { zh: '归还', en: 'Give back' },
  'back.done': { zh: '已归还', en: 'Given back' },
  'back.late': { zh: '应于 {{day}} 归还，已超期', en: 'Was due back on {{day}}' },
  contract: { zh: '查看合同', en: 'The contract' },
})
