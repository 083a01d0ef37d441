import type { Page } from '@playwright/test'
import { budget } from '@srm/api/budget'
import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { apiAs, settled, signIn } from '../fixtures.ts'
import { at, type Guide, type Step } from './guide.steps.ts'

const manager = '郑浩然'

/** The project whose budget is nearly used up. */
const nearlyUsed = async (page: Page): Promise<string> => {
  const call = await apiAs(page.request)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['settling'] }])
  const { items } = await call(project.project.list, { query: { filter, pageSize: 1 } })
  return items[0]?.id ?? ''
}

/** A version nobody has submitted yet, and the project it is of. */
const draft = async (page: Page) => {
  const call = await apiAs(page.request)
  const { items } = await call(budget.budget.list, { query: { pageSize: 100 } })
  const found = items.findLast(({ status }) => status === 'draft')
  return { id: found?.id ?? '', project: found?.project.id ?? '' }
}

const overdue = async (page: Page): Promise<string> => {
  const call = await apiAs(page.request)
  const { items } = await call(expense.loan.list, { query: { pageSize: 100 } })
  return items.find(({ isOverdue }) => isOverdue)?.id ?? ''
}

const versions: Step = async (page) => {
  await signIn(page)
  await at(`/project/detail?id=${(await draft(page)).project}&tab=budget`)(page)
}

const compare: Step = async (page) => {
  await page.getByRole('button', { name: '版本对比' }).click()
  await page.getByRole('dialog', { name: '版本对比' }).getByRole('table').waitFor()
  await settled(page)
}

const contrast: Step = async (page) => at(`/project/detail?id=${await nearlyUsed(page)}&tab=contrast`)(page)

const burdens: Step = async (page) => {
  await page
    .getByRole('button', { name: /^展开或收起/ })
    .first()
    .click()
  await page.getByRole('table').getByRole('button').nth(1).click()
  await page.getByRole('dialog').getByRole('table').first().waitFor()
  await settled(page)
}

export const budgetGuide: Guide = {
  phone: {
    claim: async (page) => {
      await signIn(page, manager)
      await at('/project/reimburse/edit')(page)
    },
    loan: async (page) => {
      await signIn(page)
      await at(`/project/loan/detail?id=${await overdue(page)}`)(page)
    },
  },
  desk: {
    versions,
    compare,
    editor: async (page) => {
      await at(`/project/projectBudget/edit?id=${(await draft(page)).id}`)(page)
      await page.getByRole('treegrid').evaluate('(grid) => grid.scrollIntoView({ block: "center" })')
      await settled(page)
    },
    quotation: async (page) => at(`/project/projectBudget/detail?id=${(await draft(page)).id}&print=quotation`)(page),
    contrast,
    burdens,
    control: at('/project/budgetControl'),
    standard: at('/other/expenseStandard'),
  },
}
