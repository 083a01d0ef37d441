import { Dunning } from '@srm/api/finance'
import type { App } from '#kernel/http/app.ts'
import { makeDunning } from '#modules/finance/index.ts'
import { asOf, atWork, dayAgo, daysAgo } from '../past.ts'

type Late = { readonly customer: string; readonly owner: string; readonly contact: string | null }

const lateSql = `select c.customer_id as customer, min(c.owner_id::text) as owner,
    (select o.id from customer_contact_ref o where o.tenant_id = $1 and o.customer_id = c.customer_id order by o.id limit 1) as contact
  from contract_ref c join payment_plan_ref p on p.tenant_id = c.tenant_id and p.contract_id = c.id
  where c.tenant_id = $1 and c.side = 'receive' and p.open_amount > 0 and p.stage <> 'canceled' and p.due_date < $2
  group by c.customer_id order by sum(p.open_amount) desc limit 3`

/** What was said to whoever owes the most, the last talk last. */
const talks = [
  [
    {
      way: 'phone',
      ago: 16,
      outcome: 'promised',
      promisedIn: -6,
      said: '财务称上周已提交付款申请，领导出差，回来就签。',
    },
    { way: 'letter', ago: 2, outcome: 'open', said: '承诺日已过仍未到账，已寄出催款函并同步对方分管副总。' },
  ],
  [{ way: 'phone', ago: 3, outcome: 'promised', promisedIn: 5, said: '对方确认金额无误，安排在下一个付款日。' }],
  [{ way: 'visit', ago: 8, outcome: 'open', said: '当面对账，差一份盖章验收单，已补寄。' }],
] as const

/** Who was asked for what they owe, as it was written down. */
export const seedDunnings = async (app: App, tenantId: string): Promise<void> => {
  const { rows } = await app.asTenant(tenantId, (ctx) => ctx.db.run<Late>(lateSql, [tenantId, dayAgo(0)]))
  for (const [nth, { customer, owner, contact }] of rows.entries())
    for (const talk of talks[nth] ?? []) {
      const body = Dunning.create.parse({
        customer,
        contact,
        owner,
        way: talk.way,
        day: dayAgo(talk.ago),
        said: talk.said,
        outcome: talk.outcome,
        ...('promisedIn' in talk && { promisedOn: dayAgo(-talk.promisedIn) }),
      })
      await asOf(app, { tenantId, by: owner, moment: atWork(daysAgo(talk.ago)) }, (ctx) => makeDunning(ctx, body))
    }
}
