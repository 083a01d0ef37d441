import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, date, department, longText, person, ref, sentence } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'monthReopen',
  table: 'month_reopen',
  label: label('反结账申请', 'Reopening'),
  fields: {
    title: sentence('标题', 'Title'),
    company: ref('我方公司', 'Our company', 'ourCompany'),
    /** The first day of the month; it and all closed after it are open again. */
    month: date('反结账月份', 'Month'),
    reason: longText('原因', 'Why', { max: 500 }),
    owner: optional(person('申请人', 'Applicant')),
    department: optional(department('申请部门', 'Department')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title'],
  list: ['code', 'title', 'company', 'month', 'reason', 'owner', 'status', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'title'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = { title: true, owner: true, department: true, status: true } as const

/** What asks for a closed month to be opened again. */
export const MonthReopen = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type MonthReopen = z.output<typeof MonthReopen.answer>

export const monthReopen = crud(MonthReopen)
