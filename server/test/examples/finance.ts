import { finance } from '@srm/api/finance'
import { aDunningTo } from '../dunnings.ts'
import type { Examples } from '../fixtures.ts'
import { addSigned } from '../contracts.ts'
import { once } from '../once.ts'
import { aPayableContract } from '../payments.ts'
import { addReport } from '../reports.ts'
import { aSettlingProject } from '../final-accounts.ts'

const received = once(addSigned)
const paid = once(aPayableContract)
const settling = once(aSettlingProject)
const query = { asOf: '2026-11-30' }

export const examples: Examples = [
  [
    finance.receivable.ageing,
    async (_, me) => {
      await received(me)
      return { query: { ...query, group: 'party' } }
    },
  ],
  [
    finance.receivable.items,
    async (_, me) => {
      await received(me)
      return { query }
    },
  ],
  [
    finance.payable.ageing,
    async (_, me) => {
      await paid(me)
      return { query: { ...query, group: 'project' } }
    },
  ],
  [
    finance.payable.items,
    async (_, me) => {
      await paid(me)
      return { query: { ...query, bucket: '0' } }
    },
  ],
  [
    finance.receivable.export,
    async (_, me) => {
      await received(me)
      return { query: { ...query, group: 'party' } }
    },
  ],
  [
    finance.payable.export,
    async (_, me) => {
      await paid(me)
      return { query: { ...query, group: 'owner' } }
    },
  ],
  [finance.overview.show, () => ({})],
  [
    finance.projectFinance.list,
    async (_, me) => {
      await settling(me)
      return { query: { reach: 'all' } }
    },
  ],
  [
    finance.projectFinance.items,
    async (_, me) => ({ query: { project: (await settling(me)).projectId, figure: 'committed' } }),
  ],
  [finance.settlement.summary, () => ({})],
  [finance.settlement.items, () => ({ query: { kind: 'notPaid' } })],
  [finance.invoiceMonitor.summary, () => ({})],
  [finance.invoiceMonitor.items, () => ({ query: { kind: 'toIssue' } })],
  [finance.report.list, () => ({})],
  [finance.report.summary, () => ({})],
  [finance.report.all, () => ({})],
  [finance.report.show, async (_, me) => ({ params: { id: await addReport(me) } })],
  [finance.report.remove, async (_, me) => ({ params: { id: await addReport(me) } })],
  [finance.rule.show, () => ({})],
  [finance.rule.update, () => ({ body: { ageingDays: [30, 60, 90, 180] } })],
  [
    finance.dunning.sms,
    async (_, me) => {
      const { id, version } = await aDunningTo(me)
      return { params: { id }, body: { version } }
    },
  ],
]
