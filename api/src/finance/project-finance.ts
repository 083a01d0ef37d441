import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** Which projects: those that go on, those that are over, or all but the canceled. */
export const projectReaches = ['running', 'finished', 'all'] as const
export type ProjectReach = (typeof projectReaches)[number]

/** What opens a list of documents. */
export const projectFigures = ['sold', 'invoiced', 'received', 'committed', 'settled', 'paid'] as const
export type ProjectFigure = (typeof projectFigures)[number]

/** What somebody should look at. */
export const projectAlerts = ['overBudget', 'loss', 'gap', 'notSold'] as const
export type ProjectAlert = (typeof projectAlerts)[number]

const Amount = z.string().nullable()

const projectStages = ['intent', 'preparing', 'executing', 'paused', 'settling', 'closed'] as const

const Row = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  stage: z.enum(projectStages),
  eventStart: z.string().nullable(),
  budgetIncome: Amount,
  budgetCost: Amount,
  sold: Amount,
  invoiced: Amount,
  received: Amount,
  committed: Amount,
  settled: Amount,
  paid: Amount,
  /** Paid before the customer did. */
  gap: Amount,
  /** By what is agreed and planned, by what is invoiced and settled, by what is received and paid. */
  expected: Amount,
  accrued: Amount,
  realised: Amount,
  /** Of what is expected to come in, in per cent. */
  margin: z.string().nullable(),
  alerts: z.array(z.enum(projectAlerts)),
})
export type ProjectFinanceRow = z.output<typeof Row>

const List = z.object({ items: z.array(Row), count: z.int() })
export type ProjectFinanceList = z.output<typeof List>

const Item = z.object({
  id: Id,
  /** The kind of the document. */
  subject: z.string(),
  code: z.string(),
  name: z.string(),
  party: z.string().nullable(),
  amount: Amount,
})
export type ProjectFinanceItem = z.output<typeof Item>

const Items = z.object({ items: z.array(Item), count: z.int(), total: Amount })
export type ProjectFinanceItems = z.output<typeof Items>

const access = { permission: 'projectFinance:list' } as const
const family = 'project_finance'

export const projectFinance = {
  list: endpoint({
    method: 'GET',
    path: '/api/project_finance/list',
    family,
    title: label('项目财务', 'Project finance'),
    access,
    query: z.strictObject({
      reach: z.enum(projectReaches).default('running'),
      q: z.string().trim().max(50).optional(),
      page: z.coerce.number().int().min(1).max(500).default(1),
    }),
    result: List,
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/project_finance/items',
    family,
    title: label('项目财务明细', 'Documents of a figure of a project'),
    access,
    query: z.strictObject({ project: Id, figure: z.enum(projectFigures) }),
    result: Items,
  }),
}
