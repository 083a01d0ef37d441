import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('laborTax', {
  title: { zh: '劳务个税', en: 'Tax kept back of people' },
  month: { zh: '月份', en: 'Month' },
  table: { zh: '税率表', en: 'Brackets' },
  'table.hint': {
    zh: '每人每月按扣缴单位累计计算；清空后按税法的三级税率',
    en: 'Counted per person, month and company; without lines the brackets of the law hold',
  },
  'table.saved': { zh: '已保存，下一笔申请起生效', en: 'Saved, from the next request on' },
  file: { zh: '导出申报清单', en: 'Take the list' },
  'file.done': { zh: '已导出，请妥善保管身份证号', en: 'Taken; keep the identity numbers safe' },
  'col.name': { zh: '姓名', en: 'Name' },
  'col.idNo': { zh: '身份证号', en: 'Identity number' },
  'col.company': { zh: '扣缴单位', en: 'Paid by' },
  'col.count': { zh: '笔数', en: 'Payments' },
  'col.gross': { zh: '税前金额', en: 'Before tax' },
  'col.withheld': { zh: '代扣个税', en: 'Tax kept back' },
  'col.net': { zh: '实付金额', en: 'Paid out' },
  sum: { zh: '合计', en: 'Together' },
  'empty.title': { zh: '该月没有个人劳务付款', en: 'Nobody was paid for work this month' },
  'empty.hint': {
    zh: '付款批次登记付款结果后，个人劳务会列在这里',
    en: 'People appear once their transfer is settled',
  },
})
