import { label } from '@srm/api/shared/label'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

const recording = [...reading, 'create', 'update', 'delete', 'requestSignature', 'rate'] as const

/**
 * Whoever runs an event says what was there. Buyers see what became of their orders and do not accept them; a signature
 * is voided by those who record nothing.
 */
export const grants: Grants = {
  acceptance: {
    GM: [...readingAndExport, 'reopen', 'void'],
    DEPT: [...readingAndExport, 'reopen'],
    PM: [...recording, 'export'],
    STAFF: recording,
    BUYER: [...readingAndExport, 'requestSignature'],
    FINANCE: [...readingAndExport, 'configure', 'void'],
    AUDIT: reading,
  },
  purchaseArchive: {
    GM: ['make'],
    DEPT: ['make'],
    BUYER: ['make'],
    FINANCE: ['make'],
  },
}

export const permissions = { purchaseArchive: label('采购归档', 'Purchase archive') }

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'acceptanceDeduction',
    name: label('验收扣款原因', 'Why acceptances are cut'),
    options: [
      ['quality', '质量不符', 'Quality'],
      ['shortage', '数量短缺', 'Less than charged'],
      ['late', '延误', 'Late'],
      ['damage', '损坏', 'Damage'],
      ['service', '服务投诉', 'Service'],
      ['setup', '布置与要求不符', 'Not set up as asked'],
      ['safety', '安全隐患', 'Safety'],
      ['other', '其他', 'Other'],
    ],
  },
]
