import { PurchaseOrder, type OrderChange } from '@srm/api/order'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { metaOf } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import type { OrderRow } from '../document/order.store.ts'
import { followKinds } from '../document/order.service.ts'
import { poolSources, type PoolSource } from '../document/sources.views.ts'
import { addedLine } from './change.rules.ts'
import type { ChangeRow } from './change.store.ts'

type LineInput = CreateInput<typeof OrderChange>['lines'][number]
type IndexedLine = { readonly wanted: LineInput; readonly index: number }
type OrderLine = OrderRow['lines'][number]

const maxLines = metaOf(PurchaseOrder.fields.lines).max ?? 300

const refuse = (index: number, field: string, what: Label): never =>
  fail('order.line', {
    words: { line: label(String(index + 1), String(index + 1)), what },
    errors: [{ path: `lines.${String(index)}.${field}`, message: '' }],
  })

export const badReference = (index: number, field: string): never =>
  fail('record.bad_reference', { errors: [{ path: `lines.${String(index)}.${field}`, message: '' }] })

type Days = { readonly dateFrom?: string | null | undefined; readonly dateTo?: string | null | undefined }

export const assertDays = ({ dateFrom, dateTo }: Days, index: number): void => {
  if (dateFrom && dateTo && dateTo < dateFrom)
    refuse(index, 'dateTo', label('结束日期不能早于开始日期', 'it cannot end before it begins'))
}

const itemsSql = `select id from budget_item_ref where tenant_id = $1 and project_id = $2 and is_active and id = any($3::uuid[])`

type SourcedLine = IndexedLine & { readonly source: PoolSource | undefined }

/** What somebody asked for stays what was asked for; only its price is added. */
const fromPool = async (ctx: Ctx, { project }: OrderRow, sent: readonly IndexedLine[]): Promise<SourcedLine[]> => {
  const ids = sent.flatMap(({ wanted }) => wanted.poolLine ?? [])
  if (new Set(ids).size !== ids.length) fail('order.pool_line_twice')
  const sources = await poolSources(ctx, ids)
  const strays = [...sources.values()].filter((source) => source.project !== (project?.id ?? null))
  const names = strays.map(({ name }) => name).join('、')
  if (strays.length > 0) fail('order.project_differs', { words: { what: label(names, names) } })
  return sent.map(({ wanted, index }) => {
    if (!wanted.poolLine) return { wanted, index, source: undefined }
    const source = sources.get(wanted.poolLine) ?? badReference(index, 'poolLine')
    const { name, purchaseType, requirement, quantity, times, dateFrom, dateTo, attendees, budgetItem } = source
    const asked = { name, purchaseType, requirement, quantity, times, dateFrom, dateTo, attendees, budgetItem }
    const { isCustomerPaid } = source
    return { wanted: { ...wanted, ...asked, unit: source.unit ?? wanted.unit, isCustomerPaid }, index, source }
  })
}

/** What is added burdens the budget of the order's own project, or none. */
const assertItems = async (ctx: Ctx, { project }: OrderRow, sent: readonly IndexedLine[]): Promise<void> => {
  const items = sent.flatMap(({ wanted }) => wanted.budgetItem ?? [])
  if (items.length === 0) return
  const { rows } = await ctx.db.run<{ id: string }>(itemsSql, [ctx.tenantId, project?.id ?? null, items])
  const stray = sent.find(({ wanted }) => wanted.budgetItem && !rows.some(({ id }) => id === wanted.budgetItem))
  if (stray) badReference(stray.index, 'budgetItem')
}

const newLine = ({ wanted, index }: IndexedLine) => {
  const { name, purchaseType, quantity, unitPrice, times } = wanted
  if (!name) return refuse(index, 'name', label('请填写名称', 'say what it is'))
  if (!purchaseType) return refuse(index, 'purchaseType', label('请选择采购分类', 'choose its type'))
  if (!unitPrice) return refuse(index, 'unitPrice', label('请填写单价', 'enter a price'))
  if (compareDecimals(quantity, '0') <= 0)
    refuse(index, 'quantity', label('数量应大于 0', 'a quantity is more than nothing'))
  if (times && compareDecimals(times, '0') <= 0)
    refuse(index, 'times', label('天/晚/场应大于 0', 'days, nights or sessions are more than nothing'))
  assertDays(wanted, index)
  return addedLine({ ...wanted, name, purchaseType, unitPrice })
}

/** Lines the order does not have yet, with what each comes to. */
export const newLines = async (ctx: Ctx, order: OrderRow, sent: readonly IndexedLine[]) => {
  const [first] = sent
  if (first && order.lines.length + sent.length > maxLines)
    refuse(
      first.index,
      'name',
      label(`订单最多 ${String(maxLines)} 行`, `an order has ${String(maxLines)} lines at most`),
    )
  const placed = await fromPool(ctx, order, sent)
  await assertItems(
    ctx,
    order,
    placed.filter(({ source }) => source === undefined),
  )
  return placed.map(newLine)
}

/** A new line keeps its id when it becomes one of the order, so that nothing is added twice. */
export const addedTo = (
  order: { readonly lines: readonly { readonly id: string }[] },
  change: ChangeRow,
): OrderLine[] => {
  const known = new Set(order.lines.map(({ id }) => id))
  return change.lines.flatMap((line): OrderLine[] => {
    const { id, orderLine, name, purchaseType, times, quantity, unit, requirement, taxRate, budgetItem, remark } = line
    const { poolLine, isCustomerPaid } = line
    if (orderLine !== null || name === null || purchaseType === null || known.has(id)) return []
    return [
      {
        id,
        name,
        purchaseType,
        requirement,
        quantity,
        times: times ?? '1',
        unit,
        dateFrom: line.dateFrom,
        dateTo: line.dateTo,
        timeSlot: null,
        attendees: line.attendees,
        layout: null,
        region: null,
        unitPrice: line.unitPrice,
        taxRate,
        hall: null,
        room: null,
        budgetItem,
        poolLine,
        priceItem: null,
        isCustomerPaid,
        remark,
        awardLine: null,
        agreedPrice: null,
        amount: line.amount,
      },
    ]
  })
}

const insertSql = `insert into purchase_order_line (id, order_id, line, name, purchase_type_id, requirement, quantity, times, unit, date_from,
    date_to, attendees, unit_price, tax_rate, budget_item_id, remark, amount, pool_line_id, is_customer_paid, time_slot, layout, region)
  select x.id, $2, (select coalesce(max(l.line), -1) from purchase_order_line l where l.tenant_id = $1 and l.order_id = $2)
      + row_number() over (order by c.line), c.name, c.purchase_type_id, c.requirement, c.quantity, coalesce(c.times, 1), c.unit, c.date_from,
    c.date_to, c.attendees, c.unit_price, c.tax_rate, c.budget_item_id, c.remark, c.amount, c.pool_line_id, c.is_customer_paid, p.time_slot,
    p.layout, p.region
  from unnest($3::uuid[]) x (id) join order_change_line c on c.tenant_id = $1 and c.id = x.id
    left join pool_line_ref p on p.tenant_id = c.tenant_id and p.id = c.pool_line_id`

/** What both sides have agreed to is ordered from now on. */
export const insertAdded = async (ctx: Ctx, order: string, added: readonly OrderLine[]): Promise<void> => {
  if (added.length === 0) return
  await ctx.db.run(insertSql, [ctx.tenantId, order, added.map(({ id }) => id)])
  await followKinds(ctx, order)
}
