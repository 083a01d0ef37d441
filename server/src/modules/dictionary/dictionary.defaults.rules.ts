import { codeTypes, type CodeType } from '@srm/api/dictionary'
import type { Numbering } from '#kernel/records/subjects.ts'
import { supplierTypes, type Dictionary } from './dictionary.supplier.rules.ts'

/** Dictionaries the product itself refers to; a tenant may rename, reorder and add, not remove. */
export const systemTypes: readonly Dictionary[] = [
  {
    selTypeName: 'taxpayerType',
    name: '纳税人类型',
    options: [
      ['general', '一般纳税人', '#3fb884'],
      ['small', '小规模纳税人', '#4e88f3'],
      ['other', '其他', '#8c8c8c'],
    ],
  },
  {
    selTypeName: 'industry',
    name: '所属行业',
    options: [
      ['exhibition', '会议会展'],
      ['travel', '旅游差旅'],
      ['pharma', '医药健康'],
      ['auto', '汽车出行'],
      ['finance', '金融保险'],
      ['internet', '互联网科技'],
      ['fmcg', '快速消费品'],
      ['manufacture', '装备制造'],
      ['other', '其他'],
    ],
  },
  {
    selTypeName: 'supplierLevel',
    name: '供应商等级',
    options: [
      ['A', 'A 级 战略', '#3fb884'],
      ['B', 'B 级 优选', '#4e88f3'],
      ['C', 'C 级 合格', '#f5a623'],
      ['D', 'D 级 观察', '#f01414'],
    ],
  },
  {
    selTypeName: 'projectKind',
    name: '项目类型',
    options: [
      ['conference', '会议'],
      ['exhibition', '展览'],
      ['incentive', '奖励旅游'],
      ['roadshow', '路演'],
      ['brand', '品牌活动'],
      ['annual', '年会'],
    ],
  },
  {
    selTypeName: 'paymentMethod',
    name: '付款方式',
    options: [
      ['transfer', '银行转账'],
      ['check', '支票'],
      ['cash', '现金'],
      ['acceptance', '承兑汇票'],
      ['online', '在线支付'],
    ],
  },
  {
    selTypeName: 'invoiceKind',
    name: '发票类型',
    options: [
      ['special', '增值税专用发票'],
      ['normal', '增值税普通发票'],
      ['electronic', '电子发票'],
      ['none', '不开票'],
    ],
  },
  {
    selTypeName: 'applicationType',
    name: '申请类型',
    options: [
      ['general', '通用申请', '#4e88f3'],
      ['purchase', '采购申请', '#3fb884'],
      ['seal', '用印申请', '#6954f0'],
      ['trip', '出差申请', '#f5a623'],
      ['leave', '请假申请', '#8c8c8c'],
      ['entertain', '招待申请', '#f01414'],
    ],
  },
  ...supplierTypes,
]

export const customerNumberings: Readonly<Record<CodeType, Numbering>> = {
  contract: { type: codeTypes.contract, prefix: 'HT', period: 'year' },
  supplier: { type: codeTypes.supplier, prefix: 'GYS', digits: 5 },
  customer: { type: codeTypes.customer, prefix: 'KH', digits: 5 },
  purchase: { type: codeTypes.purchase, prefix: 'CG', period: 'month' },
  demand: { type: codeTypes.demand, prefix: 'XQ', period: 'month' },
  project: { type: codeTypes.project, prefix: 'XM', period: 'year' },
}

/** Numbers of things that are no records of their own. */
export const productNumberings: Readonly<Record<string, Numbering>> = {
  approval: { type: 41, prefix: 'SP', period: 'day' },
}
