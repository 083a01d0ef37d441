import type { CaseItem, invoiceKinds, settlementKinds } from '@srm/api/finance'

export type CaseKind = (typeof settlementKinds)[number] | (typeof invoiceKinds)[number]

/** Documents of one kind `t`, with what is open of them and since when; those the reader sees are added to `where`. */
export type CasePart = {
  readonly subject: CaseItem['subject']
  readonly mask: 'income' | 'cost'
  readonly sql: string
}

const today = `(now() at time zone 'Asia/Shanghai')::date`

const columns = (name: string, party: string): string =>
  `t.id, t.code, t.${name} as title, ${party} as party, t.project_id, t.owner_id`
const supplier = `(select s.name from supplier_ref s where s.tenant_id = t.tenant_id and s.id = t.supplier_id)`
const none = `null as reason`

/** Where a contract with the supplier runs in the same project, invoices and payments are the contract's. */
const paidByItself = `not exists (select 1 from contract_ref c where c.tenant_id = t.tenant_id and c.supplier_id = t.supplier_id
  and c.project_id = t.project_id and c.side = 'pay' and c.stage not in ('draft', 'toSign', 'void'))`

const accepted = `cross join lateral (select coalesce(sum(a.payable_amount), 0) as amount,
    max((a.settled_at at time zone 'Asia/Shanghai')::date) as day from acceptance_ref a
    where a.tenant_id = t.tenant_id and a.order_id = t.id and a.stage = 'settled') a`
const received = `cross join lateral (select coalesce(sum(i.open_amount) filter (where i.verify_state <> 'failed'), 0) as amount,
    coalesce(sum(i.open_amount) filter (where i.is_payable), 0) as payable, min(i.issued_on) as day from invoice_in_ref i
    where i.tenant_id = t.tenant_id and i.order_id = t.id and i.red_of_id is null) i`
const paid = `cross join lateral (select coalesce(sum(r.amount), 0) as amount from payment_request_ref r where r.tenant_id = t.tenant_id
    and r.order_id = t.id and r.kind = 'order' and r.stage = 'paid') p`

const order = (joins: string, sums: string, where: string): CasePart => ({
  subject: 'purchaseOrder',
  mask: 'cost',
  sql: `select ${columns('name', supplier)}, ${sums}, ${none} from purchase_order_ref t ${joins} where t.tenant_id = $1 and ${where}`,
})

const inForce = `t.stage in ('signed', 'performing', 'paused', 'completed', 'terminated')`

const contract = (side: 'receive' | 'pay', joins: string, sums: string, where: string): CasePart => ({
  subject: 'contract',
  mask: side === 'receive' ? 'income' : 'cost',
  sql: `select ${columns('name', 't.counterparty')}, ${sums}, ${none} from contract_ref t ${joins}
    where t.tenant_id = $1 and t.side = '${side}' and ${inForce} and ${where}`,
})

/** The first invoice that is not paid, the oldest being paid first. */
const firstOpen = (
  table: 'invoice_out_ref' | 'invoice_in_ref',
  isFine: string,
): string => `cross join lateral (select min(x.issued_on) as day
    from (select i.issued_on, sum(i.amount - i.red_amount) over (order by i.issued_on, i.id) as through from ${table} i
      where i.tenant_id = t.tenant_id and i.contract_id = t.id and i.red_of_id is null and ${isFine}) x where x.through > t.settled) i`

const due = `cross join lateral (select coalesce(sum(p.amount), 0) as amount, max(p.due_date) as day from payment_plan_ref p
    where p.tenant_id = t.tenant_id and p.contract_id = t.id and p.stage <> 'canceled' and p.due_date <= ${today}) p`

const reason = `case when t.verify_state = 'failed' then 'failed' when t.is_held then 'held' else 'exception' end as reason`

const parts: Readonly<Record<CaseKind, readonly CasePart[]>> = {
  notAccepted: [
    order(
      accepted,
      `t.service_to as day, t.amount - t.customer_amount - a.amount as amount`,
      `t.stage in ('confirmed', 'executing') and t.service_to < ${today}`,
    ),
  ],
  notInvoiced: [
    order(`${accepted} ${received}`, `a.day, a.amount - i.amount as amount`, `a.amount > i.amount and ${paidByItself}`),
  ],
  notPaid: [
    order(`${received} ${paid}`, `i.day, i.payable - p.amount as amount`, `i.payable > p.amount and ${paidByItself}`),
    contract(
      'pay',
      firstOpen('invoice_in_ref', `i.verify_state = 'verified'`),
      `i.day, t.invoiced - t.settled as amount`,
      't.invoiced > t.settled',
    ),
  ],
  depositOpen: [
    {
      subject: 'deposit',
      mask: 'cost',
      sql: `select ${columns('name', 't.counterparty')}, t.due_date as day, t.open as amount, ${none} from deposit_ref t
        where t.tenant_id = $1 and t.side = 'pay' and t.stage in ('held', 'partial')`,
    },
  ],
  toIssue: [contract('receive', due, `p.day, p.amount - t.invoiced as amount`, 'p.amount > t.invoiced')],
  notReceived: [
    contract(
      'receive',
      firstOpen('invoice_out_ref', 'i.issued_on is not null'),
      `i.day, t.invoiced - t.settled as amount`,
      't.invoiced > t.settled',
    ),
  ],
  toReceive: [
    order(`${accepted} ${received}`, `a.day, a.amount - i.amount as amount`, `a.amount > i.amount and ${paidByItself}`),
    contract(
      'pay',
      `cross join lateral (select max(e.day) as day from payment_plan_entry_ref e where e.tenant_id = t.tenant_id and e.contract_id = t.id) e`,
      `e.day, t.settled - t.invoiced as amount`,
      't.settled > t.invoiced',
    ),
  ],
  abnormal: [
    {
      subject: 'invoiceIn',
      mask: 'cost',
      sql: `select ${columns('name', supplier)}, t.issued_on as day, t.open_amount as amount, ${reason} from invoice_in_ref t
        where t.tenant_id = $1 and t.red_of_id is null and (t.verify_state = 'failed' or t.is_held or t.match_state = 'exception' and not t.is_payable)`,
    },
  ],
}

export const partsOf = (kind: CaseKind): readonly CasePart[] => parts[kind]
