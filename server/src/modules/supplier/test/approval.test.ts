import { approval } from '@srm/api/approval'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSupplier, aSupplierAccountChange, aSupplierBankAccount, aSupplierMove } from '../supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, publish, step, taskOf, tree, type Company } from '#test/approvals.ts'
import { query } from '#test/sql.ts'
import { readySupplier, stageOf } from '#test/suppliers.ts'
import { aTenant, memberOf, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
})

const asked = async (): Promise<{ id: string; docId: string; approvalId: string }> => {
  const id = await readySupplier(t, me)
  const docId = (await me.call(supplier.move.create, { body: aSupplierMove({ supplier: id, kind: 'qualify' }) })).result
    .id
  const sent = await me.call(approval.submit, { body: { docType: 'supplierMove', docId } })
  return { id, docId, approvalId: sent.result.id }
}
const statusOf = async (id: string) => (await me.call(supplier.move.show, { params: { id } })).result.status

describe('a move with a flow bound to it', () => {
  it('waits as a draft for its flow, is nobody else’s to decide, and takes effect when approved', async () => {
    const boss = await me.person('李总')
    await publish(me, tree(me.userId, [step('a', [boss.userId])]), 'create', 'supplierMove')
    const { id, docId, approvalId } = await asked()
    expect(await statusOf(docId)).toBe('pending')
    const decided = await me.call(supplier.move.decide, { params: { id: docId }, body: { approve: true } })
    expect(decided).toMatchObject({ status: 409, key: 'supplier.move_decided' })
    expect(await stageOf(me, id)).toBe('potential')
    const taskId = await taskOf(boss, approvalId)
    expect((await act(boss, approvalId, { do: 'approve', taskId, opinion: '同意' })).status).toBe(200)
    expect(await stageOf(me, id)).toBe('qualified')
    expect(await statusOf(docId)).toBe('approved')
  })

  it('that came back is put right by whoever asked, and only then', async () => {
    const boss = await me.person('李总')
    const { id, docId, approvalId } = await asked()
    const change = async (reason: string) => {
      const { version } = (await me.call(supplier.move.show, { params: { id: docId } })).result
      return me.call(supplier.move.update, { params: { id: docId }, body: { reason, version } })
    }
    expect(await change('趁着在审')).toMatchObject({ status: 409, key: 'supplier.move_kept' })
    const back = { do: 'return', taskId: await taskOf(boss, approvalId), target: 'initiator', after: 'rerun' }
    expect((await act(boss, approvalId, { ...back, opinion: '说明考察情况' })).status).toBe(200)
    expect((await change('实地考察 86 分')).status).toBe(200)
    const shown = (await me.call(supplier.move.show, { params: { id: docId } })).result
    expect(shown).toMatchObject({ status: 'returned', reason: '实地考察 86 分', kind: 'qualify', supplier: { id } })
    expect((await act(me, approvalId, { do: 'resubmit' })).status).toBe(200)
    const taskId = await taskOf(boss, approvalId)
    expect((await act(boss, approvalId, { do: 'approve', taskId, opinion: '同意' })).status).toBe(200)
    expect(await stageOf(me, id)).toBe('qualified')
  })

  it('is refused at its last step when what had to hold no longer does, and nothing of the step stays', async () => {
    const boss = await me.person('李总')
    const { id, docId, approvalId } = await asked()
    await query(
      t,
      `update supplier_certificate set status = 'expired' where tenant_id = $1 and supplier_id = $2 and type = 'fire'`,
      [me.tenantId, id],
    )
    const taskId = await taskOf(boss, approvalId)
    const refused = await act(boss, approvalId, { do: 'approve', taskId, opinion: '同意' })
    expect(refused).toMatchObject({ status: 422, key: 'supplier.not_ready' })
    expect(refused.message).toContain('消防验收·已过期')
    expect([await statusOf(docId), await taskOf(boss, approvalId)]).toEqual(['pending', taskId])
    await act(boss, approvalId, { do: 'reject', taskId, opinion: '证件过期' })
    expect([await statusOf(docId), await stageOf(me, id)]).toEqual(['rejected', 'potential'])
  })

  it('of an account keeps no number in the open: not in its table, its history, or what an approval keeps of it', async () => {
    const boss = await me.person('李总')
    await publish(me, tree(me.userId, [step('a', [boss.userId])]), 'create', 'supplierAccountChange')
    const supplierId = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    const account = (
      await me.call(supplier.bankAccount.create, { body: aSupplierBankAccount({ supplier: supplierId }) })
    ).result.id
    const body = aSupplierAccountChange({ account, accountNo: '6217333344445555' })
    const docId = (await me.call(supplier.accountChange.create, { body })).result.id
    const sent = await me.call(approval.submit, { body: { docType: 'supplierAccountChange', docId } })
    const taskId = await taskOf(boss, sent.result.id)
    await act(boss, sent.result.id, { do: 'approve', taskId, opinion: '同意' })
    const confirm = (who: Member) =>
      memberOf(t, me.tenantId, who.userId).call(supplier.accountChange.confirm, {
        params: { id: docId },
        body: { confirmed: true, calledWhom: '王经理' },
      })
    expect((await confirm(boss)).key, 'who decided does not call as well').toBe('supplier.own_account')
    expect((await confirm(await me.person('陆静'))).status).toBe(200)
    expect((await me.call(supplier.bankAccount.show, { params: { id: account } })).result.accountNo).toBe(
      '6217333344445555',
    )
    for (const table of [
      'supplier_account_change',
      'supplier_bank_account',
      'record_event',
      'approval_snapshot',
      'notice',
    ]) {
      const rows = await query(t, `select * from ${table} where tenant_id = $1`, [me.tenantId])
      expect(JSON.stringify(rows), table).not.toContain('6217333344445555')
    }
  })

  it('keeps the promises of all approvals', async () => {
    expect((await me.call(approval.centre.check)).result).toEqual([])
  })
})
