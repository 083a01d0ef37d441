import type { Page } from '@playwright/test'
import { crm } from '@srm/api/crm'
import { apiAs, settled, signIn } from '../fixtures.ts'
import { at, type Guide, type Step } from './guide.steps.ts'

const salesman = '何欣悦'

const as =
  (name: string | undefined, path: string): Step =>
  async (page) => {
    await signIn(page, name)
    await at(path)(page)
  }

/** Customers that are being sold something, with whoever has them. */
const sold = async (page: Page) => {
  const call = await apiAs(page.request)
  const filter = JSON.stringify([{ field: 'outcome', op: 'in', value: ['open'] }])
  const { items } = await call(crm.opportunity.list, { query: { filter, pageSize: '100' } })
  return { call, items }
}

/** One whose event comes round next. */
const comingRound = async (page: Page): Promise<string> => {
  const { call, items } = await sold(page)
  for (const owner of new Set(items.flatMap((one) => one.owner?.id ?? []))) {
    const [first] = await call(crm.customer.anniversaries, { query: { owner } })
    if (first) return first.customer.id
  }
  throw new Error('nobody held an event at this time last year')
}

/** One with people who report to one another. */
const wellKnown = async (page: Page): Promise<string> => {
  const { call, items } = await sold(page)
  for (const { customer: of } of items) {
    const { contact = 0 } = await call(crm.customer.parts, { params: { id: of.id } })
    if (contact >= 5) return of.id
  }
  throw new Error('no customer has five contacts')
}

const customer =
  (tab: string, which = wellKnown): Step =>
  async (page) =>
    at(`/crm/crmDetail?id=${await which(page)}${tab && `&tab=${tab}`}`)(page)

const log: Step = async (page) => {
  await page
    .getByRole('button', { name: /^记一笔/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await settled(page)
}

const rules: Step = async (page) => {
  const call = await apiAs(page.request)
  const { items } = await call(crm.pool.list, { query: {} })
  await at(`/crm/poolSetting/edit?id=${items[0]?.id ?? ''}`)(page)
}

const transfer: Step = async (page) => {
  await customer('')(page)
  await page.getByRole('button', { name: '转交', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await settled(page)
}

export const crmGuide: Guide = {
  phone: {
    desk: as(salesman, '/crm/desk'),
    log,
    pool: at('/crm/pool'),
  },
  desk: {
    customer: async (page) => {
      await signIn(page)
      await customer('activity', comingRound)(page)
    },
    chart: customer('contact'),
    board: at('/crm/opportunity?shape=board'),
    funnel: at('/crm/opportunity/funnel'),
    rules,
    transfer,
  },
}
