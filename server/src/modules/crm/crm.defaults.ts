import { label } from '@srm/api/shared/label'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { FurtherPermissions } from '#kernel/auth/permissions.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

/** Whoever sells keeps their own customers; taking lists of them out of the house is the manager's to allow. */
const selling = [...reading, 'create', 'update', 'delete', 'import']

const kept = { GM: readingAndExport, DEPT: everyAction, SALES: selling, AUDIT: reading }
const seen = { ...kept, PM: reading }

export const grants: Grants = {
  // Whoever could lock their own customers would never lose one. Who lets a customer owe us money, or lets it pass, never makes customers.
  customer: {
    ...seen,
    GM: [...readingAndExport, 'assign', 'lock', 'setCredit', 'overCredit'],
    DEPT: [...everyAction, 'assign', 'lock', 'giveBack'],
    SALES: [...selling, 'giveBack'],
    FINANCE: [...reading, 'setCredit', 'overCredit'],
  },
  // The rules of a pool are not made by those who take from it.
  customerPool: { GM: everyAction, ADMIN: [...reading, 'create', 'update', 'delete'], AUDIT: reading },
  pooledCustomer: {
    GM: ['list', 'handOut'],
    DEPT: ['list', 'take', 'handOut'],
    SALES: ['list', 'take'],
    AUDIT: ['list'],
  },
  customerContact: seen,
  customerTitle: { ...seen, FINANCE: everyAction },
  customerAddress: { ...seen, FINANCE: reading },
  opportunity: { ...kept, GM: [...readingAndExport, 'assign'], DEPT: [...everyAction, 'assign'] },
  opportunityQuotation: {
    GM: readingAndExport,
    DEPT: [...readingAndExport, 'create', 'update', 'delete'],
    SALES: [...reading, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
  opportunityStage: { GM: reading, DEPT: everyAction, SALES: reading, AUDIT: reading },
  customerForbiddenSupplier: { ...seen, BUYER: reading },
  // Whoever ran the event writes down how it was liked.
  customerFeedback: { ...kept, PM: [...reading, 'create', 'update'] },
  customerStatistics: { GM: ['list'], DEPT: ['list'], SALES: ['list'], AUDIT: ['list'] },
  followUp: kept,
  followPlan: kept,
}

export const furtherPermissions: FurtherPermissions = {
  'customer:overCredit': label('超信用继续', 'Go on beyond the credit'),
}

/** What customers and talks with them are described by. */
export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'customerLevel',
    name: label('客户等级', 'Customer levels'),
    options: [
      ['A', 'A 重点', 'A key', '#3fb884'],
      ['B', 'B 普通', 'B normal', '#4e88f3'],
      ['C', 'C 非优先', 'C low', '#909399'],
    ],
  },
  {
    selTypeName: 'customerIndustry',
    name: label('客户行业', 'Industries'),
    options: [
      ['pharma', '医药健康', 'Pharma and health'],
      ['auto', '汽车', 'Automotive'],
      ['finance', '金融保险', 'Finance and insurance'],
      ['it', '互联网与软件', 'Internet and software'],
      ['consumer', '消费品', 'Consumer goods'],
      ['manufacture', '装备制造', 'Manufacturing'],
      ['energy', '能源化工', 'Energy and chemicals'],
      ['estate', '地产建筑', 'Property and construction'],
      ['education', '教育科研', 'Education and research'],
      ['government', '政府与协会', 'Government and associations'],
      ['culture', '文旅传媒', 'Culture, travel and media'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    selTypeName: 'customerScale',
    name: label('人员规模', 'Company sizes'),
    options: [
      ['s', '50 人以下', 'Fewer than 50'],
      ['m', '50–200 人', '50 to 200'],
      ['l', '200–1000 人', '200 to 1,000'],
      ['xl', '1000–5000 人', '1,000 to 5,000'],
      ['xxl', '5000 人以上', 'More than 5,000'],
    ],
  },
  {
    selTypeName: 'customerSource',
    name: label('客户来源', 'Sources of customers'),
    options: [
      ['referral', '老客户介绍', 'Referral'],
      ['tender', '招投标', 'Tender'],
      ['expo', '展会活动', 'Trade show'],
      ['website', '官网与公众号', 'Website'],
      ['call', '电话拓展', 'Cold call'],
      ['partner', '合作伙伴', 'Partner'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    selTypeName: 'opportunityLostReason',
    name: label('输单原因', 'Why opportunities are lost'),
    options: [
      ['competitor', '竞品', 'Competitor'],
      ['canceled', '项目失败', 'Event canceled'],
      ['decision', '决策链复杂', 'Too many deciders'],
      ['budget', '预算限制', 'Budget'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    selTypeName: 'followUpType',
    name: label('跟进方式', 'Ways of following up'),
    options: [
      ['phone', '电话', 'Phone'],
      ['visit', '拜访', 'Visit'],
      ['wechat', '微信', 'WeChat'],
      ['meeting', '会议', 'Meeting'],
      ['email', '邮件', 'E-mail'],
      ['event', '活动现场', 'At an event'],
      ['other', '其他', 'Other'],
    ],
  },
]
