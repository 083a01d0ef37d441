import type { Parsed } from '@srm/api/endpoint'
import { Customer, type crm, type Duplicates, type similarity } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { maskedName, mobilesIn, type Traits } from './duplicate.rules.ts'

type Match = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly ownerId: string | null
  readonly owner: string | null
  readonly alike: (typeof similarity)[number][]
  /** Whether the caller sees the customer anyway. */
  readonly seen: boolean
}

const maxMatches = 20

/** Each trait is looked up by an index of its own, so that asking while somebody types costs nothing. */
export const matchesOf = async (ctx: Ctx, id: string | null, traits: Traits): Promise<Match[]> => {
  const { name, creditCode, phones } = traits
  const params = new Params(ctx.tenantId, id, creditCode ?? null, name ?? null, mobilesIn(phones))
  const [scope = 'true'] = scopeSql(Customer, ctx, params, { alias: 'c' })
  const sql = `with alike as (
      select id, 'creditCode' as what from customer where tenant_id = $1 and credit_code = upper($3::text)
      union all select id, 'name' from customer where tenant_id = $1 and name_key = nullif(app.company_key($4::text), '')
      union all select id, 'mobile' from customer where tenant_id = $1 and phone_key = any($5::text[])
      union all select customer_id, 'mobile' from customer_contact where tenant_id = $1 and mobile = any($5::text[]))
    select c.id, c.code, c.name, c.owner_id as "ownerId", u.name as owner, array_agg(distinct a.what) as alike, ${scope} as seen
    from alike a join customer c on c.tenant_id = $1 and c.id = a.id
      left join user_ref u on u.tenant_id = $1 and u.id = c.owner_id
    where c.id is distinct from $2::uuid
    group by c.tenant_id, c.id, u.name order by count(distinct a.what) desc, c.id limit ${maxMatches}`
  return (await ctx.db.run<Match>(sql, params.values)).rows
}

type Query = Parsed<typeof crm.customer.duplicates>['body']

/** Customers that may be the one being entered; of others' only the surname of who follows them. */
export const findDuplicates = async (ctx: Ctx, { id, name, creditCode, mobiles }: Query): Promise<Duplicates> => {
  if (id !== undefined) await assertInScope(ctx, Customer, id, true)
  // A number one may not read must not be found out by asking who has it.
  const phones = ctx.session.masks?.has('mobile') ? [] : mobiles
  const matches = await matchesOf(ctx, id ?? null, { name, creditCode, phones })
  const hidden = matches.filter(({ seen }) => !seen)
  return {
    known: matches
      .filter(({ seen }) => seen)
      .map(({ id: customer, code, name: called, owner, alike }) => ({
        id: customer,
        code,
        name: called,
        owner,
        alike,
      })),
    taken: [...new Set(hidden.map(({ ownerId, owner }) => (ownerId ? maskedName(owner) : null)))],
  }
}
