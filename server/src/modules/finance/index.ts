import { Dunning, finance, invoiceKinds, ReportSchedule, settlementKinds } from '@srm/api/finance'
import { dunningScene } from '@srm/api/finance/sms-scenes'
import { financePages } from '@srm/api/finance/pages'
import { label } from '@srm/api/shared/label'
import { defineModule, implement } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { ageingOf, openItems } from './ageing/ageing.views.ts'
import { exportAgeing } from './ageing/export.service.ts'
import { casesOf, caseSummary } from './cases/cases.views.ts'
import { dunnings, dunningSentence } from './dunning/dunning.service.ts'
import { grants, permissions } from './finance.defaults.ts'
import { overviewOf } from './overview/overview.views.ts'
import { projectItems, projectsOf } from './project/project.views.ts'
import { setAgeing } from './rule/rule.service.ts'
import { jobs } from './finance.jobs.ts'
import { reportSentence } from './report/make.service.ts'
import { reports, schedules } from './report/report.service.ts'
import { agedBy } from './rule/rule.views.ts'

const { dunning: _dunning, report: _report, reportSchedule: _schedule, ...calls } = finance

const routes = implement(calls, {
  overview: { show: (ctx) => overviewOf(ctx) },
  projectFinance: {
    list: (ctx, { query }) => projectsOf(ctx, query),
    items: (ctx, { query }) => projectItems(ctx, query),
  },
  receivable: {
    ageing: (ctx, { query }) => ageingOf(ctx, 'receivable', query),
    items: (ctx, { query }) => openItems(ctx, 'receivable', query),
    export: (ctx, { query }, exchange) => exportAgeing(ctx, 'receivable', query, exchange),
  },
  payable: {
    ageing: (ctx, { query }) => ageingOf(ctx, 'payable', query),
    items: (ctx, { query }) => openItems(ctx, 'payable', query),
    export: (ctx, { query }, exchange) => exportAgeing(ctx, 'payable', query, exchange),
  },
  settlement: {
    summary: (ctx) => caseSummary(ctx, settlementKinds),
    items: (ctx, { query }) => casesOf(ctx, query),
  },
  invoiceMonitor: {
    summary: (ctx) => caseSummary(ctx, invoiceKinds),
    items: (ctx, { query }) => casesOf(ctx, query),
  },
  rule: { show: (ctx) => agedBy(ctx), update: (ctx, { body }) => setAgeing(ctx, body) },
})

export const financeModule = defineModule({
  name: 'finance',
  grants,
  permissions,
  jobs,
  routes: [...routes, ...dunnings.routes, ...schedules.routes, ...reports.routes],
  subjects: [dunnings.subject, schedules.subject, reports.subject],
  smsScenes: [dunningScene],
  sentences: [dunningSentence, reportSentence],
  holdings: [ownedRecords(Dunning, dunnings.service.records), ownedRecords(ReportSchedule, schedules.service.records)],
  guards: [
    {
      subject: 'customer',
      label: label('催收记录', 'dunning'),
      holds: 'exists (select 1 from dunning where tenant_id = $1 and customer_id = $2)',
    },
    {
      subject: 'project',
      label: label('定期报告', 'scheduled reports'),
      holds: `exists (select 1 from report_schedule where tenant_id = $1 and project_id = $2)
        or exists (select 1 from report where tenant_id = $1 and project_id = $2)`,
    },
  ],
  pages: financePages,
})

/** Sets up a report that is made by itself. */
export const scheduleReport = schedules.service.create

/** Writes down that somebody was asked to pay. */
export const makeDunning = dunnings.service.create
