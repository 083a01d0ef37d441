import type { App } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { seedTenant } from '#kernel/db/tenants.ts'
import { createApplication } from '#modules/application/index.ts'
import { createOurCompany, createTenant } from '#modules/tenancy/index.ts'
import { Application } from '@srm/api/application'
import { OurCompany } from '@srm/api/tenancy'
import { applicationsOf } from './applications.ts'
import { seedFlow, walk } from './approvals.ts'
import { companiesOf, type DemoCompany } from './companies.ts'
import { seedCustomers } from './crm/seed.ts'
import { lookAround } from './home.ts'
import { seedApplications } from './onboarding.ts'
import { asOf, atWork, daysAgo } from './past.ts'
import { peopleOf, settle } from './people.ts'
import { seedProjects } from './project/seed.ts'
import { seedBudgets } from './budget/seed.ts'
import { seedExpenses } from './expense/seed.ts'
import { closeDemoMonths, seedFunds } from './ledger/seed.ts'
import { seedDemands } from './demand/seed.ts'
import { seedInquiries } from './inquiry/seed.ts'
import { seedQuotes } from './quote/seed.ts'
import { seedAwards } from './award/seed.ts'
import { seedOrders } from './order/seed.ts'
import { seedAcceptances } from './acceptance/seed.ts'
import { seedContracts } from './contract/seed.ts'
import { seedReports } from './finance/reports.ts'
import { seedDunnings } from './finance/seed.ts'
import { seedAccounts } from './final-account/seed.ts'
import { seedReceived } from './payment/received.ts'
import { seedPayments } from './payment/seed.ts'
import { seedMoneyIn } from './receipt/seed.ts'
import { seedAccountChanges } from './supplier/accounts.ts'
import { seedMoves } from './supplier/moves.ts'
import { seedScores } from './supplier/scores.ts'
import { seedSuppliers } from './supplier/seed.ts'
import { seedClassify } from '#modules/dictionary/index.ts'

/** How a project company sorts what it buys and whom it buys from. */
const classifySeeds: Parameters<typeof seedClassify>[1] = [
  ['supplier', '酒店', ['五星级酒店', '四星级酒店', '度假酒店', '会议型酒店']],
  ['supplier', '场地', ['会展中心', '艺术空间', '户外场地']],
  ['supplier', '搭建制作', ['特装搭建', '印刷物料', '舞台木作']],
  ['supplier', '技术设备', ['灯光音响', 'LED 屏', '同声传译', '直播导播']],
  ['supplier', '交通出行', ['大巴租赁', '商务用车', '机票代理']],
  ['supplier', '人员服务', ['礼仪模特', '主持翻译', '安保', '摄影摄像']],
  ['customer', '医药企业', []],
  ['customer', '汽车品牌', []],
  ['customer', '金融机构', []],
  ['customer', '政府与协会', []],
  ['project', '学术会议', []],
  ['project', '经销商大会', []],
  ['project', '奖励旅游', []],
  ['project', '展览展示', []],
]

export type DemoTenant = {
  companyCode: string
  companyName: string
  shortName: string
  plan: string
  mobiles: number
  suppliers: number
  customers: number
  projects: number
  contracts: number
}

export const demoTenants: Readonly<Record<'large' | 'small', DemoTenant>> = {
  large: {
    companyCode: 'YUNZHO',
    companyName: '上海云舟会展服务有限公司',
    shortName: '云舟会展',
    plan: 'professional',
    mobiles: 0,
    suppliers: 300,
    customers: 120,
    projects: 8,
    contracts: 56,
  },
  small: {
    companyCode: 'GUANLA',
    companyName: '杭州观澜文旅策划有限公司',
    shortName: '观澜文旅',
    plan: 'standard',
    mobiles: 100,
    suppliers: 24,
    customers: 18,
    projects: 2,
    contracts: 10,
  },
}

const exists = async (app: App, companyCode: string): Promise<boolean> =>
  Boolean(
    (await app.pool.query('select 1 from platform.tenant_directory where company_code = $1', [companyCode])).rowCount,
  )

const addCompany = (
  app: App,
  tenantId: string,
  company: DemoCompany,
  ownerId: string | undefined,
  by: string | undefined,
) => {
  const body = OurCompany.create.parse({ ...company, ...(ownerId && { owner: ownerId }) })
  return app.asTenant(tenantId, (ctx) => createOurCompany(ctx, body), by)
}

