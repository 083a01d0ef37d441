import { InvoiceOut } from '@srm/api/invoicing'
import { compareMoney, subtractMoney, timesMoney } from '@srm/api/shared/money'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { submit } from '#modules/approval/index.ts'
import { invoiceSteps } from '#modules/invoicing/index.ts'
import { receiptSteps } from '#modules/receipt/index.ts'
import { dayAgo } from '../past.ts'

type Sale = {
  readonly id: string
  readonly owner: string
  readonly customer: string
  readonly plan: string
  readonly amount: string
}

type Place = {
  readonly app: App
  readonly tenantId: string
  readonly fund: string
  readonly finance: string
  readonly sales: readonly Sale[]
}

const fundSql = `select id from fund_account_ref where tenant_id = $1 and is_default order by code limit 1`
/** Those who work in finance first: in a small company they may sell too, and nobody confirms their own. */
const peopleSql = `select u.id from user_ref u where u.tenant_id = $1 and u.status = 'active'
  order by exists (select 1 from user_role_ref m join role_ref r on r.tenant_id = m.tenant_id and r.id = m.role_id
    where m.tenant_id = u.tenant_id and m.user_id = u.id and r.code = 'FINANCE') desc, u.code`
/** Signed sales with something open, the event with its large amounts first; each with its oldest open instalment. */
const salesSql = `select c.id, c.owner_id as owner, c.counterparty as customer, p.id as plan, p.open_amount::text as amount
  from contract_ref c join fund_account_ref f on f.tenant_id = c.tenant_id and f.id = $2 and f.company_id = c.our_company_id
    cross join lateral (select t.id, t.open_amount from payment_plan_ref t where t.tenant_id = c.tenant_id and t.contract_id = c.id
      and t.open_amount > 0 and t.stage <> 'canceled' order by t.due_date nulls last, t.seq limit 1) p
  where c.tenant_id = $1 and c.side = 'receive' and not c.is_opening and c.stage in ('signed', 'performing')
  order by c.project_id is null, c.code desc limit 8`

const placeOf = async (app: App, tenantId: string): Promise<Place | undefined> =>
  app.asTenant(tenantId, async (ctx) => {
    const fund = (await ctx.db.run<{ id: string }>(fundSql, [tenantId])).rows[0]?.id
    if (fund === undefined) return undefined
    const sales = (await ctx.db.run<Sale>(salesSql, [tenantId, fund])).rows.slice(0, 4)
    const people = (await ctx.db.run<{ id: string }>(peopleSql, [tenantId])).rows
    const finance = people.find(({ id }) => sales.every(({ owner }) => owner !== id))?.id
    return sales.length < 4 || finance === undefined ? undefined : { app, tenantId, fund, finance, sales }
  })

/** So many days ago, but not in a month that is closed by now. */
const recently = (days: number): string => {
  const [first, day] = [`${shanghaiDay(new Date()).slice(0, 8)}01`, dayAgo(days)]
  return day < first ? first : day
}

let count = 0
/** Twenty digits as the platform of Shanghai's tax bureau gives them. */
const numberOf = (): string => `2631200000${String(2_048_117 + (count += 137)).padStart(10, '0')}`

const approvedSql = `update invoice_out set status = 'approved' where tenant_id = $1 and id = $2`
const versionSql = `select version from invoice_out where tenant_id = $1 and id = $2`

const versionOf = async (ctx: Ctx, id: string): Promise<number> =>
  (await ctx.db.run<{ version: number }>(versionSql, [ctx.tenantId, id])).rows[0]?.version ?? 1

type Wish = { readonly titleName?: string; readonly amount?: string }

const apply = ({ app, tenantId }: Place, sale: Sale, { titleName, amount = sale.amount }: Wish = {}): Promise<string> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      const body = InvoiceOut.create.parse({
        contract: sale.id,
        plan: sale.plan,
        kind: 'digitalOrdinary',
        titleName: titleName ?? sale.customer,
        items: [{ name: '会展服务*会议服务费', amount }],
        amount,
      })
      return (await invoiceSteps.create(ctx, body)).id
    },
    sale.owner,
  )

/** As if everybody asked had agreed. */
const approve = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.run(approvedSql, [ctx.tenantId, id])
  await invoiceSteps.document.on?.approved?.(ctx, id)
}

type Issue = { readonly issued: number; readonly delivered?: number }

