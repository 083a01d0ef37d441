import { AuditOutlined, BarChartOutlined, CalendarOutlined, FileTextOutlined, SettingOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { centrePath, decidedPath, reportPath, settingsPath, templatePath, workdayPath } from './approval.paths.ts'

const title = label('审批中心', 'Approval centre')
const group = label('审批', 'Approval')
const report = label('审批报表', 'Approval report')
const template = label('打印模板', 'Print templates')
const workday = label('工作日历', 'Working calendar')
const settings = label('审批设置', 'Approval settings')

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
    { path: reportPath, title: report, permission: 'approvalReport:show', load: () => import('./report.page.tsx') },
    {
      path: decidedPath,
      title: label('审批处理明细', 'Decisions'),
      under: reportPath,
      permission: 'approvalReport:show',
      load: () => import('./report.list.page.tsx'),
    },
    { path: templatePath, title: template, permission: 'approvalFlow:list', load: () => import('./template.page.tsx') },
    {
      path: '/approval/print',
      title: label('打印审批', 'Print approvals'),
      under: centrePath,
      load: () => import('./print.page.tsx'),
    },
    { path: workdayPath, title: workday, permission: 'approvalFlow:list', load: () => import('./workday.page.tsx') },
    { path: settingsPath, title: settings, load: () => import('./settings.page.tsx') },
  ],
  menu: [
    { group, path: centrePath, title, icon: AuditOutlined },
    { group, path: reportPath, title: report, icon: BarChartOutlined, permission: 'approvalReport:show' },
    { group, path: templatePath, title: template, icon: FileTextOutlined, permission: 'approvalFlow:list' },
    { group, path: workdayPath, title: workday, icon: CalendarOutlined, permission: 'approvalFlow:list' },
    { group, path: settingsPath, title: settings, icon: SettingOutlined },
  ],
})

/** Sends a document in: shows its way first, asks for whoever has to be chosen. */
export const SubmitDialog = lazy(async () => ({ default: (await import('./submit.dialog.tsx')).SubmitDialog }))

/** Where the approvals of a document stand. */
export const DocumentApprovals = lazy(async () => ({
  default: (await import('./document.approvals.tsx')).DocumentApprovals,
}))

/** What a check of a flow found, in words. */
export const ProblemLine = lazy(async () => ({ default: (await import('./problem.line.tsx')).ProblemLine }))

/** Why a step asks these people. */
export const RunReasons = lazy(async () => ({ default: (await import('./run.reasons.tsx')).RunReasons }))
