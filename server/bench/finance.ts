import type { Config } from '#kernel/config.ts'
import { buildMoney, knownMoney } from './money.fill.ts'
import { compareViews } from './scopes.ts'

const views = {
  overview: { path: '/api/finance_overview/show' },
  'receivable today': { path: `/api/receivable/ageing?group=party&asOf=${new Date().toISOString().slice(0, 10)}` },
} as const

/** The overview of a company with a million instalments and five million lines of the ledger beside one with 50,000. */
export const measureFinance = async (config: Config): Promise<void> => {
  if (!process.argv.includes('--reuse')) await buildMoney(config)
  await compareViews(config, await knownMoney(config), ['finance'], () => views)
}
