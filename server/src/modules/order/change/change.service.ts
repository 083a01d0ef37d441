import { order as calls, OrderChange, PurchaseOrder } from '@srm/api/order'
import type { Parsed } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { assertEditable } from '#kernel/records/read/scope.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { assertEligible } from '#modules/supplier/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { lockOrder } from '../document/lock.store.ts'
import type { OrderRow } from '../document/order.store.ts'
import { isEditable, isRunning } from '../document/stage.rules.ts'
import { sameDecimal } from '../document/amounts.rules.ts'
import { acceptedOf } from '../points.store.ts'
import { contactOf } from '../step/contact.views.ts'
import { sendLink } from '../step/send.service.ts'
import { changedLine, changedTotal, isBelow, isDifferent } from './change.rules.ts'
import { assertDays, badReference, newLines } from './added.service.ts'
import { followChangePool } from './pool.service.ts'
import { changeRecords, openChangeOf, patchChange, type ChangeRow } from './change.store.ts'
import { dropChange } from './release.service.ts'

type Input = CreateInput<typeof OrderChange>

const same = (text: string) => label(text, text)

/** A change is of an order both sides agreed on, one at a time. */
export const assertChangeable = async (ctx: Ctx, order: OrderRow, self: string | null): Promise<void> => {
  if (!isRunning(order.stage)) fail('orderChange.not_confirmed')
  const other = await openChangeOf(ctx, order.id, self)
  if (other) fail('orderChange.another', { words: { code: same(other.code) } })
  await assertEligible(ctx, order.supplier.id, 'order')
}

type LineInput = Input['lines'][number]
type IndexedLine = { readonly wanted: LineInput; readonly index: number }

/** What only a new line says itself. */
const ofOrder = {
  name: null,
  purchaseType: null,
  requirement: null,
  unit: null,
  taxRate: null,
  budgetItem: null,
  poolLine: null,
  isCustomerPaid: false,
}

const changedLines = async (ctx: Ctx, order: OrderRow, sent: readonly IndexedLine[]) => {
  const known = new Map(order.lines.map((line) => [line.id, line]))
  const accepted = sent.length > 0 ? await acceptedOf(ctx, order.id) : new Map<string, string>()
  const lines = sent.map(({ wanted, index }) => {
    const was = known.get(wanted.orderLine ?? '') ?? badReference(index, 'orderLine')
    const line = changedLine(was, wanted)
    assertDays(line, index)
    if (isBelow(line, accepted.get(was.id) ?? '0'))
      fail('orderChange.below_accepted', {
        words: { name: same(was.name), quantity: same(accepted.get(was.id) ?? '0') },
        errors: [{ path: `lines.${String(index)}.quantity`, message: '' }],
      })
    return { was, line: { ...wanted, ...ofOrder, ...line, orderLine: was.id } }
  })
  if (new Set(lines.map(({ was }) => was.id)).size !== lines.length) fail('record.bad_reference')
  return lines.filter(({ was, line }) => isDifferent(line, was)).map(({ line }) => line)
}

const assertSomethingLeft = (
  order: OrderRow,
  lines: readonly { readonly orderLine: string; readonly quantity: string }[],
): void => {
  const wanted = new Map(lines.map((line) => [line.orderLine, line.quantity]))
  if (order.lines.every(({ id, quantity }) => sameDecimal(wanted.get(id) ?? quantity, '0')))
    fail('orderChange.all_dropped')
}

/** Those of the order that differ, and new ones behind them. */
const linesOf = async (ctx: Ctx, order: OrderRow, sent: readonly LineInput[]) => {
  const placed = sent.map((wanted, index) => ({ wanted, index }))
  const changed = await changedLines(
    ctx,
    order,
    placed.filter(({ wanted }) => wanted.orderLine),
  )
  const added = await newLines(
    ctx,
    order,
    placed.filter(({ wanted }) => !wanted.orderLine),
  )
  if (changed.length + added.length === 0) fail('orderChange.nothing')
  if (added.length === 0) assertSomethingLeft(order, changed)
  return { changed, added }
}

const prepare = async (ctx: Ctx, sent: Input, before: ChangeRow | undefined): Promise<Input> => {
  if (ctx.session.masks?.has('cost')) fail('order.masked')
  if (before && (before.stage !== 'draft' || !isEditable(before.status))) fail('orderChange.locked')
  if (before && before.order.id !== sent.order)
    fail('record.bad_reference', { errors: [{ path: 'order', message: '' }] })
  await assertEditable(ctx, PurchaseOrder, sent.order)
  const order = await lockOrder(ctx, sent.order)
  await assertChangeable(ctx, order, before?.id ?? null)
  const { changed, added } = await linesOf(ctx, order, sent.lines)
  const known = new Map(changed.map((line) => [line.orderLine, line]))
  const amount = changedTotal(order.lines, order.adjustment, known, added)
  const whole = {
    ...sent,
    lines: [...changed, ...added],
    title: `变更：${order.title}`.slice(0, 200),
    supplier: order.supplier.id,
    project: order.project?.id ?? null,
    versionNo: order.versionNo + 1,
    amountBefore: order.amount,
    amount,
    difference: subtractMoney(amount, order.amount),
  }
  if (before) return whole
  return {
    ...whole,
    owner: ctx.userId,
    department: order.department?.id ?? null,
    stage: 'draft' as const,
    status: 'draft' as const,
  }
}

type WithdrawBody = Parsed<typeof calls.change.withdraw>['body']

const withdrawChange = async (ctx: Ctx, id: string, { version, reason }: WithdrawBody) => {
  const row = await changeRecords.held(ctx, id)
  refuseStale(row, version)
  await lockOrder(ctx, row.order.id)
  if (row.stage !== 'sent' && (row.stage !== 'draft' || !isEditable(row.status))) fail('orderChange.locked')
  await dropChange(ctx, id)
  const saved = await patchChange(ctx, id, { stage: 'canceled' })
  await writeEvent(ctx, OrderChange.name, id, 'system', [], `撤销：${reason}`)
  return saved
}

type ResendBody = Parsed<typeof calls.change.resend>['body']

const resendChange = async (ctx: Ctx, id: string, { version }: ResendBody) => {
  const row = await changeRecords.held(ctx, id)
  refuseStale(row, version)
  const order = await lockOrder(ctx, row.order.id)
  if (row.stage !== 'sent') fail('order.not_sent')
  const contact = await contactOf(ctx, order)
  if (contact) await sendLink(ctx, order, contact)
  return patchChange(ctx, id, { sentAt: new Date().toISOString() })
}

export const changes = defineResource(OrderChange, calls.change, {
  code: { type: 153, prefix: 'DDBG', period: 'year' },
  // A change is of an order as it stands, which no file knows.
  imports: false,
  records: changeRecords,
  prepare,
  changed: async (ctx, id, after) =>
    followChangePool(
      ctx,
      id,
      (after?.lines ?? []).flatMap(({ poolLine }) => poolLine ?? []),
    ),
  removable: (_, { status }) => {
    if (status !== 'draft') fail('orderChange.kept')
  },
  handlers: {
    withdraw: (ctx, { params, body }) => withdrawChange(ctx, params.id, body),
    resend: (ctx, { params, body }) => resendChange(ctx, params.id, body),
  },
})
