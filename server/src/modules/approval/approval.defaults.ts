import { label, type Label } from '@srm/api/shared/label'
import { reading, type Grants } from '#kernel/grants.ts'

export const grants: Grants = {
  approvalFlow: { GM: reading, ADMIN: [...reading, 'create', 'update', 'publish'], AUDIT: reading },
  approvalReport: { GM: ['show'], ADMIN: ['show'], AUDIT: ['show'] },
}

export const permissions: Readonly<Record<string, Label>> = {
  approval: label('审批', 'Approvals'),
  approvalFlow: label('审批流', 'Approval flows'),
  approvalReport: label('审批报表', 'Approval reports'),
}
