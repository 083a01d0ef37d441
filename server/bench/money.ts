import type { Config } from '#kernel/config.ts'
import { buildMoney, knownMoney, type MoneyCompany } from './money.fill.ts'
import { compareViews, type Call } from './scopes.ts'

const dayMs = 86_400_000
const dayOf = (offset: number): string => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10)

const viewsOf = ({ company }: MoneyCompany): Readonly<Record<string, Call>> => {
  const filter = (...all: readonly object[]) => encodeURIComponent(JSON.stringify(all))
  const due = filter({ field: 'stage', op: 'in', value: ['pending', 'partial'] })
  const bank = filter({ field: 'account', op: 'in', value: ['bank'] })
  return {
    contracts: { path: '/api/contract/list' },
    'contracts performing': {
      path: `/api/contract/list?filter=${filter({ field: 'stage', op: 'in', value: ['performing'] })}`,
    },
    'contracts by amount': { path: '/api/contract/list?sort=-amount' },
    plans: { path: '/api/payment_plan/list' },
    'plans to settle': { path: `/api/payment_plan/list?filter=${due}` },
    'plan calendar, month': { path: `/api/payment_plan/calendar?from=${dayOf(0)}&to=${dayOf(30)}` },
    'plan calendar, week': { path: `/api/payment_plan/calendar?from=${dayOf(0)}&to=${dayOf(6)}` },
    'ledger page': { path: '/api/journal_line/list' },
    'ledger page of the bank': { path: `/api/journal_line/list?filter=${bank}` },
    'balances of accounts': { path: '/api/ledger/balances' },
    'statement of a month': {
      path: `/api/ledger/statement?companyId=${company}&from=${dayOf(0).slice(0, 8)}01&to=${dayOf(0)}`,
    },
  }
}

/** A company with 200,000 contracts, a million instalments and five million lines of the ledger beside one with 10,000 contracts. */
export const measureMoney = async (config: Config): Promise<void> => {
  if (!process.argv.includes('--reuse')) await buildMoney(config)
  await compareViews(config, await knownMoney(config), ['finance', 'head'], viewsOf)
}
