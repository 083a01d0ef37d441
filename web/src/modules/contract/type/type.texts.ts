import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('contractType', {
  title: { zh: '合同分类', en: 'Contract types' },
  create: { zh: '新增合同分类', en: 'New contract type' },
  edit: { zh: '编辑合同分类', en: 'Edit contract type' },
  add: { zh: '新增分类', en: 'New type' },
  open: { zh: '范本与签署要求', en: 'Template and papers' },
  change: { zh: '编辑', en: 'Edit' },
  contracts: { zh: '查看合同', en: 'Its contracts' },
  write: { zh: '起草合同', en: 'Write a contract' },
  removed: { zh: '已删除', en: 'Deleted' },
  'empty.title': { zh: '还没有合同分类', en: 'No contract types yet' },
  'empty.hint': {
    zh: '按收付方向分类，如活动服务合同、场地租赁合同，再给每类配一份范本。',
    en: 'Sort contracts by what they sell or buy, and give each type a template.',
  },
  'section.basic': { zh: '基本信息', en: 'Basics' },
  'section.writing': { zh: '起草与编号', en: 'Writing and numbers' },
  'section.signing': { zh: '签署要求', en: 'What signing takes' },
  'section.more': { zh: '其他', en: 'More' },
})
