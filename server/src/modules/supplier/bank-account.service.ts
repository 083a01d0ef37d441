import { supplier, SupplierBankAccount } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { implement } from '#kernel/module.ts'
import type { Row } from '#kernel/records/select.ts'
import { own } from './supplier.db.ts'
import { goesElsewhere } from './bank-account.rules.ts'
import { idOf } from './part.rules.ts'
import { part, type Values } from './part.service.ts'

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

const hasDefault = async (ctx: Ctx, supplierId: string): Promise<boolean> =>
  (await own(ctx)
    .selectFrom('supplier_bank_account')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('is_default', '=', true)
    .executeTakeFirst()) !== undefined

/**
 * Money goes to the default account unless somebody says otherwise, so only a verified one is it. What nobody has
 * verified yet can be corrected; from then on where the money goes is changed by a document of its own.
 */
const prepare = async (ctx: Ctx, sent: Values, before?: Row): Promise<Values> => {
  const supplierId = String(sent['supplier'])
  if (before && goesElsewhere(before, sent) && before['verifyStatus'] === 'verified')
    fail('supplier.account_by_change', { errors: [{ path: 'accountNo', message: '' }] })
  if (sent['isDefault'] === true && before?.['isDefault'] !== true) {
    const verified = before?.['verifyStatus'] === 'verified' && !goesElsewhere(before, sent) ? before : undefined
    if (!verified) return fail('supplier.default_unverified', { errors: [{ path: 'isDefault', message: '' }] })
    await giveUpDefault(ctx, supplierId, String(verified['id']))
  }
  if (before) return goesElsewhere(before, sent) ? { ...sent, verifyStatus: 'unverified' } : sent
  return { ...sent, verifyStatus: 'unverified', changedOn: null }
}

/** Not by whoever entered it or touched it last: a second pair of eyes. The first that is good becomes the default. */
export const verifyAccount = async (ctx: Ctx, id: string, matches: boolean): Promise<{ id: string }> => {
  const account = await bankAccounts.uses.records.held(ctx, id)
  const hands = [account['createdBy'], account['updatedBy']].map(idOf)
  if (hands.includes(ctx.userId)) fail('supplier.own_account')
  const supplierId = idOf(account['supplier']) ?? ''
  const isDefault = matches && (account['isDefault'] === true || !(await hasDefault(ctx, supplierId)))
  await bankAccounts.uses.records.patch(ctx, id, { verifyStatus: matches ? 'verified' : 'failed', isDefault })
  return { id }
}

const { verify, ...calls } = supplier.bankAccount

export const bankAccounts = part(
  SupplierBankAccount,
  calls,
  { type: 51, prefix: 'ZH', digits: 5 },
  {
    prepare,
  },
)

export const verifyRoutes = implement(
  { verify },
  { verify: (ctx, { params, body }) => verifyAccount(ctx, params.id, body.matches) },
)
