import { Contract, ContractBorrow } from '@srm/api/contract'
import { fillSentence, label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { writeVersion } from '../change/version.service.ts'
import { contractRecords, heldContract, seeingAll, stamp } from '../document/contract.store.ts'

export const expiringSentence = label('合同即将到期：{{name}}，{{day}}', '{{name}} ends on {{day}}')
export const endedSentence = label(
  '合同已于 {{day}} 到期，请续签、履行完毕或终止：{{name}}',
  '{{name}} ended on {{day}}: renew, complete or terminate it',
)
export const renewingSentence = label(
  '合同将于 {{day}} 自动续期，不再续期请先变更：{{name}}',
  '{{name}} renews itself on {{day}}: change it before that to end it',
)
export const renewedSentence = label('合同已自动续期至 {{day}}：{{name}}', '{{name}} was renewed until {{day}}')
export const unsignedSentence = label(
  '合同通过审批 {{days}} 天仍未签署：{{name}}',
  '{{name}} is unsigned {{days}} days after its approval',
)
export const borrowedSentence = label(
  '借阅的合同应于 {{day}} 归还：{{name}}',
  'A contract was due back on {{day}}: {{name}}',
)

const today = `(now() at time zone 'Asia/Shanghai')::date`
const running = `c.stage in ('signed', 'performing', 'paused')`
const unsignedDays = 7

type DueRow = {
  readonly id: string
  readonly name: string
  readonly people: readonly string[]
  readonly day: string
  readonly days: string
}

type Reminder = {
  readonly subject: string
  readonly sentence: Label
  /** SQL of `DueRow`. */
  readonly due: string
  /** DueRow once for what `due` found. */
  readonly told: string
}

const keepers = 'array_remove(array[c.owner_id, c.keeper_id], null)'

/** Once for each end a contract comes to have. */
const beforeTheEnd = (which: string): Pick<Reminder, 'due' | 'told'> => ({
  due: `select c.id, c.name, ${keepers} as people, c.end_date::text as day, '' as days from contract c
    where c.tenant_id = $1 and ${running} and ${which} and c.end_date between ${today} and ${today} + c.notice_days
      and c.expiry_told_for is distinct from c.end_date order by c.id`,
  told: `update contract set expiry_told_for = end_date where tenant_id = $1 and id = $2`,
})

const reminders: readonly Reminder[] = [
  { subject: Contract.name, sentence: expiringSentence, ...beforeTheEnd('not c.is_auto_renewed') },
  { subject: Contract.name, sentence: renewingSentence, ...beforeTheEnd('c.is_auto_renewed') },
  {
    subject: Contract.name,
    sentence: endedSentence,
    due: `select c.id, c.name, ${keepers} as people, c.end_date::text as day, '' as days from contract c
      where c.tenant_id = $1 and ${running} and not c.is_auto_renewed and c.end_date < ${today}
        and c.ended_told_for is distinct from c.end_date order by c.id`,
    told: `update contract set ended_told_for = end_date where tenant_id = $1 and id = $2`,
  },
  {
    subject: Contract.name,
    sentence: unsignedSentence,
    due: `select c.id, c.name, array[c.owner_id] as people, '' as day, (${today} - (c.stage_at at time zone 'Asia/Shanghai')::date)::text as days
      from contract c where c.tenant_id = $1 and c.stage = 'toSign' and (c.stage_at at time zone 'Asia/Shanghai')::date <= ${today} - ${unsignedDays}
        and (c.unsigned_told_on is null or c.unsigned_told_on <= ${today} - ${unsignedDays}) order by c.id`,
    told: `update contract set unsigned_told_on = ${today} where tenant_id = $1 and id = $2`,
  },
  {
    subject: ContractBorrow.name,
    sentence: borrowedSentence,
    due: `select b.id, b.title as name, array_remove(array[b.borrower_id, c.keeper_id], null) as people, b.due_on::text as day, '' as days
      from contract_borrow b join contract c on c.tenant_id = b.tenant_id and c.id = b.contract_id
      where b.tenant_id = $1 and b.stage = 'out' and b.due_on <= ${today} and b.told_for is distinct from b.due_on order by b.id`,
    told: `update contract_borrow set told_for = due_on where tenant_id = $1 and id = $2`,
  },
]

const tell = async (run: Pick<JobRun, 'transaction'>, { subject, sentence, due, told }: Reminder): Promise<void> => {
  const read = (ctx: Ctx) => ctx.db.run<DueRow>(due, [ctx.tenantId])
  for (const { id, name, people, day, days } of (await run.transaction(read)).rows)
    await run.transaction(async (ctx) => {
      const title = fillSentence(sentence, { name, day, days })
      await notify(ctx, { to: people, type: 'due', title, subject, subjectId: id })
      await ctx.db.run(told, [ctx.tenantId, id])
    })
}

/** More terms than anybody leaves a contract lying for. */
const maxTerms = 4000

/**
 * The next end after today. A term of whole months stays one, whatever days they have; any other is so many days, and
 * a contract without a beginning goes on by the year.
 */
const endedSql = `select c.id, (select min(x.day)::text from (select (case
        when c.start_date is null then t.first_end + make_interval(years => k)
        when c.start_date + make_interval(months => t.months) = t.first_end + 1
          then c.start_date + make_interval(months => t.months * (k + 1)) - interval '1 day'
        else t.first_end + make_interval(days => (t.first_end - c.start_date + 1) * k) end)::date as day
      from generate_series(1, ${String(maxTerms)}) k) x where x.day >= ${today}) as day
  from contract c cross join lateral (select f.first_end, (extract(year from a) * 12 + extract(month from a))::int as months
    from (select coalesce(c.first_end, c.end_date) as first_end) f cross join lateral age(f.first_end + 1, c.start_date) a) t
  where c.tenant_id = $1 and ${running} and c.is_auto_renewed and not c.has_open_change and c.end_date < ${today} order by c.id`
/** Whoever is told that it goes on need not hear on the same morning that it ends soon. */
const termSql = `update contract set first_end = coalesce(first_end, $3::date),
    expiry_told_for = case when end_date <= ${today} + notice_days then end_date else expiry_told_for end
  where tenant_id = $1 and id = $2`

/** A contract that renews itself goes on for as long again: by its own words, so nobody approves it, and as a version of its own. */
const renew = async (ctx: Ctx, id: string, endDate: string): Promise<void> => {
  const { name, owner, versionNo, endDate: before } = await heldContract(ctx, id)
  const why = stamp(ctx, '自动续期')
  await contractRecords.patch(seeingAll(ctx), id, { endDate, versionNo: versionNo + 1, ...why })
  await ctx.db.run(termSql, [ctx.tenantId, id, before])
  await writeVersion(ctx, id)
  const title = fillSentence(renewedSentence, { name, day: endDate })
  const to = owner ? [owner.id] : []
  await notify(ctx, { to, type: 'due', title, subject: Contract.name, subjectId: id })
}

export const remindOfContracts = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  const ended = (ctx: Ctx) => ctx.db.run<{ id: string; day: string }>(endedSql, [ctx.tenantId])
  for (const { id, day } of (await run.transaction(ended)).rows) await run.transaction((ctx) => renew(ctx, id, day))
  for (const reminder of reminders) await tell(run, reminder)
}
