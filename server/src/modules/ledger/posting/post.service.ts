import { shanghaiDay } from '@srm/api/shared/date'
import { subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertOpenDay, closedUntil } from './books.service.ts'
import { linesOf, type EventDetails, type LedgerEvent, type Line } from './events.rules.ts'
import {
  areSame,
  newestOf,
  writePosting,
  type Dimensions,
  type KeptLine,
  type KeptPosting,
  type PostingKey,
} from './posting.store.ts'

type LedgerDocument = { readonly subject: string; readonly id: string; readonly code: string }

export type Posting<E extends LedgerEvent = LedgerEvent> = {
  readonly event: E
  readonly document: LedgerDocument
  /** Which of several such things happened to the document. */
  readonly part?: string
  readonly company: string
  readonly day: string
  /** Only what was never posted is: what stands is left as it is. */
  readonly onlyMissing?: boolean
  /** The same lines on another day are the same: what stands keeps its day. */
  readonly keepsDay?: boolean
  /** Older than the opening of its account, whose balance holds it already. */
  readonly isBefore?: boolean
  readonly details: EventDetails[E]
  readonly dimensions?: Dimensions
  readonly note?: string | null
}

const keptLine = ({ id, subject }: LedgerDocument, dimensions: Dimensions, line: Line): KeptLine => {
  const { project = null, supplier = null, customer = null, person = null } = dimensions
  return {
    account: line.account,
    fund: line.fund ?? null,
    amount: line.amount,
    itemSubject: line.item?.subject ?? subject,
    itemId: line.item?.id ?? id,
    project: line.isCompanys ? null : project,
    supplier,
    customer,
    person,
  }
}

type Reversal = {
  readonly key: PostingKey
  readonly live: KeptPosting
  readonly document: LedgerDocument
  readonly day: string
}

/** Takes back what stands, on its own day or, where that is closed by now, on the day it is taken back. */
const reverse = async (ctx: Ctx, { key, live, document, day }: Reversal): Promise<void> => {
  const until = await closedUntil(ctx, live.company)
  const on = until === null || live.day > until ? live.day : day
  await assertOpenDay(ctx, live.company, on)
  const lines = live.lines.map((line) => ({ ...line, amount: subtractMoney('0', line.amount) }))
  const version = live.version + 1
  const written = await writePosting(ctx, {
    key,
    version,
    company: live.company,
    day: on,
    document,
    reverses: live.id,
    lines,
  })
  if (!written) fail('ledger.busy')
}

type PostingDay = Pick<Posting, 'company' | 'day' | 'keepsDay'>

const isSaid = (newest: KeptPosting, { company, day, keepsDay }: PostingDay, lines: readonly KeptLine[]): boolean =>
  newest.company === company && (keepsDay === true || newest.day === day) && areSame(newest.lines, lines)

/** What lay in an account before anybody counted it stands against the opening. */
const beforeOpening = ({ fund, ...line }: Line): Line => (fund === undefined ? line : { ...line, account: 'opening' })

const isClosed = async (ctx: Ctx, company: string, day: string): Promise<boolean> => {
  const until = await closedUntil(ctx, company)
  return until !== null && day <= until
}

/**
 * The one door through which documents post: it says what an event of a document comes to. Said twice it is posted once;
 * said differently, what stood is taken back and the new lines are posted. Nothing comes into a month that is closed.
 */
export const postEvent = async <E extends LedgerEvent>(ctx: Ctx, posting: Posting<E>): Promise<boolean> => {
  const { event, document, part = '', company, day, details, dimensions = {}, note = null } = posting
  const key = { event, documentId: document.id, part }
  const said = linesOf(event, details).map((line) => (posting.isBefore ? beforeOpening(line) : line))
  const lines = said.map((line) => keptLine(document, dimensions, line))
  const newest = await newestOf(ctx, key)
  if (posting.onlyMissing && (newest || (await isClosed(ctx, company, day)))) return false
  const live = newest?.reverses === null ? newest : undefined
  if (live ? isSaid(live, posting, lines) : lines.length === 0) return false
  await assertOpenDay(ctx, company, day)
  if (live) await reverse(ctx, { key, live, document, day })
  if (lines.length === 0) return true
  const version = (newest?.version ?? 0) + (live ? 2 : 1)
  if (await writePosting(ctx, { key, version, company, day, document, note, lines })) return true
  // Somebody else said it first: the same is fine, anything else is not.
  const other = await newestOf(ctx, key)
  if (!other || other.reverses !== null || !isSaid(other, posting, lines)) fail('ledger.busy')
  return false
}

type Withdrawal = Pick<Posting, 'event' | 'document' | 'part'> & { readonly day?: string }

/** What an event came to holds no longer. */
export const reverseEvent = async (ctx: Ctx, { event, document, part = '', day }: Withdrawal): Promise<boolean> => {
  const key = { event, documentId: document.id, part }
  const live = await newestOf(ctx, key)
  if (!live || live.reverses !== null) return false
  await reverse(ctx, { key, live, document, day: day ?? shanghaiDay(new Date()) })
  return true
}

const partsSql = `select part from (select distinct on (p.part) p.part, p.reverses from ledger_posting p
    where p.tenant_id = $1 and p.event = $2 and p.document_id = $3 order by p.part, p.version desc) n
  where n.reverses is null order by part`

/** Parts of an event that are no longer among what it comes to. */
export const reverseOthers = async (
  ctx: Ctx,
  { event, document, day }: Omit<Withdrawal, 'part'>,
  kept: readonly string[] = [],
): Promise<void> => {
  const { rows } = await ctx.db.run<{ part: string }>(partsSql, [ctx.tenantId, event, document.id])
  for (const { part } of rows)
    if (!kept.includes(part)) await reverseEvent(ctx, { event, document, part, ...(day !== undefined && { day }) })
}

/** What stands of an event: the company it was posted for, and when. */
export const postedAs = async (
  ctx: Ctx,
  { event, document, part = '' }: Pick<Posting, 'event' | 'part'> & { readonly document: { readonly id: string } },
): Promise<{ readonly company: string; readonly day: string } | null> => {
  const newest = await newestOf(ctx, { event, documentId: document.id, part })
  return newest?.reverses === null ? { company: newest.company, day: newest.day } : null
}