const issue = ({ app, tenantId, finance }: Place, id: string, { issued, delivered }: Issue): Promise<void> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      await approve(ctx, id)
      const body = { invoiceNo: numberOf(), issuedOn: recently(issued), invoiceFiles: [] }
      await invoiceSteps.issue(ctx, id, { ...body, version: await versionOf(ctx, id) })
      if (delivered === undefined) return
      const handed = { deliveredOn: recently(delivered), delivery: 'email' as const, receiver: '张经理' }
      await invoiceSteps.deliver(ctx, id, { ...handed, version: await versionOf(ctx, id) })
    },
    finance,
  )

/** The title was the old name of the company: reversed and issued anew. */
const reissue = async (place: Place, sale: Sale): Promise<void> => {
  const wrong = await apply(place, sale, { titleName: `${sale.customer}（原名称）` })
  await issue(place, wrong, { issued: 9 })
  await place.app.asTenant(
    place.tenantId,
    async (ctx) => {
      const body = { amount: sale.amount, invoiceNo: numberOf(), issuedOn: recently(6), invoiceFiles: [] }
      const reason = '客户更名，抬头错误'
      await invoiceSteps.red(ctx, wrong, { ...body, reason, version: await versionOf(ctx, wrong) })
    },
    place.finance,
  )
  await issue(place, await apply(place, sale), { issued: 6, delivered: 5 })
}

const addInvoices = async (place: Place): Promise<void> => {
  const [event, second, third, fourth] = place.sales
  if (!event || !second || !third || !fourth) return
  await issue(place, await apply(place, event), { issued: 12, delivered: 11 })
  await reissue(place, second)
  await issue(place, await apply(place, third), { issued: 3 })
  const half = timesMoney(fourth.amount, '0.5')
  const waiting = await apply(place, fourth, { amount: half })
  await place.app.asTenant(place.tenantId, (ctx) => approve(ctx, waiting), place.finance)
  const asked = await apply(place, fourth, { amount: subtractMoney(fourth.amount, half) })
  await place.app.asTenant(
    place.tenantId,
    (ctx) => submit(ctx, { docType: InvoiceOut.name, docId: asked, purpose: 'create' }).then(() => undefined),
    fourth.owner,
  )
}

const linesOf = ({ sales }: Place) => {
  const [event, second, third, fourth] = sales
  const line = (days: number, amount: string, payerName: string, summary: string, nth: number) => ({
    day: recently(days),
    amount,
    payerName,
    summary,
    serialNo: `C04${dayAgo(days).replaceAll('-', '')}${String(nth).padStart(6, '0')}`,
  })
  return [
    line(8, event?.amount ?? '1.00', event?.customer ?? '', '会议服务费首款', 1),
    line(4, second?.amount ?? '1.00', second?.customer ?? '', '服务费', 2),
    line(2, third?.amount ?? '1.00', third?.customer ?? '', '转账', 3),
    line(
      1,
      timesMoney(fourth?.amount ?? '2.00', '0.5'),
      `${(fourth?.customer ?? '').slice(0, 4)}集团财务有限公司`,
      '代付会务费',
      4,
    ),
    line(1, '20000.00', '王海涛', '个人转账 会务定金', 5),
  ]
}

const foundSql = `select id, version from receipt where tenant_id = $1 and serial_no = $2`

/** The first is confirmed, the second waits for a second person; the rest nobody has claimed. */
const addReceipts = async (place: Place): Promise<void> => {
  const { app, tenantId, fund, finance, sales } = place
  const lines = linesOf(place)
  await app.asTenant(tenantId, (ctx) => receiptSteps.addLines(ctx, fund, lines), finance)
  for (const [at, sale] of sales.slice(0, 2).entries()) {
    const found = async (ctx: Ctx): Promise<{ id: string; version: number }> =>
      (await ctx.db.run<{ id: string; version: number }>(foundSql, [tenantId, lines[at]?.serialNo])).rows[0] ?? {
        id: '',
        version: 1,
      }
    const wish = [{ contract: sale.id, plan: sale.plan, amount: lines[at]?.amount ?? '0' }]
    await app.asTenant(
      tenantId,
      async (ctx) => {
        const { id, version } = await found(ctx)
        await receiptSteps.claim(ctx, id, { version, lines: wish })
      },
      sale.owner,
    )
    if (at === 0)
      await app.asTenant(
        tenantId,
        async (ctx) => {
          const { id, version } = await found(ctx)
          await receiptSteps.confirm(ctx, id, { version })
        },
        finance,
      )
  }
}

/** What customers were invoiced and what they paid this month: issued, reversed, claimed, and money nobody knows yet. */
export const seedMoneyIn = async (app: App, tenantId: string): Promise<void> => {
  const place = await placeOf(app, tenantId)
  if (!place || compareMoney(place.sales[0]?.amount ?? '0', '0') <= 0) return
  await addInvoices(place)
  await addReceipts(place)
}
