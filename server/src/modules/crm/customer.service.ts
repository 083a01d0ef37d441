import { crm, Customer } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, ListedRow, Row } from '#kernel/records/fields/row.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { partsOf } from './customer.views.ts'
import { assertNotTaken } from './duplicate.service.ts'
import { findDuplicates } from './duplicate.views.ts'
import { anniversariesOf, eventsOf } from './overview/anniversary.views.ts'
import { activitiesOf, customerFiguresOf } from './overview/overview.views.ts'
import { belongingsOf, giveBack, setLocked, transferCustomer } from './pool/give-back.service.ts'
import { writeOwners } from './pool/owner.service.ts'
import { ownersOf } from './pool/pool.views.ts'

mapConstraintError('customer_credit_code_key', 'record.duplicate', 'creditCode')

type Input = CreateInput<typeof Customer>
type Before = Row<typeof Customer> | undefined

const departmentSql = 'select department_id as id from user_ref where tenant_id = $1 and id = $2'

/** Where a person works: their customers are seen by whoever sees that department. */
const departmentOf = async (ctx: Ctx, userId: string | null): Promise<string | null> => {
  if (userId === null) return null
  const { rows } = await ctx.db.run<{ id: string | null }>(departmentSql, [ctx.tenantId, userId])
  return rows[0]?.id ?? null
}

/** The same without what did not change: only what is new can be somebody else's. */
const newTraits = (sent: Input, before: Before) => ({
  name: sent.name === before?.name ? null : sent.name,
  creditCode: sent.creditCode === before?.creditCode ? null : sent.creditCode,
  phones: sent.phone === before?.phone ? [] : [sent.phone],
})

const aboveSql = `with recursive above as (
    select id, parent_id from customer where tenant_id = $1 and id = $2
    union select c.id, c.parent_id from customer c join above a on c.id = a.parent_id where c.tenant_id = $1)
  select 1 from above where id = $3`

/** A group is a customer one sees, and never stands below its own subsidiary. */
const assertGroup = async (ctx: Ctx, parent: string | null | undefined, before: Before): Promise<void> => {
  if (!parent || parent === before?.parent?.id) return
  await assertInScope(ctx, Customer, parent, true)
  if (!before) return
  const { rows } = await ctx.db.run(aboveSql, [ctx.tenantId, parent, before.id])
  if (rows.length > 0) fail('customer.group_circle', { errors: [{ path: 'parent', message: '' }] })
}

type Holder = { readonly owner?: string | null | undefined; readonly department?: string | null | undefined }
type HolderBefore = {
  readonly owner: { readonly id: string } | null
  readonly department: { readonly id: string } | null
  readonly pool?: { readonly id: string } | null
}

/** A customer is its creator's until it is given to another, and goes to the department of whoever has it. */
export const withHolder = async <T extends Holder>(
  ctx: Ctx,
  sent: T,
  before: HolderBefore | undefined,
): Promise<T & { owner: string | null; department: string | null }> => {
  if (before?.pool) return { ...sent, owner: null, department: null }
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  const passes = before !== undefined && owner !== before.owner?.id
  const department = sent.department ?? null
  const isKept = department !== null && !(passes && department === before.department?.id)
  const since = before === undefined || passes ? { ownedAt: new Date().toISOString() } : {}
  return { ...sent, ...since, owner, department: isKept ? department : await departmentOf(ctx, owner) }
}

const prepare = async (ctx: Ctx, sent: Input, before: Before): Promise<Input> => {
  if (before?.pool && sent.owner) fail('customer.in_pool', { errors: [{ path: 'owner', message: '' }] })
  await assertGroup(ctx, sent.parent, before)
  const held = await withHolder(ctx, sent, before)
  await assertNotTaken(ctx, { id: before?.id ?? null, owner: held.owner ?? null }, newTraits(sent, before))
  return before ? held : { status: 'enabled', stage: 'lead', isLocked: false, ...held }
}

const heldSql = `select exists (select 1 from follow_up x where x.tenant_id = $1 and x.customer_id = $2)
    or exists (select 1 from opportunity x where x.tenant_id = $1 and x.customer_id = $2)
    or exists (select 1 from customer x where x.tenant_id = $1 and x.parent_id = $2) as held
  from customer c where c.tenant_id = $1 and c.id = $2 for update of c`

