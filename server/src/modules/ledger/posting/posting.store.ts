import type { AccountKind } from '@srm/api/ledger'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'

export type Dimensions = {
  readonly project?: string | null
  readonly supplier?: string | null
  readonly customer?: string | null
  readonly person?: string | null
}

/** A line as it is kept. */
export type KeptLine = {
  readonly account: AccountKind
  readonly fund: string | null
  readonly amount: string
  readonly itemSubject: string
  readonly itemId: string
  readonly project: string | null
  readonly supplier: string | null
  readonly customer: string | null
  readonly person: string | null
}

export type PostingKey = { readonly event: string; readonly documentId: string; readonly part: string }

export type KeptPosting = {
  readonly id: string
  readonly version: number
  readonly company: string
  readonly day: string
  readonly reverses: string | null
  readonly lines: readonly KeptLine[]
}

const newestSql = `select p.id, p.version, p.company_id as company, p.day::text as day, p.reverses,
    (select coalesce(json_agg(json_build_object('account', a.kind, 'fund', a.fund_account_id, 'amount', e.amount::text,
        'itemSubject', e.item_subject, 'itemId', e.item_id, 'project', e.project_id, 'supplier', e.supplier_id,
        'customer', e.customer_id, 'person', e.person_id) order by e.id), '[]')
      from ledger_entry e join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where e.tenant_id = p.tenant_id and e.posting_id = p.id) as lines
  from ledger_posting p where p.tenant_id = $1 and p.event = $2 and p.document_id = $3 and p.part = $4
  order by p.version desc limit 1`

/** The newest word on an event; a reversal says that nothing holds of it. */
export const newestOf = async (ctx: Ctx, { event, documentId, part }: PostingKey): Promise<KeptPosting | undefined> =>
  (await ctx.db.run<KeptPosting>(newestSql, [ctx.tenantId, event, documentId, part])).rows[0]

const keyOf = ({ account, fund, itemSubject, itemId, project, supplier, customer, person }: KeptLine): string =>
  [account, fund, itemSubject, itemId, project, supplier, customer, person].join(' ')

/** Whether two sets of lines say the same, in whatever order. */
export const areSame = (some: readonly KeptLine[], others: readonly KeptLine[]): boolean => {
  const left = some.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)) || compareMoney(a.amount, b.amount))
  const right = others.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)) || compareMoney(a.amount, b.amount))
  return (
    left.length === right.length &&
    left.every((line, at) => {
      const other = right[at]
      return other !== undefined && keyOf(line) === keyOf(other) && compareMoney(line.amount, other.amount) === 0
    })
  )
}

const accountsSql = `with wanted as (select distinct w.kind, w.fund from json_to_recordset($3) as w (kind text, fund uuid)),
  known as (select a.id, a.kind, a.fund_account_id as fund from ledger_account a
    join wanted w on w.kind = a.kind and w.fund is not distinct from a.fund_account_id where a.tenant_id = $1 and a.company_id = $2),
  added as (insert into ledger_account (id, company_id, kind, fund_account_id)
    select app.new_id(), $2, w.kind, w.fund from wanted w
      where not exists (select 1 from known k where k.kind = w.kind and k.fund is not distinct from w.fund) order by w.kind, w.fund
    on conflict do nothing returning id, kind, fund_account_id as fund)
  select id, kind, fund from known union all select id, kind, fund from added`

type Account = { readonly id: string; readonly kind: string; readonly fund: string | null }
type AccountName = { readonly account: AccountKind; readonly fund: string | null }

const nameOf = (kind: string, fund: string | null): string => `${kind} ${fund ?? ''}`

/** The accounts of a company by name; one that is used for the first time begins here. */
const accountsOf = async (ctx: Ctx, company: string, lines: readonly AccountName[]): Promise<Map<string, string>> => {
  const wanted = lines.map(({ account, fund }) => ({ kind: account, fund }))
  const names = new Set(wanted.map(({ kind, fund }) => nameOf(kind, fund)))
  const read = async () => {
    const { rows } = await ctx.db.run<Account>(accountsSql, [ctx.tenantId, company, JSON.stringify(wanted)])
    return new Map(rows.map(({ id, kind, fund }) => [nameOf(kind, fund), id]))
  }
  const found = await read()
  // Somebody else began the same account at the same moment: by now it is there.
  return found.size === names.size ? found : read()
}

const writeSql = `with p as (insert into ledger_posting (id, company_id, day, event, subject, document_id, document_code, part, version,
      reverses, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict on constraint ledger_posting_key do nothing
    returning id, company_id, day)
  insert into ledger_entry (id, posting_id, account_id, company_id, day, amount, item_subject, item_id, project_id, supplier_id,
    customer_id, person_id)
  select l.id, p.id, l.account, p.company_id, p.day, l.amount, l.item_subject, l.item_id, l.project, l.supplier, l.customer, l.person
  from p cross join json_to_recordset($12) as l (id uuid, account uuid, amount numeric, item_subject text, item_id uuid,
    project uuid, supplier uuid, customer uuid, person uuid) order by l.id`

export type NewPosting = {
  readonly key: PostingKey
  readonly version: number
  readonly company: string
  readonly day: string
  readonly document: { readonly subject: string; readonly code: string }
  readonly reverses?: string
  readonly note?: string | null
  readonly lines: readonly KeptLine[]
}

/** Writes a posting with its lines; false where somebody else has written this version. */
export const writePosting = async (ctx: Ctx, posting: NewPosting): Promise<boolean> => {
  const { key, version, company, day, document, reverses = null, note = null, lines } = posting
  const accounts = await accountsOf(ctx, company, lines)
  const rows = lines.map(({ account, fund, amount, itemSubject, itemId, project, supplier, customer, person }) => ({
    id: newId(),
    account: accounts.get(nameOf(account, fund)) ?? fail('ledger.busy'),
    amount,
    item_subject: itemSubject,
    item_id: itemId,
    project,
    supplier,
    customer,
    person,
  }))
  const head = [newId(), company, day, key.event, document.subject, key.documentId, document.code, key.part]
  const { rowCount } = await ctx.db.run(writeSql, [...head, version, reverses, note, JSON.stringify(rows)])
  return (rowCount ?? 0) > 0
}
