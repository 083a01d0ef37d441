import type { ContractDirection } from '@srm/api/contract'

export type UsualType = {
  readonly name: string
  readonly nameEn: string
  readonly direction: ContractDirection
  readonly shortCode: string
  readonly requiredPapers: readonly string[]
  readonly isSealRequired: boolean
  /** The template its contracts begin from, by name. */
  readonly template?: string
}

/** What companies that run events sign. */
export const usualTypes: readonly UsualType[] = [
  {
    name: '销售合同',
    nameEn: 'Sale',
    direction: 'sale',
    shortCode: 'XS',
    requiredPapers: [],
    isSealRequired: true,
    template: '会议活动服务合同',
  },
  {
    name: '采购合同',
    nameEn: 'Purchase',
    direction: 'purchase',
    shortCode: 'CG',
    requiredPapers: ['对方营业执照'],
    isSealRequired: true,
    template: '活动采购合同',
  },
  {
    name: '框架协议',
    nameEn: 'Framework',
    direction: 'framework',
    shortCode: 'KJ',
    requiredPapers: [],
    isSealRequired: true,
  },
  {
    name: '补充协议',
    nameEn: 'Supplement',
    direction: 'supplement',
    shortCode: 'BC',
    requiredPapers: [],
    isSealRequired: true,
  },
  {
    name: '其他合同',
    nameEn: 'Other',
    direction: 'other',
    shortCode: 'QT',
    requiredPapers: [],
    isSealRequired: false,
  },
]
