import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { contractMoney, type HeldContract } from '#modules/contract/index.ts'
import { askedOf, freeOf } from './cap.views.ts'

const invoiceable: readonly string[] = ['signed', 'performing', 'paused', 'completed']

const same = (text: string) => label(text, text)

export const assertInvoiceable = ({
  side,
  stage,
  customer,
}: Pick<HeldContract, 'side' | 'stage' | 'customer'>): void => {
  if (side !== 'receive' || customer === null || !invoiceable.includes(stage))
    fail('invoiceOut.not_sale', { errors: [{ path: 'contract', message: '' }] })
}

type Claim = { readonly id: string; readonly contract: string; readonly amount: string }

/** Held until the end, so that two who ask for the last yuan of a contract do not both get it. */
export const holdWithin = async (ctx: Ctx, { id, contract, amount }: Claim): Promise<HeldContract> => {
  const held = await contractMoney.hold(ctx, contract)
  assertInvoiceable(held)
  const asked = await askedOf(ctx, contract, id)
  const free = freeOf(held, asked)
  if (free !== null && compareMoney(amount, free) > 0)
    fail('invoiceOut.over', {
      words: { total: same(held.amount), used: same(addMoney(held.invoiced, asked)), amount: same(amount) },
      errors: [{ path: 'amount', message: '' }],
    })
  return held
}
