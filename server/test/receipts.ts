import { receipt, type Receipt } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { aReceipt } from '#modules/receipt/receipt.fixture.ts'
import { addPerson } from '#modules/identity/index.ts'
import { receiptSteps } from '#modules/receipt/index.ts'
import { addSigned, showContract } from './contracts.ts'
import { addFund } from './ledgers.ts'
import { once } from './once.ts'
import type { Member, TestTenant } from './tenant.ts'

const made = <R>(answer: { status: number; message: string; result: R }): R => {
  if (answer.status !== 200) throw new Error(answer.message)
  return answer.result
}

/** An account of the company whose contracts `addSigned` makes. */
export const receivingFund = once(async (me: TestTenant) => {
  const { ourCompany } = await showContract(me, await addSigned(me))
  return { company: ourCompany.id, fund: await addFund(me, { company: ourCompany.id, isDefault: true }) }
})

export const showReceipt = async (me: Member, id: string): Promise<Receipt> =>
  made(await me.call(receipt.receipt.show, { params: { id } }))

type Line = readonly [day: string, amount: string, payer: string, summary?: string, serial?: string]

/** As China Merchants Bank writes it, money that left and a line of totals among them. */
export const aStatement = (lines: readonly Line[]): string =>
  [
    '账户明细,,,,,,,',
    '交易日,交易时间,借方金额,贷方金额,余额,摘要,流水号,收(付)方名称,收(付)方账号',
    ...lines.map(
      ([day, amount, payer, summary = '往来款', serial = ''], at) =>
        `${day.replaceAll('-', '')},10:0${at % 10}:00,,"${amount}",1000000.00,${summary},${serial},${payer},6225880212345678`,
    ),
    '20261103,11:00:00,500.00,,999500.00,手续费,FEE1,招商银行,',
    '合计,,500.00,,,,,',
  ].join('\n')

/** Written by hand by whoever calls. */
export const addReceipt = async (me: TestTenant, more: Partial<ReturnType<typeof aReceipt>> = {}): Promise<string> => {
  const { fund } = await receivingFund(me)
  const day = shanghaiDay(new Date())
  return made(await me.call(receipt.receipt.create, { body: aReceipt({ fundAccount: fund, day, ...more }) })).id
}

let sellers = 0

const writtenBySql = `update receipt set created_by = $3 where tenant_id = $1 and id = $2`

/** Claimed for a contract of its own, by a colleague unless somebody else is named: whoever asks may confirm it. */
export const addClaimed = async (me: TestTenant, claimer?: Pick<Member, 'userId'>): Promise<string> => {
  const id = await addReceipt(me)
  const contract = await addSigned(me)
  const seller = {
    username: `claimer${process.pid}-${(sellers += 1)}`,
    displayName: '销售',
    departmentId: me.departmentId,
    roles: [],
  }
  const by = claimer?.userId ?? (await me.inside((ctx) => addPerson(ctx, seller)))
  const { version } = await showReceipt(me, id)
  await me.inside(async (ctx) => {
    await ctx.db.run(writtenBySql, [ctx.tenantId, id, by])
    await receiptSteps.claim({ ...ctx, userId: by }, id, { version, lines: [{ contract, amount: '30000.00' }] })
    await ctx.db.run(`update receipt_claim set by = $3 where tenant_id = $1 and receipt_id = $2`, [
      ctx.tenantId,
      id,
      by,
    ])
  })
  return id
}

export const addConfirmed = async (me: TestTenant): Promise<string> => {
  const id = await addClaimed(me)
  const { version } = await showReceipt(me, id)
  made(await me.call(receipt.receipt.confirm, { params: { id }, body: { version } }))
  return id
}
