import { Receipt } from '@srm/api/receipt'
import { receiptPages } from '@srm/api/receipt/pages'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { HomeDuty, HomeFigure } from '#kernel/module.ts'

const desk = `${receiptPages.desk.path}?id=`
const at = `t.day::timestamp at time zone 'Asia/Shanghai' as at`

export const receiptDuties: readonly HomeDuty[] = [
  {
    key: 'receipt.toConfirm',
    rank: 36,
    label: label('待确认的收款', 'Receipts to confirm'),
    path: desk,
    permission: 'receipt:confirm',
    rows: () => `select t.id, t.code || ' ' || t.payer_name as title, coalesce(t.summary, '') as note, ${at} from receipt t
      where t.tenant_id = $1 and t.stage = 'claimed' and t.claimer_id is distinct from $2 order by t.day, t.id`,
  },
  {
    key: 'receipt.toClaim',
    rank: 37,
    label: label('待认领的收款', 'Receipts to claim'),
    path: desk,
    permission: 'receipt:claim',
    rows: () => `select t.id, t.code || ' ' || t.payer_name as title, coalesce(t.summary, '') as note, ${at} from receipt t
      where t.tenant_id = $1 and t.stage in ('unclaimed', 'partial') order by t.day, t.id`,
  },
]

const filterOf = (stages: readonly string[]): string =>
  `${receiptPages.receipt.list.path}?filter=${encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: stages }]))}`

export const receiptFigures: readonly HomeFigure[] = [
  {
    key: 'receipt.unclaimed',
    rank: 41,
    label: label('未认领收款', 'Unclaimed receipts'),
    path: filterOf(['unclaimed', 'partial']),
    permission: 'receipt:list',
    tone: 'warning',
    count: () => `select count(*) from receipt t where t.tenant_id = $1 and t.stage in ('unclaimed', 'partial')`,
  },
]

/** A confirmed receipt in the one history of a customer. */
export const receiptActivity = {
  kind: Receipt.name,
  label: label('收款', 'Receipt'),
  permission: 'receipt:list',
  rows: `select r.id, r.day::timestamp at time zone 'Asia/Shanghai' as at, r.code || ' ' || r.payer_name as title, r.summary as note,
      r.confirmer_id as by_id, 'receipt' as subject, r.id as subject_id
    from receipt r where r.tenant_id = $1 and r.customer_id = $2 and r.confirmed_on is not null`,
}

/** What customers are ranked by: what came in from them in a period and belongs to their contracts. */
export const receiptMeasure = {
  record: Receipt,
  path: receiptPages.receipt.list.path,
  customer: 'customer',
  day: 'day',
  filter: [],
  key: 'receivedAmount',
  label: label('收款金额', 'Received'),
  value: { sum: 'allocated' },
}

const sumsSql = `select r.code from receipt r
    left join (select receipt_id, sum(amount) filter (where kind <> 'refunded') as allocated, sum(amount) filter (where kind = 'refunded') as refunded
      from receipt_entry where tenant_id = $1 group by 1) e on e.receipt_id = r.id
  where r.tenant_id = $1 and (r.allocated <> coalesce(e.allocated, 0) or r.refunded <> coalesce(e.refunded, 0)) order by r.code`
const ownEntrySql = `select r.code from receipt r where r.tenant_id = $1 and r.stage <> 'unclaimed' and r.confirmer_id = r.claimer_id order by r.code`
const plansSql = `select c.code from contract_ref c where c.tenant_id = $1 and c.side = 'receive' and not c.is_opening
    and exists (select 1 from receipt_entry e where e.tenant_id = $1 and e.contract_id = c.id)
    and c.settled <> (select coalesce(sum(e.amount), 0) from receipt_entry e where e.tenant_id = $1 and e.contract_id = c.id and e.kind <> 'refunded')
  order by c.code`

/** Receipts whose sums are not what their parts come to, or that one person claimed and confirmed. */
export const wrongReceipts = async (ctx: Ctx): Promise<readonly string[]> => {
  const codes: string[] = []
  for (const sql of [sumsSql, ownEntrySql, plansSql])
    codes.push(...(await ctx.db.run<{ code: string }>(sql, [ctx.tenantId])).rows.map(({ code }) => code))
  return codes
}
