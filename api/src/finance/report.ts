import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, date, department, integer, person, persons, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const reportKind = () =>
  choice('报告', 'Report', [
    ['month', '经营月报', 'Month report', 'blue'],
    ['project', '项目报告', 'Project report', 'cyan'],
  ])

const scheduled = record({
  name: 'reportSchedule',
  table: 'report_schedule',
  label: label('定期报告', 'Scheduled report'),
  fields: {
    name: text('名称', 'Name', { max: 60 }),
    kind: reportKind(),
    /** Of a project report. */
    project: optional(ref('项目', 'Project', 'project')),
    rhythm: choice('多久一次', 'How often', [
      ['monthly', '每月', 'Monthly', 'blue'],
      ['weekly', '每周', 'Weekly', 'cyan'],
    ]),
    /** Of the month, or of the week beginning with Monday. */
    day: integer('哪一天', 'On which day', { min: 1, max: 28 }),
    receivers: persons('收件人', 'Receivers', { max: 20 }),
    owner: optional(person('负责人', 'Owner')),
    department: optional(department('部门', 'Department')),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    lastRunOn: optional(date('上次生成', 'Last made')),
  },
  title: 'name',
  state: 'status',
  search: ['name'],
  list: [
    'code',
    'name',
    'kind',
    'project',
    'rhythm',
    'day',
    'owner',
    'department',
    'status',
    'lastRunOn',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  scope: 'owner',
})

const managed = { lastRunOn: true } as const

/** Which report is made when, and for whom; each receiver gets their own, as far as they may see. */
export const ReportSchedule = {
  ...scheduled,
  create: scheduled.create.omit(managed),
  update: scheduled.update.omit(managed),
}
export type ReportSchedule = z.output<typeof ReportSchedule.answer>

/** A report as it was made for somebody on a day, with what they might see then. */
export const Report = record({
  name: 'report',
  table: 'report',
  label: label('报告', 'Report'),
  fields: {
    title: text('标题', 'Title', { max: 120 }),
    kind: reportKind(),
    project: optional(ref('项目', 'Project', 'project')),
    day: date('日期', 'Day'),
    owner: person('收件人', 'For'),
    files: attachments('文件', 'File').default([]),
  },
  title: 'title',
  search: ['title'],
  list: ['code', 'title', 'kind', 'project', 'day', 'owner', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'day'],
  defaultSort: '-day',
  scope: 'tenant',
})

export type Report = z.output<typeof Report.answer>

export const reportSchedule = crud(ReportSchedule)
const { list, show, summary, all, remove } = crud(Report)
export const report = { list, show, summary, all, remove }
