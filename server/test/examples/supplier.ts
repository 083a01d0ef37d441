import { dictionary } from '@srm/api/dictionary'
import { supplier, SupplierBankAccount } from '@srm/api/supplier'
import { addPerson } from '#modules/identity/index.ts'
import { enterAccount, writeMove } from '#modules/supplier/index.ts'
import {
  aSupplier,
  aSupplierAccountChange,
  aSupplierBankAccount,
  aSupplierMove,
} from '#modules/supplier/supplier.fixture.ts'
import type { TestApp } from '../app.ts'
import type { Examples, Make } from '../fixtures.ts'
import { query } from '../sql.ts'
import { memberOf, type TestTenant } from '../tenant.ts'

let count = 0
const fresh = (): string => `类${process.pid}-${(count += 1)}`

const addClass = async (me: TestTenant): Promise<string> =>
  (await me.call(dictionary.classes.create, { body: { kind: 'supplier', name: fresh() } })).result.id

const addSupplier = async (me: TestTenant): Promise<string> =>
  (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id

const byClass =
  (more: object = {}): Make =>
  async (_: TestApp, me: TestTenant) => ({ params: { id: await addClass(me) }, ...more })

const bySupplier =
  (more: object = {}): Make =>
  async (_: TestApp, me: TestTenant) => ({ params: { id: await addSupplier(me) }, ...more })

/** A wish of somebody else's, so that whoever tries it may decide. */
const addWaiting = async (t: TestApp, me: TestTenant): Promise<string> => {
  const username = `asks${(count += 1)}`
  const person = { username, displayName: '申请人', departmentId: me.departmentId, roles: [] }
  const userId = await me.inside((ctx) => addPerson(ctx, person))
  const asker = memberOf(t, me.tenantId, userId, { permissions: ['supplierMove:create', 'supplierMove:show'] })
  const body = aSupplierMove({ supplier: await addSupplier(me) })
  return (await asker.call(supplier.move.create, { body })).result.id
}

/** Only a draft can be deleted, and a draft waits for a flow. */
const addDraftMove = async (_: TestApp, me: TestTenant): Promise<string> => {
  const wish = aSupplierMove({ supplier: await addSupplier(me) })
  return (await me.inside((ctx) => writeMove(ctx, wish, { status: 'draft' }))).id
}

/** An account somebody else entered. */
const addAccount = async (me: TestTenant): Promise<string> => {
  const body = SupplierBankAccount.create.parse(aSupplierBankAccount({ supplier: await addSupplier(me) }))
  const { id } = await me.inside((ctx) => enterAccount(ctx, body))
  return id
}

type ChangeStage = { status: 'draft' | 'waiting' | 'approved' }
const addChange =
  (stage: ChangeStage): ((t: TestApp, me: TestTenant) => Promise<string>) =>
  async (t, me) => {
    const body = aSupplierAccountChange({ account: await addAccount(me) })
    const { id } = (await me.call(supplier.accountChange.create, { body })).result
    await query(
      t,
      `update supplier_account_change set status = $3, owner_id = null, created_by = null where tenant_id = $1 and id = $2`,
      [me.tenantId, id, stage.status],
    )
    return id
  }
const byChange =
  (stage: ChangeStage['status'], more: object): Make =>
  async (t, me) => ({ params: { id: await addChange({ status: stage })(t, me) }, ...more })

const policy = {
  passMark: '70.00',
  preferredScore: '88.00',
  preferredOrders: 5,
  oneTimeLimit: '3000.00',
  coolOffDays: 90,
}

export const examples: Examples = [
  [dictionary.classes.create, () => ({ body: { kind: 'supplier', name: fresh() } })],
  [
    dictionary.classes.update,
    async (_, me) => ({ params: { id: await addClass(me) }, body: { name: fresh(), version: 1 } }),
  ],
  [dictionary.classes.move, byClass({ body: { parentId: null, before: null } })],
  [dictionary.classes.remove, byClass({ query: { version: '1' } })],
  [supplier.classify.tree, () => ({})],
  [supplier.classify.all, () => ({ query: { keyword: '酒店' } })],
  [supplier.classify.update, byClass({ body: { kind: 'hotel', minQuotes: 3 } })],
  [supplier.supplier.find, () => ({ body: { keyword: '公司', lifecycle: ['potential'], region: '310000' } })],
  [
    supplier.registration.register,
    () => ({ body: { ...aSupplier(), contacts: [{ name: '何晓岚', mobile: '13800138001' }] } }),
  ],
  [supplier.supplier.duplicates, () => ({ body: { name: '远山会务', phone: '021-60000001' } })],
  [supplier.supplier.duplicatesOf, bySupplier()],
  [supplier.supplier.parts, bySupplier()],
  [supplier.supplier.enable, bySupplier({ body: { version: 1 } })],
  [supplier.supplier.disable, bySupplier({ body: { version: 1 } })],
  [supplier.move.ways, bySupplier()],
  [
    supplier.move.update,
    async (t, me) => ({ params: { id: await addDraftMove(t, me) }, body: { reason: '补充了现场照片', version: 1 } }),
  ],
  [supplier.move.remove, async (t, me) => ({ params: { id: await addDraftMove(t, me) }, query: { version: '1' } })],
  [
    supplier.move.decide,
    async (t, me) => ({ params: { id: await addWaiting(t, me) }, body: { approve: true, opinion: '同意' } }),
  ],
  [supplier.bankAccount.verify, async (_, me) => ({ params: { id: await addAccount(me) }, body: { matches: true } })],
  [supplier.accountChange.decide, byChange('waiting', { body: { approve: true, opinion: '' } })],
  [supplier.accountChange.confirm, byChange('approved', { body: { confirmed: true, calledWhom: '王经理' } })],
  [supplier.accountChange.remove, byChange('draft', { query: {} })],
  [supplier.policy.show, () => ({})],
  [supplier.policy.update, () => ({ body: policy })],
]
