import type { AcceptanceStart, AcceptanceStartLine } from '@srm/api/acceptance'
import { divideDecimals, compareDecimals, multiplyDecimals } from '@srm/api/shared/decimal-text'
import { subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { covered } from '#kernel/external.ts'
import { toleranceOf } from '../match/rule.views.ts'
import { startRows, totalOf } from './lines.rules.ts'
import {
  readEarlier,
  findOrder,
  readOrder,
  readOrderLines,
  readOthers,
  type DatedLine,
  type EarlierLine,
} from './order.views.ts'
import { assertAcceptable } from './acceptable.views.ts'

type Row = { readonly day: string | null; readonly quantity: string; readonly times: string }

const places = 4

/** Nights nobody has accepted yet; of anything else what is left of it. */
const rowsLeft = (line: DatedLine, earlier: EarlierLine | undefined): Row[] => {
  const rows = startRows(line).map((row) => ({ ...row, quantity: line.quantity }))
  if (!earlier) return rows
  const left = rows.length > 1 ? rows.filter(({ day }) => day === null || !earlier.days.includes(day)) : []
  if (left.length > 0) return left
  const rest = subtractDecimals(totalOf(line), earlier.total)
  if (compareDecimals(rest, '0') <= 0) return []
  return [{ day: line.dateFrom, quantity: divideDecimals(rest, line.times, places) ?? rest, times: line.times }]
}

const subtractDecimals = (from: string, amount: string): string => {
  const scaled = (text: string): bigint => BigInt(multiplyDecimals(text, '100000000').split('.')[0] ?? '0')
  const units = scaled(from) - scaled(amount)
  return divideDecimals(String(units), '100000000', places) ?? '0'
}

/** What a form begins with: everything of the order that was not accepted yet, as it was ordered. */
export const acceptanceStart = async (ctx: Ctx, orderId: string): Promise<AcceptanceStart> => {
  await assertAcceptable(ctx, (await findOrder(ctx, orderId)) ?? fail('record.not_found'))
  return startOf(ctx, orderId)
}

/** The same, whoever asks. */
export const startOf = async (ctx: Ctx, orderId: string): Promise<AcceptanceStart> => {
  const order = await readOrder(ctx, orderId)
  const earlier = new Map((await readEarlier(ctx, orderId, null)).map((one) => [one.orderLine, one]))
  const others = await readOthers(ctx, orderId, null)
  const lines = (await readOrderLines(ctx, orderId)).flatMap((line) =>
    rowsLeft(line, earlier.get(line.id)).map((row): AcceptanceStartLine => ({
      ...row,
      orderLine: { id: line.id, name: line.name },
      unit: line.unit,
      orderedQuantity: line.quantity,
      orderedTimes: line.times,
      acceptedTotal: earlier.get(line.id)?.total ?? '0',
      unitPrice: line.unitPrice,
      isCustomerPaid: line.isCustomerPaid,
    })),
  )
  const { contactMobile } = order
  return {
    order: { id: order.id, code: order.code, title: order.title, version: order.version },
    supplier: { id: order.supplier, name: order.supplierName },
    project: order.project === null ? null : { id: order.project, name: order.projectName ?? '' },
    contactName: order.contactName,
    contactMobile: contactMobile && ctx.session.masks?.has('mobile') ? covered(contactMobile) : contactMobile,
    tolerance: await toleranceOf(ctx),
    adjustment: subtractMoney(order.adjustment, others.adjustment),
    lines,
  }
}
