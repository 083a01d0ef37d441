import { contract } from '@srm/api/contract'
import { shanghaiDay } from '@srm/api/shared/date'
import { aContractBorrow } from '#modules/contract/contract.fixture.ts'
import {
  addApproved,
  addArchived,
  addPlanOf,
  addSigned,
  changeOf,
  showContract,
  usualContractType,
} from '../contracts.ts'
import type { Examples, Make } from '../fixtures.ts'
import type { TestTenant } from '../tenant.ts'

const { contract: contracts, change, plan, borrow, template, type } = contract

const withoutSealSql = `update contract_type set is_seal_required = false where tenant_id = $1`

const at =
  (add: (me: TestTenant) => Promise<string>, body: object): Make =>
  async (_, me) => {
    const id = await add(me)
    const { version } = await showContract(me, id)
    return { params: { id }, body: { version, ...body } }
  }

const ended = async (me: TestTenant): Promise<string> => {
  const id = await addSigned(me)
  await me.inside((ctx) => ctx.db.run(`update contract set stage = 'completed' where id = $1`, [id]))
  return id
}

const toSign = async (me: TestTenant): Promise<string> => {
  await me.inside((ctx) => ctx.db.run(withoutSealSql, [ctx.tenantId]))
  return addApproved(me)
}

const addChange = async (me: TestTenant) => {
  const body = await changeOf(me, await addSigned(me), { kind: 'term', endDate: '2028-12-31' })
  return { id: (await me.call(change.create, { body })).result.id, body }
}

export const examples: Examples = [
  [type.tree, () => ({ query: {} })],
  [template.library, () => ({ query: { keyword: '付款' } })],
  [contracts.start, async (_, me) => ({ query: { type: await usualContractType(me) } })],
  [contracts.standing, async (_, me) => ({ params: { id: await addSigned(me) } })],
  [contracts.versions, async (_, me) => ({ params: { id: await addSigned(me) } })],
  [contracts.compare, async (_, me) => ({ params: { id: await addSigned(me) }, query: { from: '1', to: '1' } })],
  [contracts.sign, at(toSign, { signDate: shanghaiDay(new Date()) })],
  [contracts.move, at(addSigned, { stage: 'performing' })],
  [
    contracts.archive,
    async (t, me) => at(ended, { archiveNo: 'DA-2026-01', storagePlace: '档案柜 A1', keeper: me.userId })(t, me),
  ],
  [plan.calendar, () => ({ query: { from: '2026-11-01', to: '2026-11-30' } })],
  [plan.history, async (_, me) => ({ params: { id: await addPlanOf(me) } })],
  [
    plan.setDue,
    async (_, me) => {
      const id = await addPlanOf(me)
      const { version } = (await me.call(plan.show, { params: { id } })).result
      return { params: { id }, body: { version, dueDate: '2027-03-01', reason: '客户确认' } }
    },
  ],
  [
    change.update,
    async (_, me) => {
      const { id, body } = await addChange(me)
      return { params: { id }, body: { ...body, reason: '活动延期一个月', version: 1 } }
    },
  ],
  [change.diff, async (_, me) => ({ params: { id: (await addChange(me)).id } })],
  [
    borrow.giveBack,
    async (_, me) => {
      const body = aContractBorrow({ contract: await addArchived(me), borrower: me.userId })
      const { id } = (await me.call(borrow.create, { body })).result
      return { params: { id }, body: { version: 1, returnedOn: '2026-11-05' } }
    },
  ],
]
