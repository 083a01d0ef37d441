import { label } from '@srm/api/shared/label'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { LinkKind } from '#kernel/records/links.ts'
import type { Separation } from '#kernel/module.ts'

const making = [...readingAndExport, 'create', 'update', 'delete'] as const

/** Whoever runs a project prepares its account, finance confirms it line by line. */
export const grants: Grants = {
  finalAccount: {
    GM: readingAndExport,
    DEPT: making,
    PM: making,
    FINANCE: [...readingAndExport, 'confirm'],
    AUDIT: reading,
  },
}

export const separations: readonly Separation[] = [
  {
    left: 'finalAccount:create',
    right: 'finalAccount:confirm',
    reason: label('编制决算的人不核对', 'Whoever prepares a final account does not confirm it'),
  },
]

export const links: readonly LinkKind[] = [
  {
    kind: 'project.finalAccount',
    label: label('决算', 'Final account of'),
    from: 'project',
    to: 'finalAccount',
    field: { of: 'to', key: 'project' },
  },
]
