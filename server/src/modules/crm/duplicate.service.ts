import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { maskedName, mobilesIn, type Traits } from './duplicate.rules.ts'
import { matchesOf } from './duplicate.views.ts'

/**
 * Whoever writes the same credit code, name or mobile waits until the first has finished, and then finds it. The locks
 * are taken in one order, so that two who share several do not wait for each other.
 */
const lockSql = `select pg_advisory_xact_lock(k) from (
    select distinct hashtextextended('customer ' || $1::text || key, 0) as k
    from unnest(array_remove(array['code ' || upper($2::text), 'name ' || app.company_key($3::text)], null)
      || array(select 'mobile ' || m from unnest($4::text[]) as m)) as key
    order by 1 offset 0) as keys`

type CustomerOwner = {
  /** The customer itself, once it is there. */
  readonly id: string | null
  /** Whose it will be: one person may know somebody at two of their customers. */
  readonly owner: string | null
}

/** Refuses a customer that somebody follows already; who has no right to see it learns a surname and nothing else. */
export const assertNotTaken = async (ctx: Ctx, { id, owner }: CustomerOwner, traits: Traits): Promise<void> => {
  const { name = null, creditCode = null, phones } = traits
  const mobiles = mobilesIn(phones)
  if (!name && !creditCode && mobiles.length === 0) return
  await ctx.db.run(lockSql, [ctx.tenantId, creditCode, name, mobiles])
  const matches = await matchesOf(ctx, id, traits)
  const others = matches.filter(({ ownerId, alike }) => ownerId !== owner || alike.some((what) => what !== 'mobile'))
  const taken = others.find(({ ownerId }) => ownerId !== ctx.userId)
  if (taken?.ownerId)
    fail('customer.taken', { words: { who: label(maskedName(taken.owner), maskedName(taken.owner)) } })
  if (taken) fail('customer.unowned')
  const [known] = others
  if (known) fail('customer.known', { words: { name: label(known.name, known.name) } })
}
