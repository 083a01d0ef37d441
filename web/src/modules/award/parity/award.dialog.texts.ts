import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('awardDialog', {
  title: { zh: '生成定标单', en: 'Award' },
  line: { zh: '采购明细', en: 'Line' },
  supplier: { zh: '中标供应商', en: 'Supplier' },
  quantity: { zh: '数量', en: 'Quantity' },
  amount: { zh: '金额', en: 'Amount' },
  reason: { zh: '理由', en: 'Why' },
  text: { zh: '说明', en: 'Explanation' },
  quantityOf: { zh: '“{{line}}”给{{supplier}}的数量', en: 'Quantity of {{line}} for {{supplier}}' },
  reasonOf: { zh: '“{{line}}”选{{supplier}}的理由', en: 'Why {{supplier}} for {{line}}' },
  textOf: { zh: '“{{line}}”选{{supplier}}的说明', en: 'Explanation of {{supplier}} for {{line}}' },
  few: {
    zh: '有效报价 {{count}} 家，少于要求的 {{min}} 家：请写明单一来源的原因，由总经理审批',
    en: '{{count}} valid quotes of {{min}}: justify the single source, the general manager decides',
  },
  rest: {
    zh: '未选的 {{count}} 行审批通过后回到需求池',
    en: '{{count}} lines that are not chosen wait in the pool again once it is approved',
  },
  restParts: {
    zh: '{{count}} 行只定了一部分，剩余数量审批通过后回到需求池',
    en: '{{count}} lines are awarded in part: the rest waits in the pool again once it is approved',
  },
  tooMuch: {
    zh: '“{{line}}”的数量合计超过可定标的 {{left}}',
    en: 'More of {{line}} is given away than the {{left}} there are',
  },
  splitHint: {
    zh: '同一行可在比价表中选多家供应商，在这里分配数量',
    en: 'Choose more than one supplier for a line in the comparison and share its quantity here',
  },
  save: { zh: '保存定标单', en: 'Save the award' },
  cancel: { zh: '取消', en: 'Cancel' },
})
