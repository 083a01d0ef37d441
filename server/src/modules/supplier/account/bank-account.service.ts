import { supplier, SupplierBankAccount } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../supplier.db.ts'
import { goesElsewhere, isAccountNumber } from './bank-account.rules.ts'

mapConstraintError('supplier_bank_account_no_key', 'supplier.account_taken', 'accountNo')

const giveUpDefault = async (ctx: Ctx, supplierId: string, id: string): Promise<void> => {
  await own(ctx)
    .updateTable('supplier_bank_account')
    .set({ is_default: false })
    .where('supplier_id', '=', supplierId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
}

type Other = { readonly isDefault: boolean; readonly isVerified: boolean }

const accountsOf = async (ctx: Ctx, supplierId: string, except = ''): Promise<Other[]> => {
  const rows = await own(ctx)
    .selectFrom('supplier_bank_account')
    .select(['id', 'is_default', 'verify_status'])
    .where('supplier_id', '=', supplierId)
    .execute()
  return rows
    .filter(({ id }) => id !== except)
    .map((row) => ({ isDefault: row.is_default, isVerified: row.verify_status === 'verified' }))
}

type Account = typeof SupplierBankAccount

export const assertAccountNumber = (account: Parameters<typeof isAccountNumber>[0]): void => {
  if (!isAccountNumber(account)) fail('supplier.account_number', { errors: [{ path: 'accountNo', message: '' }] })
}

/** The first account is the default before anybody verified it: there is no other the money could go to. */
const prepareNew = async (ctx: Ctx, sent: CreateInput<Account>): Promise<CreateInput<Account>> => {
  const isFirst = (await accountsOf(ctx, sent.supplier)).length === 0
  if (sent.isDefault && !isFirst) fail('supplier.default_unverified', { errors: [{ path: 'isDefault', message: '' }] })
  return { ...sent, isDefault: isFirst, verifyStatus: 'unverified', changedOn: null }
}

/**
 * Money goes to the default account unless somebody says otherwise, so with more than one only a verified one is it.
 * What nobody has verified yet can be corrected; from then on where the money goes is changed by a document of its own.
 */
const prepare = async (
  ctx: Ctx,
  sent: CreateInput<Account>,
  before: Row<Account> | undefined,
): Promise<CreateInput<Account>> => {
  if (!before || goesElsewhere(before, sent)) assertAccountNumber(sent)
  if (!before) return prepareNew(ctx, sent)
  const moves = goesElsewhere(before, sent)
  if (moves && before.verifyStatus === 'verified')
    fail('supplier.account_by_change', { errors: [{ path: 'accountNo', message: '' }] })
  if (sent.isDefault && !before.isDefault) {
    if (before.verifyStatus !== 'verified' || moves)
      fail('supplier.default_unverified', { errors: [{ path: 'isDefault', message: '' }] })
    await giveUpDefault(ctx, sent.supplier, before.id)
  }
  return moves ? { ...sent, verifyStatus: 'unverified' } : sent
}

/**
 * Not by whoever entered it or touched it last: a second pair of eyes. The first that is good becomes the default, also
 * in place of one that nobody has verified.
 */
export const verifyAccount = async (ctx: Ctx, id: string, matches: boolean): Promise<{ id: string }> => {
  const { records } = bankAccounts.service
  const account = await records.held(ctx, id)
  if ([account.createdBy, account.updatedBy].some((one) => one?.id === ctx.userId)) fail('supplier.own_account')
  const others = await accountsOf(ctx, account.supplier.id, id)
  const isDefault = matches && (account.isDefault || !others.some((one) => one.isDefault && one.isVerified))
  if (isDefault && !account.isDefault) await giveUpDefault(ctx, account.supplier.id, id)
  await records.patch(ctx, id, { verifyStatus: matches ? 'verified' : 'failed', isDefault })
  return { id }
}

export const bankAccounts = defineResource(SupplierBankAccount, supplier.bankAccount, {
  code: { type: 51, prefix: 'ZH', digits: 5 },
  prepare,
  handlers: { verify: (ctx, { params, body }) => verifyAccount(ctx, params.id, body.matches) },
})
