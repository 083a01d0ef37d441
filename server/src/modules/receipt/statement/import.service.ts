import type { Parsed } from '@srm/api/endpoint'
import { Receipt, type BankStatement, type receipt as calls } from '@srm/api/receipt'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { fileContents } from '#modules/file/index.ts'
import { books } from '#modules/ledger/index.ts'
import { archive } from '#modules/transfer/index.ts'
import { postReceived } from '../receipt/post.service.ts'
import { assertSees } from '../receipt/receipt.service.ts'
import { formatsOf } from './format.service.ts'
import { headingsIn, statementLines, matchFormat, type Line, type Match, type StatementRow } from './statement.rules.ts'

type ReadBody = Parsed<typeof calls.receipt.readStatement>['body']
type ImportBody = Parsed<typeof calls.receipt.importStatement>['body']

const maxRows = 5000
const sampleRows = 5

type Read = { readonly rows: readonly StatementRow[]; readonly match: Match | undefined }

const readFile = async (ctx: Ctx, { file, format }: Pick<ReadBody, 'file' | 'format'>): Promise<Read> => {
  assertSees(ctx)
  const rows = await archive.readRows(await fileContents.own(ctx, file), maxRows + 50)
  if (rows.length === 0) fail('statement.empty')
  if (rows.length > maxRows) fail('statement.too_long')
  return { rows, match: matchFormat(rows, await formatsOf(ctx, format)) }
}

const fundSql = `select f.id, f.company_id as company, f.opening_date::text as "openingDate", o.name from fund_account_ref f
    join our_company_ref o on o.tenant_id = f.tenant_id and o.id = f.company_id where f.tenant_id = $1 and f.id = $2`
type Fund = { readonly id: string; readonly company: string; readonly openingDate: string; readonly name: string }

const fundOf = async (ctx: Ctx, id: string): Promise<Fund> =>
  (await ctx.db.run<Fund>(fundSql, [ctx.tenantId, id])).rows[0] ??
  fail('record.bad_reference', { errors: [{ path: 'fundAccount', message: '' }] })

const knownSql = `select fingerprint, code from receipt where tenant_id = $1 and fund_account_id = $2 and fingerprint = any($3::text[])`
const handSql = `select code, amount::text as amount, day::text as day from receipt
  where tenant_id = $1 and fund_account_id = $2 and source = 'hand' and amount = any($3::numeric[])`
const ownSql = `select name from our_company_ref where tenant_id = $1`

type KnownLine = { readonly fingerprint: string; readonly code: string }
type Hand = { readonly code: string; readonly amount: string; readonly day: string }

const fiveDays = 5 * 24 * 60 * 60 * 1000
const isNear = (one: string, other: string): boolean => Math.abs(Date.parse(one) - Date.parse(other)) <= fiveDays

type Judgement = Pick<BankStatement['lines'][number], 'state' | 'note'>

/** What is known of the lines: imported before, perhaps written by hand before, perhaps no customer's money, too old. */
const judge = async (ctx: Ctx, fund: Fund, lines: readonly Line[]): Promise<(line: Line) => Judgement> => {
  const prints = lines.map(({ fingerprint }) => fingerprint)
  const known = (await ctx.db.run<KnownLine>(knownSql, [ctx.tenantId, fund.id, prints])).rows
  const codes = new Map(known.map(({ fingerprint, code }) => [fingerprint, code]))
  const hands = (await ctx.db.run<Hand>(handSql, [ctx.tenantId, fund.id, lines.map(({ amount }) => amount)])).rows
  const ours = new Set((await ctx.db.run<{ name: string }>(ownSql, [ctx.tenantId])).rows.map(({ name }) => name))
  const until = await books.closedUntil(ctx, fund.company)
  return ({ fingerprint, day, amount, payerName, summary }) => {
    const code = codes.get(fingerprint)
    if (code !== undefined) return { state: 'known', note: code }
    if (until !== null && day <= until) return { state: 'closed', note: `${day.slice(0, 7)} 已月结` }
    if (day < fund.openingDate) return { state: 'closed', note: '早于账户期初日期' }
    const hand = hands.find((one) => one.amount === amount && isNear(one.day, day))
    if (hand) return { state: 'doubtful', note: `可能与手工登记的 ${hand.code} 重复` }
    if (ours.has(payerName)) return { state: 'doubtful', note: '我方公司之间的转账' }
    if (/利息|结息/.test(summary ?? '')) return { state: 'doubtful', note: '可能是利息' }
    return { state: 'new', note: null }
  }
}

