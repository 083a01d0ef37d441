import { SupplierAccountChange } from '@srm/api/supplier'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { fillSentence } from '@srm/api/shared/label'
import { isBound } from '#modules/approval/index.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { notify } from '#modules/notice/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { goesElsewhere } from './bank-account.rules.ts'
import { assertAccountNumber, bankAccounts } from './bank-account.service.ts'
import { notifyRequester, notifyApprovers } from '../lifecycle/notify-approvers.service.ts'
import { sentences } from '../sentences.rules.ts'

mapConstraintError('supplier_account_change_open', 'supplier.change_open')

export const changeService = resourceService(SupplierAccountChange, {
  allows: ({ status, callback }) => [
    ...(status === 'draft' ? ['delete', 'create'] : []),
    ...(status === 'waiting' ? ['decide'] : []),
    ...(status === 'approved' && callback === 'waiting' ? ['confirm'] : []),
  ],
  removable: (_, { status }) => {
    if (status !== 'draft') fail('supplier.move_kept')
  },
})
export const accountChanges = changeService.records

type Wish = {
  readonly account: string
  readonly accountName: string
  readonly accountNo: string
  readonly bankName: string
  readonly branch: string
  readonly reason: string
  readonly proof: readonly string[]
}

const openSql = `select 1 from supplier_account_change where tenant_id = $1 and account_id = $2
  and (status in ('waiting', 'pending', 'returned') or (status = 'approved' and callback = 'waiting'))`

/** Where the money is to go from now on. Nothing changes before somebody agreed and the supplier said so on the telephone. */
export const askChange = async (ctx: Ctx, wish: Wish): Promise<{ id: string; code: string }> => {
  const account = await bankAccounts.service.records.held(ctx, wish.account)
  if (!goesElsewhere(account, wish)) fail('supplier.no_change')
  assertAccountNumber({ ...wish, accountType: account.accountType })
  if ((await ctx.db.run(openSql, [ctx.tenantId, wish.account])).rows.length > 0) fail('supplier.change_open')
  const { supplier, accountName, accountNo, bankName, branch } = account
  const made = await accountChanges.create(ctx, {
    ...wish,
    accountNo: wish.accountNo.includes('*') ? accountNo : wish.accountNo,
    oldAccountName: accountName,
    oldAccountNo: accountNo,
    oldBankName: bankName,
    oldBranch: branch,
    code: await issueCode(ctx, SupplierAccountChange.name),
    supplier: supplier.id,
    name: fillSentence(sentences.accountChange, { name: supplier.name }),
    owner: ctx.userId,
    callback: 'waiting',
    status: 'draft',
  })
  if (wish.proof.length > 0) await claimFiles(ctx, SupplierAccountChange.name, made.id, { proof: wish.proof })
  const bound = await isBound(ctx, { docType: SupplierAccountChange.name, docId: made.id, purpose: 'create' })
  if (!bound) {
    await accountChanges.patch(ctx, made.id, { status: 'waiting' })
    await notifyApprovers(ctx, {
      record: SupplierAccountChange.name,
      id: made.id,
      title: fillSentence(sentences.accountChange, { name: supplier.name }),
    })
  }
  return made
}

export const decideChange = async (
  ctx: Ctx,
  id: string,
  { approve, opinion }: { approve: boolean; opinion: string },
): Promise<{ id: string }> => {
  const change = await accountChanges.held(ctx, id)
  if (change.status !== 'waiting') fail('supplier.change_decided')
  if ([change.owner, change.createdBy].some((one) => one?.id === ctx.userId)) fail('supplier.own_account')
  const status = approve ? 'approved' : 'rejected'
  await accountChanges.patch(ctx, id, { status, decidedBy: ctx.userId, opinion: opinion || null })
  if (approve) await notifyApproved(ctx, id)
  else
    await notifyRequester(ctx, change.owner?.id ?? null, {
      record: SupplierAccountChange.name,
      id,
      title: fillSentence(sentences.refused, { title: change.name }),
    })
  return { id }
}

/** Whoever asked hears that a colleague now has to call. */
export const notifyApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const change = await accountChanges.held(ctx, id)
  // Decided by a flow: whoever spoke last does not make the call as well.
  if (!change.decidedBy && ctx.userId) await accountChanges.patch(ctx, id, { decidedBy: ctx.userId })
  const owner = change.owner?.id
  if (owner)
    await notify(ctx, {
      to: [owner],
      type: 'task',
      title: fillSentence(sentences.callBack, { title: change.name }),
      subject: SupplierAccountChange.name,
      subjectId: id,
    })
}

/** A second person called. Yes: the new number is in place and verified. No: nothing changes, and the old one is in doubt. */
export const confirmChange = async (
  ctx: Ctx,
  id: string,
  { confirmed, calledWhom }: { confirmed: boolean; calledWhom: string },
): Promise<{ id: string }> => {
  const change = await accountChanges.held(ctx, id)
  if (change.status !== 'approved' || change.callback !== 'waiting') fail('supplier.callback_early')
  if ([change.owner, change.decidedBy, change.createdBy].some((one) => one?.id === ctx.userId))
    fail('supplier.own_account')
  const callback = confirmed ? 'confirmed' : 'denied'
  await accountChanges.patch(ctx, id, { callback, calledBy: ctx.userId, calledWhom })
  const { account, accountName, accountNo, bankName, branch } = change
  const { records } = bankAccounts.service
  if (confirmed) {
    const values = { accountName, accountNo, bankName, branch }
    await records.patch(ctx, account.id, { ...values, verifyStatus: 'verified', changedOn: shanghaiDay(new Date()) })
  } else await records.patch(ctx, account.id, { verifyStatus: 'failed' })
  return { id }
}
