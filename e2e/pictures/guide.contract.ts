import type { Page } from '@playwright/test'
import { contract } from '@srm/api/contract'
import { apiAs, settled, signIn } from '../fixtures.ts'
import { at, type Guide, type Step } from './guide.steps.ts'

/** The first contract of the demonstration at a stage. */
const idAt = async (page: Page, stage: string): Promise<string> => {
  const call = await apiAs(page.request)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: [stage] }])
  const { items } = await call(contract.contract.list, { query: { filter, pageSize: 1 } })
  return items[0]?.id ?? ''
}

/** A contract whose clauses are not all those of its template. */
const deviating = async (page: Page): Promise<string> => {
  const call = await apiAs(page.request)
  const { items } = await call(contract.contract.list, { query: { pageSize: 100 } })
  return items.find(({ deviationCount }) => deviationCount > 0)?.id ?? ''
}

const changed = async (page: Page): Promise<string> => {
  const call = await apiAs(page.request)
  const { items } = await call(contract.change.list, { query: { pageSize: 1 } })
  return items[0]?.id ?? ''
}

const editor: Step = async (page) => {
  await at(`/contract/edit?id=${await idAt(page, 'draft')}`)(page)
  await page
    .getByRole('group', { name: '第 1 期', exact: true })
    .evaluate('(row) => row.scrollIntoView({ block: "center" })')
  await settled(page)
}

export const contractGuide: Guide = {
  phone: {
    phone: async (page) => {
      await signIn(page)
      await at(`/contract/detail?id=${await idAt(page, 'performing')}&tab=plans`)(page)
    },
  },
  desk: {
    list: async (page) => {
      await signIn(page)
      await at('/contract/index')(page)
    },
    'plans-editor': editor,
    clauses: async (page) => at(`/contract/detail?id=${await deviating(page)}&tab=clauses`)(page),
    detail: async (page) => at(`/contract/detail?id=${await idAt(page, 'performing')}&tab=plans`)(page),
    calendar: at('/contract/plan?shape=calendar'),
    change: async (page) => at(`/contract/change/detail?id=${await changed(page)}&tab=diff`)(page),
  },
}
