import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('purchaseType', {
  title: { zh: '采购分类', en: 'Purchase types' },
  create: { zh: '新增采购分类', en: 'New purchase type' },
  edit: { zh: '编辑采购分类', en: 'Edit purchase type' },
  add: { zh: '新增分类', en: 'New type' },
  open: { zh: '规格与报价规则', en: 'Spec and rules' },
  change: { zh: '编辑', en: 'Edit' },
  saved: { zh: '已保存', en: 'Saved' },
  removed: { zh: '已删除', en: 'Deleted' },
  'empty.title': { zh: '还没有采购分类', en: 'No purchase types yet' },
  'empty.hint': { zh: '按买的东西分类，如会议场地、客房、餐饮。', en: 'Sort what is bought: halls, rooms, catering.' },
  'section.basic': { zh: '基本信息', en: 'Basics' },
  'section.specs': { zh: '规格项', en: 'Spec' },
  'section.bands': { zh: '报价与审批', en: 'Quotes and approval' },
  'section.more': { zh: '其他', en: 'More' },
})