/** Whom we ever spoke with is kept: they can be disabled, never deleted. */
const assertUnused = async (ctx: Ctx, { id }: Row<typeof Customer>): Promise<void> => {
  const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
  if (rows[0]?.held) fail('customer.in_use')
}

/** Whose a customer is and was is written down, whichever form said it. */
const keepOwners = async (ctx: Ctx, id: string, after: Input | undefined, before: Before): Promise<void> => {
  const [from, to] = [before?.owner?.id ?? null, after?.owner ?? null]
  if (after && from !== to) await writeOwners(ctx, before ? 'transferred' : 'registered', [{ customer: id, from, to }])
}

/** Nobody gives away what was only shared with them, nor what is in a pool. */
const allows = (row: ListedRow<typeof Customer>): readonly string[] => {
  const isOwn = !('reach' in row) || row.reach === 'own'
  return row.pool === null && isOwn ? ['update', 'delete', 'assign', 'giveBack', 'lock'] : ['update', 'delete']
}

export const customerService = resourceService(Customer, {
  allows,
  prepare,
  changed: keepOwners,
  removable: assertUnused,
})

type Change = Partial<Pick<Row<typeof Customer>, 'status' | 'stage' | 'lostReason'>>

/** One step of a customer that no form takes, with the version the person saw. */
const take = async (
  ctx: Ctx,
  id: string,
  version: number,
  step: (before: Row<typeof Customer>) => Change,
): Promise<{ id: string; version: number }> => {
  const before = await customerService.records.held(ctx, id)
  if (before.version !== version)
    fail('record.stale', {
      details: { version: before.version, updatedAt: before.updatedAt, updatedBy: before.updatedBy?.name ?? null },
    })
  const saved = await customerService.records.patch(ctx, id, step(before))
  return { id, version: saved.version }
}

export const customers = defineResource(Customer, crm.customer, {
  code: { type: 3, prefix: 'KH', digits: 5 },
  service: customerService,
  handlers: {
    duplicates: (ctx, { body }) => findDuplicates(ctx, body),
    parts: (ctx, { params }) => partsOf(ctx, params.id),
    figures: (ctx, { params }) => customerFiguresOf(ctx, params.id),
    activities: (ctx, { params, query }) => activitiesOf(ctx, params.id, query.cursor),
    events: (ctx, { params }) => eventsOf(ctx, params.id),
    anniversaries: (ctx, { query }) => anniversariesOf(ctx, query.owner),
    owners: (ctx, { params }) => ownersOf(ctx, params.id),
    belongings: (ctx, { params }) => belongingsOf(ctx, params.id),
    giveBack: (ctx, { params, body }) => giveBack(ctx, params.id, body),
    transfer: (ctx, { params, body }) => transferCustomer(ctx, params.id, body),
    lock: (ctx, { params, body }) => setLocked(ctx, params.id, body.version, true),
    unlock: (ctx, { params, body }) => setLocked(ctx, params.id, body.version, false),
    enable: (ctx, { params, body }) => take(ctx, params.id, body.version, () => ({ status: 'enabled' })),
    disable: (ctx, { params, body }) => take(ctx, params.id, body.version, () => ({ status: 'disabled' })),
    lose: (ctx, { params, body }) =>
      take(ctx, params.id, body.version, ({ stage }) =>
        stage === 'lost' ? fail('customer.not_stage') : { stage: 'lost', lostReason: body.reason },
      ),
    resume: (ctx, { params, body }) =>
      take(ctx, params.id, body.version, ({ stage, lastFollowAt }) =>
        stage === 'lost'
          ? { stage: lastFollowAt ? 'following' : 'lead', lostReason: null }
          : fail('customer.not_stage'),
      ),
  },
})

const holderSql = 'select owner_id as owner from customer where tenant_id = $1 and id = $2 for update'

/** A leaver's customers go to the successor, and to the department of the successor. */
export const passCustomer = async (ctx: Ctx, id: string, { owner }: { readonly owner: string }): Promise<unknown> => {
  const { rows } = await ctx.db.run<{ owner: string | null }>(holderSql, [ctx.tenantId, id])
  await writeOwners(ctx, 'handedOver', [{ customer: id, from: rows[0]?.owner ?? null, to: owner }])
  const department = await departmentOf(ctx, owner)
  return customerService.records.patch(ctx, id, { owner, department, ownedAt: new Date().toISOString() })
}
