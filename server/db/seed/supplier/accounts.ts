import { SupplierAccountChange, SupplierBankAccount } from '@srm/api/supplier'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { finder } from '#kernel/records/read/reads.ts'
import { issueCodes } from '#modules/dictionary/index.ts'

const someSql = `select b.id from supplier_bank_account b join supplier s on s.tenant_id = b.tenant_id and s.id = b.supplier_id
  where b.tenant_id = $1 and s.lifecycle = 'qualified' and b.verify_status = 'verified' order by b.id desc limit 3`
const changedSql = `update supplier_bank_account set changed_on = (now() at time zone 'Asia/Shanghai')::date - 2 where tenant_id = $1 and id = $2`

type NamedItem = { readonly id: string; readonly name: string }

const stories = [
  { status: 'waiting', callback: 'waiting', reason: '基本户由静安支行迁至浦东分行' },
  { status: 'approved', callback: 'waiting', reason: '更换开户银行，附银行出具的变更证明' },
  { status: 'approved', callback: 'confirmed', reason: '原账户注销，启用新账户收款' },
] as const

/** Changes of account at every step: to be agreed to, to be called back, and in place since two days. */
const addChanges = async (ctx: Ctx, owner: string, boss: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(someSql, [ctx.tenantId])
  const codes = await issueCodes(ctx, SupplierAccountChange.name, rows.length)
  const find = finder(SupplierBankAccount, {})
  const all = []
  for (const [n, { id }] of rows.entries()) {
    const { accountName, accountNo, bankName, branch, supplier } = await find(ctx, id)
    const { status, callback, reason } = stories[n] ?? stories[0]
    const { id: supplierId, name } = supplier as NamedItem
    const here = { accountName, accountNo, bankName, branch }
    const there = {
      accountName,
      accountNo: `6217${String(850_000_000_000 + n * 7_310_917)}`,
      bankName: '中国银行',
      branch: '上海分行营业部',
    }
    const done = callback === 'confirmed'
    const [from, to] = done ? [there, here] : [here, there]
    const old = {
      oldAccountName: from.accountName,
      oldAccountNo: from.accountNo,
      oldBankName: from.bankName,
      oldBranch: from.branch,
    }
    const called = done ? { calledBy: boss, calledWhom: '王经理（登记手机）' } : {}
    const decided = status === 'approved' ? { decidedBy: boss } : {}
    const about = { code: codes[n] ?? '', account: id, supplier: supplierId, name: `${name} 账户变更`, reason, owner }
    all.push({ ...about, ...to, ...old, ...called, ...decided, status, callback })
    if (done) await ctx.db.run(changedSql, [ctx.tenantId, id])
  }
  if (all.length > 0) await fillRecords(ctx, SupplierAccountChange, all)
}

export const seedAccountChanges = (app: App, tenantId: string, owners: readonly string[]): Promise<void> => {
  const [boss = '', buying = boss] = owners
  return app.asTenant(tenantId, (ctx) => addChanges(ctx, buying, boss), buying)
}
