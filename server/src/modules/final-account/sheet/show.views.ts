import type { FinalAccountSheet } from '@srm/api/final-account'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { accountRecords, isChangeable } from '../document/account.store.ts'
import { profitOf } from './bridge.rules.ts'
import { checkAccount } from './check.views.ts'
import { readEarlier, readKept, type StoredSheet } from './kept.store.ts'
import { isOpen } from './sheet.rules.ts'

const masks = { cost: 'cost', income: 'income' } as const

/** Income that came in less what was paid for it, as far as there is a profit. */
const bonusOf = (net: string, { lines }: Pick<StoredSheet, 'lines'>): string => {
  const paid = (side: 'cost' | 'income') =>
    addMoney('0', ...lines.filter((one) => one.side === side).map((one) => one.paid))
  const realised = subtractMoney(paid('income'), paid('cost'))
  const least = compareMoney(realised, net) < 0 ? realised : net
  return compareMoney(least, '0') > 0 ? least : '0.00'
}

const documentsOf = (ctx: Ctx, { documents, entries }: StoredSheet): FinalAccountSheet['documents'] =>
  documents.map((one) => {
    const isHidden = ctx.session.masks?.has(masks[one.side]) === true
    const shown = (amount: string): string | null => (isHidden ? null : amount)
    const { rowId, id, side, subject, code, name, party, reason } = one
    return {
      id: rowId,
      document: id,
      side,
      subject,
      code,
      name,
      party,
      reason,
      opens: holds(ctx.session, `${subject}:show`),
      openInvoice: shown(one.openInvoice),
      openPayment: shown(one.openPayment),
      isOpen: isOpen(one),
      entries: entries
        .filter((part) => part.subject === subject && part.document === id)
        .map((part) => ({
          source: part.source,
          committed: shown(part.committed),
          settled: shown(part.settled),
          invoiced: shown(part.invoiced),
          paid: shown(part.paid),
        })),
    }
  })

/** The documents an account rests on, and how the profit came about. */
export const sheetOf = async (ctx: Ctx, id: string): Promise<FinalAccountSheet> => {
  const row = await accountRecords.show(ctx, id)
  const kept = await readKept(ctx, id)
  const hides = ctx.session.masks?.has('cost') === true || ctx.session.masks?.has('income') === true
  const earlier = row.kind === 'supplement' ? await readEarlier(ctx, row.project.id, row.versionNo) : undefined
  const all = {
    ...kept,
    lines: [...(earlier?.lines ?? []), ...kept.lines],
    documents: [...(earlier?.documents ?? []), ...kept.documents],
  }
  const profit = profitOf(all)
  return {
    documents: documentsOf(ctx, kept),
    bridge: hides ? null : [...kept.bridge],
    profit: hides ? null : { ...profit, bonusBase: bonusOf(profit.net, all) },
    ...(isChangeable(row.status) ? await checkAccount(ctx, row, kept) : { changed: [], hindrances: [] }),
  }
}
