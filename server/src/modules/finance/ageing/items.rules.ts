/** Money that comes in by contracts of sale, or that goes out for contracts and orders. */
export type MonitorSide = 'receivable' | 'payable'

/** Amounts that come in and go out are covered by masks of their own. */
export const maskOf = { receivable: 'income', payable: 'cost' } as const

/**
 * What every instalment is about today: the plan itself knows, in the words of its index. Of the contracts only those are
 * read that do not count yet, which are few; the one of an instalment just where somebody asks whose it is.
 */
const plansNow = (side: 'receive' | 'pay', party: string): string => `select t.id, 'paymentPlan' as subject, t.code,
      t.name as title, t.${party} as party, t.project_id as project, c.owner_id as owner, t.due_date, t.amount, t.done_amount as settled,
      t.open_amount as open
    from payment_plan_ref t left join contract_ref c on c.tenant_id = t.tenant_id and c.id = t.contract_id
    where t.tenant_id = $1 and t.side = '${side}' and t.open_amount > 0 and t.stage <> 'canceled'
      and t.contract_id not in (select d.id from contract_ref d where d.tenant_id = $1 and d.stage in ('draft', 'toSign')
        union all select d.id from contract_ref d where d.tenant_id = $1 and d.sign_date > $2::date)`

/**
 * The same on a day that is past: what was known then, and what was settled by then. Before anything was known of it, as
 * of a contract entered long after it was signed, what was known first.
 */
const stateThen = `cross join lateral (select s.amount, s.due_date, s.is_canceled,
      (select coalesce(sum(e.amount), 0) from payment_plan_entry_ref e where e.tenant_id = t.tenant_id and e.payment_plan_id = t.id
        and e.day <= $2::date) as settled
    from payment_plan_state_ref s where s.tenant_id = t.tenant_id and s.payment_plan_id = t.id and s.day <= greatest($2::date,
      (select min(m.day) from payment_plan_state_ref m where m.tenant_id = t.tenant_id and m.payment_plan_id = t.id))
    order by s.day desc, s.at desc, s.id desc limit 1) x`

const plansThen = (side: 'receive' | 'pay', party: string): string => `select t.id, 'paymentPlan' as subject, t.code,
      t.name as title, t.${party} as party, t.project_id as project, c.owner_id as owner, x.due_date, x.amount, x.settled,
      x.amount - x.settled as open
    from payment_plan_ref t join contract_ref c on c.tenant_id = t.tenant_id and c.id = t.contract_id ${stateThen}
    where t.tenant_id = $1 and t.side = '${side}' and c.stage not in ('draft', 'toSign')
      and coalesce(c.sign_date, (c.created_at at time zone 'Asia/Shanghai')::date) <= $2::date and not x.is_canceled and x.amount > x.settled`

const settledDay = `(t.settled_at at time zone 'Asia/Shanghai')::date`

/**
 * Orders that are paid by themselves: what was accepted of them, the oldest first, without what was paid by then. Where a
 * contract with the supplier runs in the same project, its instalments are what is paid.
 */
const ordersSql = `select t.id, 'acceptance' as subject, t.code, t.name as title, t.supplier_id as party, t.project_id as project,
      o.owner_id as owner, ${settledDay} + coalesce(w.days, 0) as due_date, t.payable_amount as amount,
      t.payable_amount - least(t.payable_amount, s.through - p.paid) as settled, least(t.payable_amount, s.through - p.paid) as open
    from acceptance_ref t join purchase_order_ref o on o.tenant_id = t.tenant_id and o.id = t.order_id
      cross join lateral (select sum(a.payable_amount) as through from acceptance_ref a where a.tenant_id = t.tenant_id
        and a.order_id = t.order_id and a.stage = 'settled' and (a.settled_at, a.id) <= (t.settled_at, t.id)) s
      cross join lateral (select coalesce(sum(r.amount), 0) as paid from payment_request_ref r where r.tenant_id = t.tenant_id
        and r.order_id = t.order_id and r.kind = 'order' and r.stage = 'paid' and r.paid_on <= $2::date) p
      cross join lateral (select max(y.days) as days from purchase_order_payment_ref y where y.tenant_id = t.tenant_id
        and y.order_id = t.order_id and y.trigger = 'accepted') w
    where t.tenant_id = $1 and t.stage = 'settled' and ${settledDay} <= $2::date and s.through > p.paid and t.payable_amount > 0
      and not exists (select 1 from contract_ref c where c.tenant_id = t.tenant_id and c.supplier_id = t.supplier_id
        and c.project_id = t.project_id and c.side = 'pay' and c.stage not in ('draft', 'toSign', 'void') and c.sign_date <= $2::date)`

type Conditions = { readonly plans: readonly string[]; readonly acceptances: readonly string[] }

/** Every document that is open on a day and seen by the reader; `$1` is the tenant, `$2` the day. */
export const itemsSql = (side: MonitorSide, isPast: boolean, seen: Conditions): string => {
  const within = (sql: string, conditions: readonly string[]): string => [sql, ...conditions].join(' and ')
  const plansSql = isPast ? plansThen : plansNow
  if (side === 'receivable') return within(plansSql('receive', 'customer_id'), seen.plans)
  return [within(plansSql('pay', 'supplier_id'), seen.plans), within(ordersSql, seen.acceptances)].join(
    '\n    union all ',
  )
}

/** Which bucket something open is in: -1 has no day, 0 is not due; `$3` is the first day of each bucket. */
export const bucketSql = `case when i.due_date is null then -1 else width_bucket($2::date - i.due_date, $3::int[]) end`
