import { destination, SupplierAccountChange } from '@srm/api/supplier'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/select.ts'
import { store } from '#kernel/records/store.ts'
import { isBound } from '#modules/approval/index.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles, fileViews } from '#modules/file/index.ts'
import { notify } from '#modules/notice/index.ts'
import { goesElsewhere } from './bank-account.rules.ts'
import { bankAccounts } from './bank-account.service.ts'
import { idOf } from './part.rules.ts'
import { notifyRequester, notifyApprovers } from './notify-approvers.service.ts'

mapConstraintError('supplier_account_change_open', 'supplier.change_open')

const allows = ({ status, callback }: Row): string[] => [
  ...(status === 'draft' ? ['delete', 'create'] : []),
  ...(status === 'waiting' ? ['decide'] : []),
  ...(status === 'approved' && callback === 'waiting' ? ['confirm'] : []),
]

export const accountChanges = store(SupplierAccountChange, { allows })

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

const oldKey = (key: string): string => `old${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** Where the money is to go from now on. Nothing changes before somebody agreed and the supplier said so on the telephone. */
export const askChange = async (ctx: Ctx, wish: Wish): Promise<{ id: string; code: string }> => {
  const account = await bankAccounts.uses.records.held(ctx, wish.account)
  if (!goesElsewhere(account, wish)) fail('supplier.no_change')
  if ((await ctx.db.run(openSql, [ctx.tenantId, wish.account])).rows.length > 0) fail('supplier.change_open')
  const supplier = account['supplier'] as { id: string; name: string }
  const made = await accountChanges.create(ctx, {
    ...wish,
    accountNo: wish.accountNo.includes('*') ? account['accountNo'] : wish.accountNo,
    ...Object.fromEntries(destination.map((key) => [oldKey(key), account[key]])),
    code: await issueCode(ctx, SupplierAccountChange.name),
    supplier: supplier.id,
    name: `${supplier.name} 账户变更`,
    owner: ctx.userId,
    callback: 'waiting',
    status: 'draft',
  })
  if (wish.proof.length > 0) await claimFiles(ctx, SupplierAccountChange.name, made.id, { proof: wish.proof })
  const bound = await isBound(ctx, { docType: SupplierAccountChange.name, docId: made.id, purpose: 'create' })
  if (!bound) {
    await accountChanges.patch(ctx, made.id, { status: 'waiting' })
    await notifyApprovers(ctx, { record: SupplierAccountChange.name, id: made.id, title: `${supplier.name} 账户变更` })
  }
  return made
}

export const decideChange = async (
  ctx: Ctx,
  id: string,
  { approve, opinion }: { approve: boolean; opinion: string },
): Promise<{ id: string }> => {
  const change = await accountChanges.held(ctx, id)
  if (change['status'] !== 'waiting') fail('supplier.change_decided')
  if ([change['owner'], change['createdBy']].some((one) => idOf(one) === ctx.userId)) fail('supplier.own_account')
  const status = approve ? 'approved' : 'rejected'
  await accountChanges.patch(ctx, id, { status, decidedBy: ctx.userId, opinion: opinion || null })
  if (approve) await tellApproved(ctx, id)
  else
    await notifyRequester(ctx, idOf(change['owner']), {
      record: SupplierAccountChange.name,
      id,
      title: `${String(change['name'])}未同意`,
    })
  return { id }
}

/** Whoever asked hears that a colleague now has to call. */
export const tellApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const change = await accountChanges.held(ctx, id)
  // Decided by a flow: whoever spoke last does not make the call as well.
  if (!idOf(change['decidedBy']) && ctx.userId) await accountChanges.patch(ctx, id, { decidedBy: ctx.userId })
  const owner = idOf(change['owner'])
  if (owner)
    await notify(ctx, {
      to: [owner],
      type: 'task',
      title: `${String(change['name'])}已通过，请同事回访供应商确认`,
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
  if (change['status'] !== 'approved' || change['callback'] !== 'waiting') fail('supplier.callback_early')
  if ([change['owner'], change['decidedBy'], change['createdBy']].some((one) => idOf(one) === ctx.userId))
    fail('supplier.own_account')
  const callback = confirmed ? 'confirmed' : 'denied'
  await accountChanges.patch(ctx, id, { callback, calledBy: ctx.userId, calledWhom })
  const account = idOf(change['account']) ?? ''
  const { records } = bankAccounts.uses
  if (confirmed) {
    const values = Object.fromEntries(destination.map((key) => [key, change[key]]))
    await records.patch(ctx, account, { ...values, verifyStatus: 'verified', changedOn: shanghaiDay(new Date()) })
  } else await records.patch(ctx, account, { verifyStatus: 'failed' })
  return { id }
}

export const removeChange = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  if ((await accountChanges.held(ctx, id))['status'] !== 'draft') fail('supplier.move_kept')
  await accountChanges.remove(ctx, id, version)
  await claimFiles(ctx, SupplierAccountChange.name, id, {})
  return { id }
}

export const showChange = async (ctx: Ctx, id: string): Promise<Row> => {
  const row = await accountChanges.show(ctx, id)
  const ids = row['proof'] as string[]
  const files = await fileViews(ctx, ids)
  return { ...row, proof: ids.flatMap((one) => files.get(one) ?? []) }
}