/** Whoever waits for nothing new starts with a quiet bell. */
const hush = 'update notice set read_at = now() where tenant_id = $1 and read_at is null'

const staff = 'select id from "user" where tenant_id = $1 and not is_super order by id'

const begunSql = `update application set created_at = app.moment(), updated_at = app.moment() where tenant_id = $1 and id = $2`

/** A flow for everyday things and one for what binds the company, with applications at every stage of them. */
const addApplications = async (app: App, tenantId: string, companyCode: string, owners: readonly string[]) => {
  const [boss = '', buying = boss] = owners
  const finance = owners.at(-1) ?? boss
  await app.asTenant(tenantId, (ctx) => seedFlow(ctx, { boss, finance, buying }), boss)
  const { rows } = await app.asTenant(tenantId, (ctx) => ctx.db.run<{ id: string }>(staff, [tenantId]))
  for (const [index, { body, way, days }] of applicationsOf(companyCode).entries()) {
    const by = rows[index % rows.length]?.id ?? boss
    const moment = days < 5 ? daysAgo(days) : atWork(daysAgo(days))
    const made = await asOf(app, { tenantId, by, moment }, async (ctx) => {
      const { id } = await createApplication(ctx, Application.create.parse(body))
      await ctx.db.run(begunSql, [tenantId, id])
      return id
    })
    if (way !== 'draft') await walk(app, tenantId, index, { docId: made, by, way, begin: moment })
  }
  await app.asTenant(tenantId, (ctx) => ctx.db.run(hush, [tenantId]))
}

/** A company with people and records, made with the modules' own functions. */
export const seedDemoTenant = async (app: App, tenant: DemoTenant): Promise<string> => {
  const tenantId = newId()
  await app.asTenant(tenantId, (ctx) => createTenant(ctx, tenant))
  await seedTenant(app, tenantId)
  const owners = await app.asTenant(tenantId, (ctx) => settle(ctx, peopleOf(tenant.companyCode), tenant.mobiles))
  await app.asTenant(tenantId, (ctx) => seedClassify(ctx, classifySeeds))
  await app.asTenant(tenantId, (ctx) => seedSuppliers(ctx, tenant.suppliers, owners), owners[0])
  await app.asTenant(tenantId, (ctx) => seedApplications(ctx, owners), owners[0])
  const companies = companiesOf(tenant.companyCode)
  const made: string[] = []
  for (const [index, company] of companies.entries())
    made.push((await addCompany(app, tenantId, company, owners[index % owners.length], owners[0])).id)
  await lookAround(app, tenantId, owners, made)
  await addApplications(app, tenantId, tenant.companyCode, owners)
  await seedMoves(app, tenantId, owners)
  await seedScores(app, tenantId, owners)
  await seedAccountChanges(app, tenantId, owners)
  await seedCustomers(app, tenantId, tenant.customers)
  await seedProjects(app, tenantId, tenant.projects)
  await seedBudgets(app, tenantId)
  await seedFunds(app, tenantId, owners[0])
  await seedExpenses(app, tenantId)
  await seedDemands(app, tenantId)
  await app.asTenant(tenantId, (ctx) => ctx.db.run(hush, [tenantId]))
  await seedInquiries(app, tenantId)
  await seedQuotes(app, tenantId)
  // What comes with the product and takes somebody to answer for it, such as flows, found nobody the first time.
  await seedTenant(app, tenantId)
  await closeDemoMonths(app, tenantId, owners.at(-1) ?? '')
  await seedAwards(app, tenantId)
  await seedOrders(app, tenantId)
  await seedAcceptances(app, tenantId)
  await seedContracts(app, tenantId, tenant.contracts)
  await seedMoneyIn(app, tenantId)
  await seedReceived(app, tenantId)
  await seedPayments(app, tenantId)
  await seedAccounts(app, tenantId)
  await seedDunnings(app, tenantId)
  await seedReports(app, tenantId, owners)
  return tenantId
}

/** Run again, it changes nothing. */
export const seedDemo = async (app: App): Promise<void> => {
  for (const tenant of Object.values(demoTenants))
    if (!(await exists(app, tenant.companyCode))) await seedDemoTenant(app, tenant)
}
