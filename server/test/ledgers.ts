import { ledger } from '@srm/api/ledger'
import { tenancy } from '@srm/api/tenancy'
import { newId } from '#kernel/ids.ts'
import { aFundAccount } from '#modules/ledger/ledger.fixture.ts'
import type { LedgerEvent, Posting } from '#modules/ledger/index.ts'
import { books, closeMonth } from '#modules/ledger/index.ts'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'
import type { TestTenant } from './tenant.ts'

export const addCompany = async (me: TestTenant): Promise<string> => {
  const made = await me.call(tenancy.ourCompany.create, { body: anOurCompany() })
  if (made.status !== 200) throw new Error(made.message)
  return made.result.id
}

export const addFund = async (me: TestTenant, more: Parameters<typeof aFundAccount>[0]): Promise<string> => {
  const made = await me.call(ledger.fundAccount.create, { body: aFundAccount(more) })
  if (made.status !== 200) throw new Error(made.message)
  return made.result.id
}

/** A company with an account its money moves through. */
export const aCompanyWithBooks = async (me: TestTenant, more: Parameters<typeof aFundAccount>[0] = {}) => {
  const company = await addCompany(me)
  return { company, fund: await addFund(me, { company, ...more }) }
}

/** A company whose first month is closed. */
export const aClosedMonth = async (me: TestTenant) => {
  const { company } = await aCompanyWithBooks(me, { openingDate: '2026-01-10' })
  const month = '2026-01-01'
  await me.inside((ctx) => closeMonth(ctx, { companyId: company, month }))
  return { company, month }
}

/** A document as the ledger knows it. */
export const aLedgerDocument = (subject = 'voucher') => {
  const id = newId()
  return { subject, id, code: `JK-${id.slice(-6)}` }
}

export const post = <E extends LedgerEvent>(me: TestTenant, posting: Posting<E>): Promise<boolean> =>
  me.inside((ctx) => books.postEvent(ctx, posting))

const linesSql = `select a.kind, e.amount::text as amount, e.day::text as day, p.event, p.reverses is not null as "isReversal"
  from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
    join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
  where e.tenant_id = $1 and p.document_id = $2 order by p.at, e.id`

type PostedLine = { kind: string; amount: string; day: string; event: string; isReversal: boolean }

/** What was posted for a document, as `account amount` in the order it was. */
export const postedFor = async (me: TestTenant, id: string): Promise<string[]> => {
  const { rows } = await me.inside((ctx) => ctx.db.run<PostedLine>(linesSql, [ctx.tenantId, id]))
  return rows.map(({ kind, amount }) => `${kind} ${amount}`)
}
