import type { Page } from '@playwright/test'
import { finance } from '@srm/api/finance'
import { finalAccount } from '@srm/api/final-account'
import { shanghaiDay } from '@srm/api/shared/date'
import { apiAs, settled, signIn } from '../fixtures.ts'
import { at, type Guide, type Step } from './guide.steps.ts'

const accountant = '苏婉清'

/** What the customer who owes most has to pay, document by document. */
const items: Step = async (page) => {
  const call = await apiAs(page.request)
  const { rows } = await call(finance.receivable.ageing, {
    query: { asOf: shanghaiDay(new Date()), group: 'party' },
  })
  await at('/finance/receivable')(page)
  await page.getByRole('button', { name: new RegExp(`^${rows[0]?.name ?? ''} 合计`) }).click()
  await page.getByRole('dialog').getByRole('table').waitFor()
  await settled(page)
}

const lockedAccount = async (page: Page): Promise<string> => {
  const call = await apiAs(page.request)
  const { items: accounts } = await call(finalAccount.account.list, { query: { pageSize: 20 } })
  return accounts.find(({ stage }) => stage === 'locked')?.id ?? ''
}

const bridge: Step = async (page) => {
  await at(`/project/finalAccount/detail?id=${await lockedAccount(page)}`)(page)
  await page.getByRole('tab', { name: '利润桥' }).filter({ visible: true }).click()
  await page.getByRole('table', { name: '利润桥' }).filter({ visible: true }).waitFor()
  await settled(page)
}

export const financeGuide: Guide = {
  phone: {
    phone: async (page) => {
      await signIn(page, accountant)
      await at('/finance/receivable')(page)
    },
  },
  desk: {
    overview: async (page) => {
      await signIn(page)
      await at('/finance/overview')(page)
    },
    items,
    project: at('/finance/project?reach=all'),
    settlement: at('/finance/settlement'),
    bridge,
  },
}

export const homeGuide: Guide = {
  phone: {
    phone: async (page) => {
      await signIn(page, accountant)
      await at('/')(page)
    },
  },
  desk: {
    desk: async (page) => {
      await signIn(page)
      await at('/')(page)
    },
    calendar: at('/home/calendar'),
    map: at('/home/map'),
  },
}
