import { receipt } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { aReceipt } from '#modules/receipt/receipt.fixture.ts'
import { addSigned } from '../contracts.ts'
import { addFile } from '../examples.ts'
import type { Examples, Make } from '../fixtures.ts'
import { aTypedProject } from '../projects.ts'
import { addClaimed, addConfirmed, addReceipt, aStatement, receivingFund, showReceipt } from '../receipts.ts'
import type { TestTenant } from '../tenant.ts'
import { project } from '@srm/api/project'

const { receipt: receipts } = receipt
const today = shanghaiDay(new Date())

const at =
  (add: (me: TestTenant) => Promise<string>, body: object = {}): Make =>
  async (_, me) => {
    const id = await add(me)
    const { version } = await showReceipt(me, id)
    return { params: { id }, body: { version, ...body } }
  }

const claimedOf = (me: TestTenant) => addClaimed(me)

export const examples: Examples = [
  [receipts.suggestions, async (_, me) => ({ params: { id: await addReceipt(me) }, query: { keyword: '年会' } })],
  [receipts.story, async (_, me) => ({ params: { id: await addReceipt(me) } })],
  [
    receipts.ofProject,
    async (_, me) => {
      const { id } = (await me.call(project.project.create, { body: await aTypedProject(me) })).result
      return { params: { id } }
    },
  ],
  [
    receipts.update,
    async (_, me) => {
      const { fund } = await receivingFund(me)
      const id = await addReceipt(me)
      return { params: { id }, body: { ...aReceipt({ fundAccount: fund, day: today }), version: 1 } }
    },
  ],
  [
    receipts.claim,
    async (_, me) => at(addReceipt, { lines: [{ contract: await addSigned(me), amount: '100.00' }] })(_, me),
  ],
  [receipts.withdraw, at((me) => addClaimed(me, me))],
  [receipts.confirm, at(claimedOf)],
  [receipts.reject, at(claimedOf, { reason: '不是这个客户' })],
  [
    receipts.release,
    async (_, me) => {
      const id = await addConfirmed(me)
      const { claims } = (await me.call(receipts.story, { params: { id } })).result
      return at(() => Promise.resolve(id), { claim: claims[0]?.id ?? '', reason: '认错了' })(_, me)
    },
  ],
  [receipts.refund, at(addConfirmed, { amount: '100.00', day: today, reason: '多付退回' })],
  [
    receipts.readStatement,
    async (t, me) => ({
      body: {
        file: (await addFile(t, me, '流水.csv', aStatement([[today, '9.00', '甲公司']]))).id,
        fundAccount: (await receivingFund(me)).fund,
      },
    }),
  ],
  [
    receipts.importStatement,
    async (t, me) => ({
      body: {
        file: (await addFile(t, me, '流水.csv', aStatement([[today, '9.00', `甲公司${Math.random()}`]]))).id,
        fundAccount: (await receivingFund(me)).fund,
        rows: [3],
      },
    }),
  ],
]
