import { Dunning, finance as calls } from '@srm/api/finance'
import { dunningScene } from '@srm/api/finance/sms-scenes'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { sendSms } from '#modules/notice/index.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { itemsSql, maskOf } from '../ageing/items.rules.ts'

const maxLines = 100

type OverdueLine = {
  readonly document: string
  readonly dueDate: string
  readonly daysOver: number
  readonly open: string
}

/** What a customer is late with on a day, the oldest first; what the writer sees of it. */
const overdueOf = async (ctx: Ctx, customer: string, day: string): Promise<OverdueLine[]> => {
  const params = new Params(ctx.tenantId, day)
  const seen = { plans: scopeSql(contractMoney.plan, ctx, params), acceptances: [] }
  const all = itemsSql('receivable', day < shanghaiDay(new Date()), seen)
  const sql = `select left(i.code || ' ' || i.title, 300) as document, i.due_date::text as "dueDate", $2::date - i.due_date as "daysOver",
      i.open::numeric(15, 2)::text as open
    from (${all}) i where i.party = ${params.add(customer, 'uuid')} and i.due_date < $2::date order by i.due_date, i.id limit ${String(maxLines)}`
  return (await ctx.db.run<OverdueLine>(sql, params.values)).rows
}

mapConstraintError('dunning_promised', 'dunning.promised', 'promisedOn')

export const dunningSentence = label('催收 {{customer}}', 'Dunning of {{customer}}')

const lines = { lines: { table: 'dunning_line', parent: 'dunning_id' } } as const
const records = store(Dunning, { lines })

type Input = CreateInput<typeof Dunning>

/** Without an amount: what is open stands in the table below it. */
const usualLetter = (customer: string, day: string): string =>
  `致 ${customer}：

截至 ${day}，贵司与我司所签合同项下有款项已过约定付款日，明细见下表。请贵司核对，并在收到本函后七日内付款；如已付款，请告知付款日期和金额。对账或开票有疑问的，请联系本函经办人。

特此函告。`

const knownSql = `select c.name as customer, u.department_id as department,
    $4::uuid is null or exists (select 1 from customer_contact_ref o where o.tenant_id = $1 and o.id = $4::uuid and o.customer_id = $2) as "isTheirs"
  from customer_ref c left join user_ref u on u.tenant_id = $1 and u.id = $3 where c.tenant_id = $1 and c.id = $2`

type PreparedFacts = { readonly customer: string; readonly department: string | null; readonly isTheirs: boolean }

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

/** What is overdue is what was overdue on that day, whenever it is written down. */
const prepare = async (ctx: Ctx, sent: Input, before: Row<typeof Dunning> | undefined): Promise<Input> => {
  if (ctx.session.masks?.has(maskOf.receivable)) fail('dunning.masked')
  if (sent.day > shanghaiDay(new Date())) refuse('dunning.day', 'day')
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  const { rows } = await ctx.db.run<PreparedFacts>(knownSql, [ctx.tenantId, sent.customer, owner, sent.contact ?? null])
  const [known] = rows
  if (!known) return fail('record.bad_reference', { errors: [{ path: 'customer', message: '' }] })
  if (!known.isTheirs) refuse('dunning.contact', 'contact')
  const overdue = await overdueOf(ctx, sent.customer, sent.day)
  const hasLetter = sent.way === 'letter' && !sent.letter
  return {
    ...sent,
    owner,
    department: sent.department ?? known.department,
    letter: hasLetter ? usualLetter(known.customer, sent.day) : (sent.letter ?? null),
    title: fillSentence(dunningSentence, { customer: known.customer }).slice(0, 200),
    lines: overdue,
    overdueAmount: addMoney('0', ...overdue.map(({ open }) => open)),
    smsSentAt: before?.smsSentAt ?? null,
  }
}

const mobileSql = `select o.mobile, t.company_name as company from tenant_ref t
    left join customer_contact_ref o on o.tenant_id = t.tenant_id and o.id = $2 where t.tenant_id = $1`
const sentSql = `update dunning set sms_sent_at = now(), version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and id = $2 returning version`

type SmsBody = Parsed<typeof calls.dunning.sms>['body']

/** One message a day at most, and no amount in it. */
const sendDunning = async (ctx: Ctx, id: string, { version }: SmsBody) => {
  const row = await records.held(ctx, id)
  refuseStale(row, version)
  if (row.smsSentAt && shanghaiDay(new Date(row.smsSentAt)) === shanghaiDay(new Date())) fail('dunning.sent')
  const { rows } = await ctx.db.run<{ mobile: string | null; company: string }>(mobileSql, [
    ctx.tenantId,
    row.contact?.id ?? null,
  ])
  const mobile = rows[0]?.mobile ?? fail('dunning.no_mobile')
  await sendSms(ctx, dunningScene, {
    mobile,
    values: { company: rows[0]?.company ?? '' },
    record: { subject: Dunning.name, id },
  })
  const { rows: saved } = await ctx.db.run<{ version: number }>(sentSql, [ctx.tenantId, id])
  return { id, version: saved[0]?.version ?? version }
}

export const dunnings = defineResource(Dunning, calls.dunning, {
  code: { type: 190, prefix: 'CS', period: 'year' },
  imports: false,
  service: resourceService(Dunning, { records, prepare }),
  handlers: { sms: (ctx, { params, body }) => sendDunning(ctx, params.id, body) },
})
