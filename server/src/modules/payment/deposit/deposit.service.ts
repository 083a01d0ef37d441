import type { Parsed } from '@srm/api/endpoint'
import { Deposit, type DepositEntry, type payment } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { books } from '#modules/ledger/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { own } from '../payment.db.ts'
import { unrestricted } from '../request/request.store.ts'
import { depositRecords, isOpenToChange, type DepositRow } from './deposit.store.ts'
import { expectDeposit } from './expected.service.ts'

mapConstraintError('deposit_due', 'deposit.due', 'dueDate')

type Input = CreateInput<typeof Deposit>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })
const same = (text: string) => label(text, text)

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const applicantOf = async (ctx: Ctx, sent: Input) => {
  const owner = sent.owner ?? ctx.userId
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: sent.department ?? rows[0]?.department ?? null }
}

const prepare = async (ctx: Ctx, sent: Input, before: DepositRow | undefined): Promise<Input> => {
  if (isMasked(metaOf(Deposit.fields.amount), ctx.session)) fail('deposit.masked')
  if (before && !isOpenToChange(before.stage)) fail('deposit.booked')
  if (compareMoney(sent.amount, '0') <= 0) refuse('deposit.amount', 'amount')
  if (sent.day > shanghaiDay(new Date())) refuse('deposit.day_future', 'day')
  // One from before the account began is refused, or let pass, when it is booked.
  const place =
    (await books.placeOf(ctx, { fund: sent.fundAccount, day: sent.day, isBacklog: true })) ??
    fail('record.bad_reference')
  await books.assertOpenDay(ctx, place.company, sent.day)
  return {
    ...sent,
    ...(await applicantOf(ctx, sent)),
    company: place.company,
    returned: '0.00',
    deducted: '0.00',
    open: sent.amount,
    daysOver: 0,
    booker: null,
    stage: 'noted' as const,
  }
}

export const depositService = resourceService(Deposit, {
  records: depositRecords,
  prepare,
  changed: async (ctx, _, after, before) => {
    // Who takes an expected one away knows that nothing will be deposited.
    if (!after && before?.stage === 'expected') return
    const contracts = new Set([after?.contract, before?.contract?.id].flatMap((one) => one ?? []))
    for (const contract of contracts) await expectDeposit(ctx, contract)
  },
  removable: (_, { stage }) => {
    if (!isOpenToChange(stage)) fail('deposit.booked')
  },
})

/** Nobody books what they wrote down, and a figure that is covered is not judged. */
const held = async (ctx: Ctx, id: string, version: number) => {
  const seen = await depositRecords.held(ctx, id)
  refuseStale(seen, version)
  return depositRecords.held(unrestricted(ctx), id)
}

/** What we paid is more than nothing, what we hold of others is less. */
const signed = (side: DepositRow['side'], amount: string): string =>
  side === 'pay' ? amount : subtractMoney('0', amount)

const postingOf = ({ id, code, side, company, supplier, customer, project }: DepositRow) => ({
  document: { subject: Deposit.name, id, code },
  company: company.id,
  dimensions: {
    supplier: side === 'pay' ? (supplier?.id ?? null) : null,
    customer: customer?.id ?? null,
    project: project?.id ?? null,
  },
})

const restageSql = `update deposit d set days_over = greatest(0, case when d.stage in ('held', 'partial')
    then (now() at time zone 'Asia/Shanghai')::date - d.due_date else 0 end)
  where d.tenant_id = $1 and ($2::uuid is null or d.id = $2) and d.days_over <> greatest(0, case when d.stage in ('held', 'partial')
    then (now() at time zone 'Asia/Shanghai')::date - d.due_date else 0 end)`

/** How many days each is over; asked every night and after every step. */
export const countDaysOver = async (ctx: Ctx, id: string | null = null): Promise<void> =>
  void (await ctx.db.run(restageSql, [ctx.tenantId, id]))

