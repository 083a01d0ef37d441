import { Availability } from '@srm/api/finder'
import type { z } from 'zod'
import type { Ctx } from '#kernel/ctx.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { assertPossible } from './checks.service.ts'
import { targetOf } from './availability.rules.ts'
import { availabilities } from './availability.service.ts'
import { own } from '../finder.db.ts'

type Mark = z.input<typeof Availability.create>

/** The document that knows it: a quote tells what a supplier says, an order takes what was agreed. */
type Origin = { readonly source: 'quote' | 'order'; readonly id: string }

const { records } = availabilities.service

const oneAtATime = `select pg_advisory_xact_lock(hashtextextended('availability of ' || $1::text, 0))`

const madeBefore = async (ctx: Ctx, { source, id }: Origin): Promise<string[]> => {
  const made = own(ctx).selectFrom('availability').select('id').where('source', '=', source).where('source_id', '=', id)
  return (await made.orderBy('id').forUpdate().execute()).map((one) => one.id)
}

const byTarget = (one: Mark, other: Mark): number => (targetOf(one)?.id ?? '').localeCompare(targetOf(other)?.id ?? '')

/**
 * What a quote or an order says of halls and rooms takes the place of what it said before; saying nothing takes it all
 * back. A quote is never refused for days that are taken already, an order is, with who has them.
 */
export const keepAvailability = async (ctx: Ctx, origin: Origin, marks: readonly Mark[]): Promise<void> => {
  await ctx.db.run(oneAtATime, [origin.id])
  for (const id of await madeBefore(ctx, origin)) await records.remove(ctx, id, undefined)
  // In one order, so that two who take the same halls wait for each other instead of for ever.
  for (const mark of marks.toSorted(byTarget)) {
    await assertPossible(ctx, mark, { takes: origin.source === 'order' })
    const code = await issueCode(ctx, Availability.name)
    const { id } = await records.create(ctx, { ...Availability.create.parse(mark), source: origin.source, code })
    await own(ctx).updateTable('availability').set({ source_id: origin.id }).where('id', '=', id).execute()
  }
}
