import { AuditOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { centrePath } from './approval.paths.ts'

const title = label('审批中心', 'Approval centre')

export const approval = defineModule({
  name: 'approval',
  pages: [
    { path: centrePath, title, load: () => import('./centre.page.tsx') },
    {
      path: '/approval/detail',
      title: label('审批详情', 'Approval details'),
      under: centrePath,
      subject: 'approval',
      load: () => import('./detail.page.tsx'),
    },
  ],
  menu: [{ group: label('审批', 'Approval'), path: centrePath, title, icon: AuditOutlined }],
})

/** Sends a document in: shows its way first, asks for whoever has to be chosen. */
export const SubmitDialog = lazy(async () => ({ default: (await import('./submit.dialog.tsx')).SubmitDialog }))

/** Where the approvals of a document stand. */
export const DocumentApprovals = lazy(async () => ({
  default: (await import('./document.approvals.tsx')).DocumentApprovals,
}))

/** What a check of a flow found, in words. */
export const ProblemLine = lazy(async () => ({ default: (await import('./problem.line.tsx')).ProblemLine }))
