import { label } from '@srm/api/shared/label'
import type { DefaultDictionary } from '#kernel/module.ts'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

export const grants: Grants = {
  apply: { ADMIN: ['update'] },
  ourCompany: {
    GM: readingAndExport,
    DEPT: reading,
    PM: reading,
    BUYER: reading,
    SALES: reading,
    FINANCE: everyAction,
    ADMIN: everyAction,
    STAFF: reading,
    AUDIT: reading,
  },
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'taxpayerType',
    name: label('纳税人类型', 'Taxpayer types'),
    options: [
      ['general', '一般纳税人', 'General taxpayer', '#3fb884'],
      ['small', '小规模纳税人', 'Small-scale taxpayer', '#4e88f3'],
      ['other', '其他', 'Other', '#8c8c8c'],
    ],
  },
  {
    selTypeName: 'industry',
    name: label('所属行业', 'Industries'),
    options: [
      ['exhibition', '会议会展', 'Meetings and exhibitions'],
      ['travel', '旅游差旅', 'Travel'],
      ['pharma', '医药健康', 'Pharma and health'],
      ['auto', '汽车出行', 'Automotive'],
      ['finance', '金融保险', 'Finance and insurance'],
      ['internet', '互联网科技', 'Internet and technology'],
      ['fmcg', '快速消费品', 'Consumer goods'],
      ['manufacture', '装备制造', 'Manufacturing'],
      ['other', '其他', 'Other'],
    ],
  },
]
