import { ledger } from '@srm/api/ledger'
import type { Examples } from '../fixtures.ts'
import { aFundAccount } from '#modules/ledger/ledger.fixture.ts'
import { aCompanyWithBooks, addFund, aLedgerDocument, post } from '../ledgers.ts'

export const examples: Examples = [
  [ledger.balances, () => ({})],
  [ledger.statement, () => ({ query: { from: '2026-11-01', to: '2026-11-30' } })],
  [ledger.lines, async (_, me) => ({ query: { documentId: (await aCompanyWithBooks(me)).fund } })],
  [ledger.months, () => ({})],
  [
    ledger.close,
    async (_, me) => {
      const { company } = await aCompanyWithBooks(me, { openingDate: '2026-01-10' })
      return { body: { companyId: company, month: '2026-01-01' } }
    },
  ],
  [
    ledger.fundAccount.update,
    async (_, me) => {
      const { company, fund } = await aCompanyWithBooks(me)
      return { params: { id: fund }, body: { ...aFundAccount({ company, isDefault: true }), version: 1 } }
    },
  ],
  [
    ledger.fundAccount.remove,
    async (_, me) => {
      const { company } = await aCompanyWithBooks(me)
      return { params: { id: await addFund(me, { company, openingBalance: '0.00' }) } }
    },
  ],
  [ledger.proof, () => ({})],
  [ledger.journal.list, () => ({})],
  [ledger.journal.summary, () => ({})],
  [ledger.voucher.show, () => ({ query: { from: '2026-11-01', to: '2026-11-01' } })],
  [
    ledger.voucher.export,
    async (_, me) => {
      const { company, fund } = await aCompanyWithBooks(me, { openingDate: '2026-01-10' })
      const details = { fund, amount: '1.00' }
      await post(me, { event: 'loan.paid', document: aLedgerDocument(), company, day: '2026-11-03', details })
      return { query: { companyId: company, from: '2026-11-01', to: '2026-11-01', layout: 'yonyou' } }
    },
  ],
  [ledger.voucher.codes, () => ({})],
  [
    ledger.voucher.saveCodes,
    () => ({ body: { codes: [{ account: 'income', fund: null, code: '500101', name: '会展服务收入' }] } }),
  ],
]
