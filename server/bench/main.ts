import { loadConfig, type Config } from '#kernel/config.ts'
import { measureAccess } from './access.ts'
import { measureApprovals } from './approval.ts'
import { measureCustomers } from './customer.ts'
import { measureFinance } from './finance.ts'
import { measureJobs } from './jobs.ts'
import { measureLarge } from './large.ts'
import { measureMoney } from './money.ts'
import { measureQuick, measureRequests, type Switches } from './requests.ts'
import { measureProjects } from './project.ts'
import { measurePurchases } from './purchase.ts'
import { productionEnv } from './settings.ts'
import { measureShares } from './shares.ts'
import { measureSuppliers } from './supplier.ts'
import { measureTransfer } from './transfer.ts'

const has = (name: string): boolean => process.argv.includes(`--${name}`)
const switches: Switches = { reuse: has('reuse'), slow: has('slow') }

type Measure = (config: Config, switches: Switches) => Promise<void>

/** What is measured, by the switch that asks for it; each in a database of its own. */
const measures: Readonly<Record<string, Measure>> = {
  quick: measureQuick,
  jobs: measureJobs,
  transfer: measureTransfer,
  large: measureLarge,
  access: measureAccess,
  approval: measureApprovals,
  supplier: measureSuppliers,
  shares: measureShares,
  customer: measureCustomers,
  finance: measureFinance,
  money: measureMoney,
  project: measureProjects,
  purchase: measurePurchases,
}

const name = Object.keys(measures).find(has)
const measure = (name && measures[name]) || measureRequests
const database = ['srm_bench', name].filter(Boolean).join('_')
// The others start their server as a developer does.
const customersOwn = [
  measureRequests,
  measureQuick,
  measureCustomers,
  measureFinance,
  measureMoney,
  measureProjects,
  measurePurchases,
]
const asCustomersRun = customersOwn.includes(measure)
const env = asCustomersRun ? productionEnv : { SRM_LOG_LEVEL: 'warn' }
await measure(loadConfig({ SRM_PG_DATABASE: database, ...env, ...process.env }), switches)
