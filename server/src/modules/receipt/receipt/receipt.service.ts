import { Receipt } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { books } from '#modules/ledger/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { isOwnWriting, receiptRecords, type ReceiptRow } from './receipt.store.ts'

type Input = CreateInput<typeof Receipt>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

/** What the bank said stays; what somebody wrote stays from the moment anybody claims it. */
const assertOwnWriting = (row: ReceiptRow): void => {
  if (row.source === 'statement') fail('receipt.from_statement')
  if (!isOwnWriting(row)) fail('receipt.moved')
}

export const assertSees = ({ session }: Ctx): void => {
  if (session.masks?.has('income')) fail('receipt.masked')
}

const prepare = async (ctx: Ctx, sent: Input, before: ReceiptRow | undefined): Promise<Input> => {
  if (before) assertOwnWriting(before)
  assertSees(ctx)
  if (compareMoney(sent.amount, '0') <= 0) refuse('receipt.amount', 'amount')
  if (sent.day > shanghaiDay(new Date())) refuse('receipt.day_future', 'day')
  const place = (await books.placeOf(ctx, { fund: sent.fundAccount, day: sent.day })) ?? fail('record.bad_reference')
  await books.assertOpenDay(ctx, place.company, sent.day)
  const nothing = '0.00'
  const whole = { ...sent, ourCompany: place.company, unallocated: sent.amount }
  if (before) return whole
  return {
    ...whole,
    source: 'hand',
    claimedAmount: nothing,
    allocated: nothing,
    refunded: nothing,
    isPosted: false,
    stage: 'unclaimed',
  }
}

export const receiptService = resourceService(Receipt, {
  records: receiptRecords,
  prepare,
  removable: (_, row) => assertOwnWriting(row),
})