const unmatched = (rows: readonly StatementRow[]): BankStatement => {
  const { at, headings } = headingsIn(rows)
  const samples = rows.slice(at + 1, at + 1 + sampleRows).map(([, cells]) => [...cells])
  return { format: null, headings: [...headings], samples, lines: [], skipped: 0, newCount: 0, newAmount: '0.00' }
}

/** What a bank's file says, before anything of it is taken over. */
export const readStatement = async (ctx: Ctx, body: ReadBody): Promise<BankStatement> => {
  const { rows, match } = await readFile(ctx, body)
  const fund = await fundOf(ctx, body.fundAccount)
  if (!match) return unmatched(rows)
  const { lines, skipped } = statementLines(rows, match)
  const of = await judge(ctx, fund, lines)
  const judged = lines.map(({ fingerprint, ...line }) => ({ ...line, ...of({ ...line, fingerprint }) }))
  const fresh = judged.filter(({ state }) => state === 'new')
  const { id, name } = match.format
  return {
    format: { id, name },
    headings: [...(rows[match.at]?.[1] ?? [])],
    samples: [],
    lines: judged,
    skipped,
    newCount: fresh.length,
    newAmount: addMoney('0', ...fresh.map(({ amount }) => amount)),
  }
}

const turnSql = `select pg_advisory_xact_lock(hashtextextended('statement of ' || $1::text || $2::text, 0))`
const printSql = `update receipt r set fingerprint = x.print, created_by = app.actor(), updated_by = app.actor()
  from jsonb_to_recordset($2::jsonb) as x (id uuid, print text) where r.tenant_id = $1 and r.id = x.id`

const receiptOf = (fund: Fund, code: string, { row: _row, fingerprint: _print, ...line }: Line) => ({
  ...line,
  code,
  fundAccount: fund.id,
  ourCompany: fund.company,
  method: 'transfer',
  attachments: [],
  source: 'statement',
  claimedAmount: '0.00',
  allocated: '0.00',
  refunded: '0.00',
  unallocated: line.amount,
  isPosted: true,
  stage: 'unclaimed',
})

const addReceipts = async (ctx: Ctx, fund: Fund, lines: readonly Line[]): Promise<void> => {
  const codes = await issueCodes(ctx, Receipt.name, lines.length)
  const all = lines.map((line, at) => receiptOf(fund, codes[at] ?? '', line))
  const ids = await fillRecords(ctx, Receipt, all)
  const prints = lines.map(({ fingerprint: print }, at) => ({ id: ids[at], print }))
  await ctx.db.run(printSql, [ctx.tenantId, JSON.stringify(prints)])
  for (const [at, { day, amount, payerName: payer }] of lines.entries()) {
    const of = { id: ids[at] ?? '', code: codes[at] ?? '', company: fund.company, fund: fund.id }
    await postReceived(ctx, { ...of, day, amount, payer })
  }
}

/** The chosen lines become receipts, each once however often and by whomever its file is brought. */
export const importStatement = async (ctx: Ctx, body: ImportBody) => {
  const { rows, match } = await readFile(ctx, body)
  if (!match) return fail('statement.unknown_format')
  const fund = await fundOf(ctx, body.fundAccount)
  await ctx.db.run(turnSql, [ctx.tenantId, fund.id])
  const wanted = new Set(body.rows)
  const lines = statementLines(rows, match).lines.filter(({ row }) => wanted.has(row))
  if (lines.length !== wanted.size) fail('statement.rows')
  const of = await judge(ctx, fund, lines)
  const fresh = lines.filter((line) => of(line).state !== 'known')
  for (const { day } of fresh) {
    await books.placeOf(ctx, { fund: fund.id, day })
    await books.assertOpenDay(ctx, fund.company, day)
  }
  if (fresh.length > 0) await addReceipts(ctx, fund, fresh)
  const amount = addMoney('0', ...fresh.map((line) => line.amount))
  return { created: fresh.length, known: lines.length - fresh.length, amount }
}

type Bare = Pick<Line, 'day' | 'amount' | 'payerName' | 'summary' | 'serialNo'>

/** Lines as a statement would bring them, for what has no file to read. */
export const addLines = async (ctx: Ctx, fundAccount: string, lines: readonly Bare[]): Promise<void> => {
  const fund = await fundOf(ctx, fundAccount)
  const whole = lines.map((line, row) => ({
    ...line,
    row,
    payerAccount: null,
    payerBank: null,
    fingerprint: line.serialNo ?? `${line.day} ${line.amount} ${line.payerName} ${String(row)}`,
  }))
  await addReceipts(ctx, fund, whole)
}
