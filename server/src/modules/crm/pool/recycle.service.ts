import { crmPages } from '@srm/api/crm/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { moveCustomers } from './owner.service.ts'
import type { OwnedCustomer } from './owner.views.ts'
import { nearOwnersSql, recycleSql, remindSql, windowSql } from './recycle.views.ts'
import { sentences } from './sentences.rules.ts'

/** So few are written at once that nobody who saves a customer waits noticeably. */
const recycleBatch = 200

type Recyclable = OwnedCustomer & {
  readonly into: string
  readonly joinedBy: 'and' | 'or'
  readonly followDays: number | null
  readonly dealDays: number | null
  readonly isUnfollowed: boolean
  readonly isUndealt: boolean
}

const reasonOf = ({ followDays, dealDays, isUnfollowed, isUndealt }: Recyclable): string =>
  [isUnfollowed ? [`${followDays} 天未跟进`] : [], isUndealt ? [`${dealDays} 天未成交`] : []].flat().join('，')

const firstId = '00000000-0000-0000-0000-000000000000'

/** So many are looked at by one statement. */
const recycleWindow = 20_000

const windowEnd = async (ctx: Ctx, after: string): Promise<string | undefined> => {
  const { rows } = await ctx.db.run<{ until: string | null }>(windowSql(recycleWindow), [ctx.tenantId, after])
  return rows[0]?.until ?? undefined
}

/** Takes one batch back; answers where the next one begins, or nothing after the last of the window. */
const recycleSome = async (ctx: Ctx, after: string, until: string): Promise<string | undefined> => {
  const { rows } = await ctx.db.run<Recyclable>(recycleSql(recycleBatch), [ctx.tenantId, after, until])
  await moveCustomers(
    ctx,
    'recycled',
    rows.map((customer) => ({
      customer,
      owner: null,
      department: null,
      pool: customer.into,
      note: reasonOf(customer),
    })),
  )
  return rows.length < recycleBatch ? undefined : rows.at(-1)?.id
}

const maxNames = 5

/** `甲公司、乙公司等 7 家`, short enough for a notice. */
const listed = (names: readonly string[]): string =>
  names.length > maxNames ? `${names.slice(0, maxNames).join('、')} 等 ${names.length} 家` : names.join('、')

type Entry = { readonly owner: string; readonly name: string }

const byOwner = <T extends Entry>(rows: readonly T[]): Map<string, T[]> => Map.groupBy(rows, ({ owner }) => owner)

const untoldSql = `update customer_owner_history h set told_at = now() from customer c
  where h.tenant_id = $1 and h.reason = 'recycled' and h.told_at is null and c.tenant_id = $1 and c.id = h.customer_id
  returning h.from_id as owner, c.name`

/** One notice for each who lost customers, however many batches it took and even if the job stopped in between. */
const notifyRecycled = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<Entry>(untoldSql, [ctx.tenantId])
  for (const [owner, lost] of byOwner(rows))
    await notify(ctx, {
      to: [owner],
      type: 'due',
      title: fillSentence(sentences.recycled, { count: String(lost.length) }),
      body: listed(lost.map(({ name }) => name)),
      link: crmPages.pooled.path,
    })
}

/** One notice for whoever has customers that go soon, with the day the first of them goes. */
const remindOwner = async (ctx: Ctx, owner: string): Promise<void> => {
  const { rows: near } = await ctx.db.run<{ name: string; on: string }>(remindSql(), [ctx.tenantId, owner])
  const [first] = near.map(({ on }) => shanghaiDay(new Date(on))).toSorted()
  if (first === undefined) return
  await notify(ctx, {
    to: [owner],
    type: 'due',
    title: fillSentence(sentences.soon, { count: String(near.length) }),
    body: `最早 ${first} 回收：${listed(near.map(({ name }) => name))}。写一条跟进即可重新计时。`,
    link: crmPages.customer.list.path,
  })
}

const recycleWindowUntil = async (run: Pick<JobRun, 'transaction'>, from: string, until: string): Promise<void> => {
  for (let after: string | undefined = from; after !== undefined;) {
    const begin: string = after
    after = await run.transaction((ctx) => recycleSome(ctx, begin, until))
  }
}

/** Takes back what the rules of the pools say, tells whoever lost something, and reminds whoever is about to. */
export const recycleCustomers = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  for (let from = firstId; ;) {
    const begin = from
    const until = await run.transaction((ctx) => windowEnd(ctx, begin))
    if (until === undefined) break
    await recycleWindowUntil(run, begin, until)
    from = until
  }
  await run.transaction(notifyRecycled)
  const owners = (ctx: Ctx) => ctx.db.run<{ owner: string }>(nearOwnersSql(), [ctx.tenantId])
  for (const { owner } of (await run.transaction(owners)).rows) await run.transaction((ctx) => remindOwner(ctx, owner))
}
