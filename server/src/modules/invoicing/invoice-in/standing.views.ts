import { InvoiceIn, type InvoiceStanding } from '@srm/api/invoicing'
import { label, type Label } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { unrestricted } from '../invoice/invoice.store.ts'
import { debtOf, invoiceInRecords, openAmount } from './invoice-in.store.ts'
import { roomOf } from './match.views.ts'
import { bareName } from './title.views.ts'

type ShownInvoice = Awaited<ReturnType<typeof invoiceInRecords.show>>
type Check = { readonly key: InvoiceStanding['checks'][number]['key']; readonly blocks: boolean; readonly text: Label }

const titleCheck = ({ titleState, buyerName, buyerTaxNo, ourCompany }: ShownInvoice): Check[] => {
  if (titleState !== 'wrong') return []
  const buyer = `${buyerName ?? ''} ${buyerTaxNo ?? ''}`.trim()
  const text = label(
    `购买方 ${buyer} 与收票公司 ${ourCompany?.name ?? ''} 不一致`,
    `The buyer is ${buyer}, not ${ourCompany?.name ?? ''}`,
  )
  return [{ key: 'title', blocks: true, text }]
}

const sellerCheck = ({ sellerName, supplier }: ShownInvoice): Check[] =>
  bareName(sellerName) === bareName(supplier.name)
    ? []
    : [
        {
          key: 'seller',
          blocks: false,
          text: label(
            `销售方 ${sellerName} 与供应商 ${supplier.name} 不一致`,
            `The seller is ${sellerName}, the supplier ${supplier.name}`,
          ),
        },
      ]

const matchCheck = (row: ShownInvoice): Check[] => {
  const { matchState, overriddenAt, overrideReason } = row
  if (matchState === 'matched') return []
  if (matchState === 'unmatched')
    return [{ key: 'match', blocks: true, text: label('订单尚未验收，验收后自动匹配', 'Nothing is accepted yet') }]
  if (overriddenAt !== null) {
    const [by, why] = [row.overriddenBy?.name ?? '', overrideReason ?? '']
    return [{ key: 'match', blocks: false, text: label(`${by} 已放行：${why}`, `Let through by ${by}: ${why}`) }]
  }
  const text = label('超出订单或验收可开票金额', 'More than was ordered or accepted')
  return [{ key: 'match', blocks: true, text }]
}

const verifyCheck = ({ verifyState, verifyNote }: ShownInvoice): Check[] => {
  if (verifyState === 'verified') return []
  const note = verifyNote ?? ''
  const text =
    verifyState === 'failed'
      ? label(`核验不通过：${note}`, `Not verified: ${note}`)
      : label('尚未核验', 'Not verified yet')
  return [{ key: 'verify', blocks: true, text }]
}

const heldCheck = ({ isHeld, holdReason }: ShownInvoice): Check[] =>
  isHeld
    ? [{ key: 'held', blocks: true, text: label(`已冻结：${holdReason ?? ''}`, `On hold: ${holdReason ?? ''}`) }]
    : []

const redCheck = (row: ShownInvoice): Check[] =>
  compareMoney(openAmount(row), '0') > 0
    ? []
    : [{ key: 'red', blocks: true, text: label('已全部红冲', 'Reversed as a whole') }]

/** Everything that speaks against paying on an invoice, in one place; the figures where the reader sees costs. */
export const standingOfInvoice = async (ctx: Ctx, id: string): Promise<InvoiceStanding> => {
  await assertInScope(ctx, InvoiceIn, id, true)
  const row = await invoiceInRecords.show(unrestricted(ctx), id)
  const room = ctx.session.masks?.has('cost') === true ? null : await roomOf(ctx, debtOf(row))
  const found = [titleCheck, verifyCheck, matchCheck, heldCheck, redCheck, sellerCheck].flatMap((check) => check(row))
  const all = row.redOf === null ? found : []
  return {
    state: row.matchState,
    room,
    checks: all.map(({ key, blocks, text }) => ({ key, blocks, text: text[ctx.language] })),
    isPayable: row.redOf === null && !all.some(({ blocks }) => blocks),
  }
}
