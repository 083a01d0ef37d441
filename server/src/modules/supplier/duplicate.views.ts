import type { Parsed } from '@srm/api/endpoint'
import type { supplier, Duplicate } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fingerprint } from '#kernel/log/sealing.ts'

type Traits = {
  readonly id: string | null
  readonly name: string | null
  readonly creditCode: string | null
  readonly phones: readonly string[]
  /** Fingerprints of their numbers. */
  readonly accounts: readonly string[]
}

/** Each kind of similarity is looked up by an index of its own, so that asking while somebody types costs nothing. */
const duplicateSql = `with alike as (
    select id, 'creditCode' as what from supplier where tenant_id = $1 and credit_code = upper($3)
    union all select id, 'name' from supplier where tenant_id = $1 and name_key = nullif(app.company_key($4), '')
    union all select id, 'phone' from supplier where tenant_id = $1 and phone_key = any($5::text[])
    union all select supplier_id, 'phone' from supplier_contact where tenant_id = $1 and mobile = any($5::text[])
    union all select supplier_id, 'bankAccount' from supplier_bank_account where tenant_id = $1 and account_no_key = any($6::text[]))
  select s.id, s.code, s.name, s.lifecycle, array_agg(distinct a.what) as alike
  from alike a join supplier s on s.tenant_id = $1 and s.id = a.id
  where s.id is distinct from $2::uuid
  group by s.id, s.code, s.name, s.lifecycle order by count(distinct a.what) desc, s.id limit 10`

const duplicatesBy = async (ctx: Ctx, traits: Traits): Promise<Duplicate[]> => {
  const { id, creditCode, name, phones, accounts } = traits
  const masks = ctx.session.masks ?? new Set()
  // A number one may not read must not be found out by asking who has it.
  const seen = { phones: masks.has('mobile') ? [] : phones, accounts: masks.has('bankAccount') ? [] : accounts }
  const values = [ctx.tenantId, id, creditCode, name, seen.phones, seen.accounts]
  return (await ctx.db.run<Duplicate>(duplicateSql, values)).rows
}

const digits = (text: string | undefined): string[] => {
  const found = (text ?? '').replaceAll(/\D/g, '')
  return found.length >= 7 ? [found] : []
}

type Query = Parsed<typeof supplier.supplier.duplicates>['body']

const knownSql = `select 1 from supplier where tenant_id = $1 and id = $2`

/** Suppliers that may be the one being entered. */
export const findDuplicates = async (ctx: Ctx, { id, name = '', creditCode = '', phone, bankAccount }: Query) => {
  if (id !== undefined && (await ctx.db.run(knownSql, [ctx.tenantId, id])).rows.length === 0) fail('record.not_found')
  return duplicatesBy(ctx, {
    id: id ?? null,
    name: name || null,
    creditCode: creditCode || null,
    phones: digits(phone),
    accounts: digits(bankAccount).map((number) => fingerprint(ctx.config, ctx.tenantId, number)),
  })
}

const traitsSql = `select s.id, s.name, s.credit_code as "creditCode",
    array_remove(array(select mobile from supplier_contact c where c.tenant_id = $1 and c.supplier_id = s.id) || s.phone_key, null) as phones,
    array_remove(array(select account_no_key from supplier_bank_account b where b.tenant_id = $1 and b.supplier_id = s.id), null) as accounts
  from supplier s where s.tenant_id = $1 and s.id = $2`

/** Suppliers that may be the same as this one, its people and accounts included. */
export const duplicatesOf = async (ctx: Ctx, id: string): Promise<Duplicate[]> => {
  const { rows } = await ctx.db.run<Traits>(traitsSql, [ctx.tenantId, id])
  return duplicatesBy(ctx, rows[0] ?? fail('record.not_found'))
}