/** A second person says that the money moved. */
export const bookDeposit = async (ctx: Ctx, id: string, { version }: Parsed<typeof payment.deposit.book>['body']) => {
  const row = await held(ctx, id, version)
  if (row.stage === 'expected') fail('deposit.not_moved')
  if (row.stage !== 'noted') fail('deposit.booked')
  if ([row.owner, row.createdBy, row.updatedBy].some((one) => one?.id === ctx.userId)) fail('deposit.own')
  const { day } = row
  await books.assertOpenDay(ctx, row.company.id, day)
  const place = await books.placeOf(ctx, { fund: row.fundAccount.id, company: row.company.id, day, mayBeOpening: true })
  await books.postEvent(ctx, {
    ...postingOf(row),
    event: 'deposit.moved',
    day,
    isBefore: place?.isBefore ?? false,
    details: { fund: row.fundAccount.id, amount: signed(row.side, row.amount ?? '0') },
  })
  const saved = await depositRecords.patch(unrestricted(ctx), id, { stage: 'held', booker: ctx.userId })
  await countDaysOver(ctx, id)
  return { id, version: saved.version }
}

type SettleBody = Parsed<typeof payment.deposit.settle>['body']

const assertSettleable = (row: DepositRow, { amount, day }: SettleBody): void => {
  if (row.stage !== 'held' && row.stage !== 'partial') fail('deposit.not_open')
  const open = row.open ?? '0'
  if (compareMoney(amount, '0') <= 0 || compareMoney(amount, open) > 0)
    fail('deposit.too_much', { words: { open: same(open) }, errors: [{ path: 'amount', message: '' }] })
  if (day > shanghaiDay(new Date())) refuse('deposit.day_future', 'day')
  if (day < row.day)
    fail('deposit.day_early', { words: { day: same(row.day) }, errors: [{ path: 'day', message: '' }] })
}

const sumSql = `update deposit d set returned = s.returned, deducted = s.deducted, open = d.amount - s.returned - s.deducted,
    stage = case when d.amount = s.returned + s.deducted then 'done' else 'partial' end, version = d.version + 1, updated_at = now(),
    updated_by = app.actor()
  from (select coalesce(sum(amount) filter (where way = 'returned'), 0) as returned,
      coalesce(sum(amount) filter (where way = 'deducted'), 0) as deducted from deposit_entry where tenant_id = $1 and deposit_id = $2) s
  where d.tenant_id = $1 and d.id = $2`

/** What came back, or was kept for good: an entry of its own, never a change of another. */
export const settleDeposit = async (ctx: Ctx, id: string, sent: SettleBody) => {
  const row = await held(ctx, id, sent.version)
  assertSettleable(row, sent)
  const { way, amount, day, note = null } = sent
  await books.assertOpenDay(ctx, row.company.id, day)
  const entry = newId()
  await own(ctx).insertInto('deposit_entry').values({ id: entry, deposit_id: id, way, amount, day, note }).execute()
  const shared = { ...postingOf(row), part: entry, day, note }
  const moved = signed(row.side, amount)
  if (way === 'returned')
    await books.postEvent(ctx, {
      ...shared,
      event: 'deposit.returned',
      details: { fund: row.fundAccount.id, amount: moved },
    })
  else await books.postEvent(ctx, { ...shared, event: 'deposit.kept', details: { amount: moved } })
  await ctx.db.run(sumSql, [ctx.tenantId, id])
  await writeEvent(ctx, Deposit.name, id, 'system', [], way === 'returned' ? '登记退回' : '登记扣除')
  await countDaysOver(ctx, id)
  return { id, version: (await depositRecords.held(unrestricted(ctx), id)).version }
}

const entriesSql = `select e.id, e.way, e.amount::text as amount, e.day::text as day, e.note,
    case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as by
  from deposit_entry e left join user_ref u on u.tenant_id = e.tenant_id and u.id = e.by
  where e.tenant_id = $1 and e.deposit_id = $2 order by e.at desc, e.id desc`

export const entriesOf = async (ctx: Ctx, id: string): Promise<DepositEntry[]> => {
  const { amount } = await depositRecords.show(ctx, id)
  const { rows } = await ctx.db.run<DepositEntry>(entriesSql, [ctx.tenantId, id])
  return amount === null ? rows.map((row) => ({ ...row, amount: null })) : rows
}
