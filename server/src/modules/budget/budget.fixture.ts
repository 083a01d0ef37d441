import type { budget } from '@srm/api/budget'
import type { Input } from '@srm/api/endpoint'

type TemplateBody = Input<typeof budget.template.create>['body']
type BudgetBody = Input<typeof budget.budget.create>['body']
type ChangeBody = Input<typeof budget.change.create>['body']

let count = 0

export const aBudgetTemplate = (more: Partial<TemplateBody> = {}): TemplateBody => {
  count += 1
  return { name: `预算模板${count}`, kind: 'conference', lines: [], ...more }
}

/** The project, and a category in each line, are put in by whoever has them. */
export const aBudget = (more: Partial<BudgetBody> = {}): BudgetBody => ({
  project: '',
  attendees: 200,
  days: 2,
  nights: 1,
  sessions: 1,
  ...more,
})

/** The project and its lines are put in by whoever has them. */
export const aBudgetChange = (more: Partial<ChangeBody> = {}): ChangeBody => ({
  project: '',
  lines: [],
  reason: '客户增加一场晚宴',
  ...more,
})
