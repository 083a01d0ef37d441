import { AuditOutlined, FormOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { approvalPages } from '@srm/api/approval/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

/** Sends a document in: shows its way first, asks for whoever has to be chosen. */
export const SubmitDialog = lazy(async () => ({ default: (await import('./act/submit.dialog.tsx')).SubmitDialog }))

/** Takes an approved document back, with the reason. */
export const VoidDialog = lazy(async () => ({ default: (await import('./act/void.dialog.tsx')).VoidDialog }))

/** Where the approvals of a document stand. */
export const DocumentApprovals = lazy(async () => ({
  default: (await import('./detail/document.approvals.tsx')).DocumentApprovals,
}))

/** Beside the form of a document: the way it will go, and sending it in from there. */
const DraftWay = lazy(async () => ({ default: (await import('./act/draft.way.tsx')).DraftWay }))

export const approval = defineModule({
  name: 'approval',
  help: async () => (await import('./approval.help.ts')).help,
  pages: routes(approvalPages, {
    centre: () => import('./centre/centre.page.tsx'),
    detail: () => import('./detail/detail.page.tsx'),
    report: () => import('./report/report.page.tsx'),
    decided: () => import('./report/list.page.tsx'),
    template: () => import('./print/template.page.tsx'),
    print: () => import('./print/print.page.tsx'),
    workday: () => import('./workday/workday.page.tsx'),
    settings: () => import('./settings/settings.page.tsx'),
  }),
  widgets: [
    {
      type: 'approvalTodo',
      title: label('待我审批', 'Waiting for me'),
      icon: AuditOutlined,
      size: { w: 8, h: 8, minW: 4, minH: 4 },
      to: approvalPages.centre.path,
      byDefault: { column: 'main', rank: 10 },
      load: async () => (await import('./centre/todo.widget.tsx')).TodoWidget,
    },
    {
      type: 'approvalMine',
      title: label('我的单据', 'My documents'),
      icon: FormOutlined,
      size: { w: 8, h: 6, minW: 3, minH: 4 },
      to: `${approvalPages.centre.path}?list=mine`,
      byDefault: { column: 'main', rank: 40 },
      load: async () => (await import('./centre/mine.widget.tsx')).MineWidget,
    },
  ],
  counters: [{ area: 'Approval', load: async () => (await import('./centre/counter.tsx')).TodoCounter }],
  slots: { approvals: DocumentApprovals, submission: SubmitDialog, draftWay: DraftWay },
})

/** What a check of a flow found, in words. */
export const ProblemLine = lazy(async () => ({ default: (await import('./detail/problem.line.tsx')).ProblemLine }))

/** Why a step asks these people. */
export const RunReasons = lazy(async () => ({ default: (await import('./detail/run.reasons.tsx')).RunReasons }))

/** Holidays and worked weekends of a year, for calendars of other modules. */
export const WithHolidays = lazy(async () => ({ default: (await import('./workday/with-holidays.tsx')).WithHolidays }))
