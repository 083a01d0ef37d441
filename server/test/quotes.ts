import { inquiry } from '@srm/api/inquiry'
import { quote } from '@srm/api/quote'
import { addPerson } from '#modules/identity/index.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import { aQuoteForm, type QuoteBody } from '#modules/quote/quote.fixture.ts'
import type { TestApp } from './app.ts'
import { exchange, jsonOf, requestOf, type UploadedFile } from './exchange.ts'
import { outsideCall } from './external-people.ts'
import { publishedPurchase } from './purchases.ts'
import { linkHeaders } from './run-of-shows.ts'
import { memberOf, type Member, type TestTenant } from './tenant.ts'

export type Quoter = {
  readonly invitation: string
  readonly linkId: string
  readonly supplier: string
  readonly call: Member['call']
  /** Sends a form that answers every line at this price. */
  readonly quote: (unitPrice: string, more?: Partial<QuoteBody>) => ReturnType<Member['call']>
  readonly upload: (file: UploadedFile) => Promise<{ id: string }>
}

const quoterOf = (t: TestApp, me: Member, row: { id: string; linkId: string; supplier: string }): Quoter => {
  const headers = linkHeaders(t, me, 'quote', row.linkId)
  const call = outsideCall(t, headers)
  return {
    invitation: row.id,
    linkId: row.linkId,
    supplier: row.supplier,
    call,
    upload: async (file) =>
      jsonOf<{ result: { id: string } }>(await exchange(t, requestOf(quote.external.upload, { file }, headers))).result,
    quote: async (unitPrice, more = {}) => {
      const { result } = await call(quote.external.page)
      return call(quote.external.submit, { body: { form: aQuoteForm(result.lines, unitPrice, more) } })
    },
  }
}

const askedSql = `select id, link_id as "linkId", supplier_id as supplier from purchase_invitation_ref
  where tenant_id = $1 and purchase_id = $2 and link_id is not null order by created_at, id`

/** The suppliers of a purchase, each with its link. */
export const quotersOf = async (t: TestApp, me: TestTenant, id: string): Promise<Quoter[]> => {
  const { rows } = await me.inside((ctx) =>
    ctx.db.run<{ id: string; linkId: string; supplier: string }>(askedSql, [ctx.tenantId, id]),
  )
  return rows.map((row) => quoterOf(t, me, row))
}

/** Suppliers that were asked for a quote. */
export const askedQuoters = async (
  t: TestApp,
  me: TestTenant,
  more: Parameters<typeof publishedPurchase>[1] = {},
): Promise<{ id: string; quoters: Quoter[] }> => {
  const id = await publishedPurchase(me, { count: 3, openMode: 'twoPeople', minQuotes: 1, ...more })
  return { id, quoters: await quotersOf(t, me, id) }
}

let count = 0

/** Another person of the company with every right. */
export const addColleague = async (t: TestApp, me: TestTenant, name: string): Promise<Member> => {
  count += 1
  const username = `colleague${process.pid}x${String(count)}`
  const userId = await me.inside((ctx) =>
    addPerson(ctx, { username, displayName: name, departmentId: me.departmentId, roles: ['SUPER'] }),
  )
  return memberOf(t, me.tenantId, userId)
}

/** Past its deadline and closed, as the clock would. */
export const closeNow = async (me: TestTenant, id: string): Promise<void> => {
  await me.inside((ctx) =>
    ctx.db.run(`update purchase set deadline = clock_timestamp() - interval '1 second' where id = $1`, [id]),
  )
  await me.inside((ctx) => purchaseSteps.closeWhenDue(ctx, id))
}

export const stageIn = async (me: Member, id: string): Promise<string> =>
  (await me.call(inquiry.show, { params: { id } })).result.stage

/** Opened by two. */
export const openAll = async (me: TestTenant, colleague: Member, id: string): Promise<void> => {
  const params = { id }
  await me.call(quote.opening.open, { params })
  const { status, message } = await colleague.call(quote.opening.open, { params })
  if (status !== 200) throw new Error(message)
}

/** A purchase somebody else buys, so that one may enter a quote for its supplier. */
export const ownedByAnother = async (t: TestApp, me: TestTenant): Promise<{ id: string; quoter: Quoter }> => {
  const { id, quoters } = await askedQuoters(t, me, { count: 1 })
  const { userId } = await addColleague(t, me, '采购小赵')
  await me.inside((ctx) => ctx.db.run('update purchase set owner_id = $2 where id = $1', [id, userId]))
  const [quoter] = quoters
  if (!quoter) throw new Error('nobody was asked')
  return { id, quoter }
}

let nonces = 0

export const surrogateBody = async ({ invitation, call }: Quoter, unitPrice = '10', attachments: string[] = []) => {
  const { result } = await call(quote.external.page)
  nonces += 1
  return {
    invitation,
    channel: 'paper' as const,
    reason: '供应商邮寄了纸质报价',
    form: aQuoteForm(result.lines, unitPrice, { attachments }),
    nonce: String(nonces).padStart(22, '0'),
  }
}

/** Entered after the deadline by somebody else, so that one may decide about it. */
export const lateQuote = async (
  t: TestApp,
  me: TestTenant,
  document?: string,
): Promise<{ id: string; purchase: string }> => {
  const { id: purchase, quoter } = await ownedByAnother(t, me)
  const files = document === undefined ? [] : [(await quoter.upload({ name: document, content: '盖章' })).id]
  const body = await surrogateBody(quoter, '10', files)
  await closeNow(me, purchase)
  const clerk = await addColleague(t, me, '行政小孙')
  const { status, message } = await clerk.call(quote.surrogate.enter, { body })
  if (status !== 200) throw new Error(message)
  const sql = 'select id from quote_version where tenant_id = $1 and purchase_id = $2 and is_late'
  const { rows } = await me.inside((ctx) => ctx.db.run<{ id: string }>(sql, [ctx.tenantId, purchase]))
  return { id: rows[0]?.id ?? '', purchase }
}
