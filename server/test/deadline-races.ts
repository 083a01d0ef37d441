import { inquiry } from '@srm/api/inquiry'
import { quote } from '@srm/api/quote'
import { expect } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import type { TestApp } from './app.ts'
import { purchaseOf } from './purchases.ts'
import { askedQuoters, type Quoter } from './quotes.ts'
import { query } from './sql.ts'
import type { Member, TestTenant } from './tenant.ts'

const { external, opening } = quote

type OpenByClock = (ctx: Ctx, id: string) => Promise<void>

type Race = {
  readonly id: string
  readonly mode: 'clock' | 'twoPeople'
  readonly quoters: readonly Quoter[]
  readonly t: TestApp
  readonly me: TestTenant
  readonly colleague: Member
  readonly openByClock: OpenByClock
}

type Step = (race: Race) => Promise<number | undefined>

const submit =
  (at: number): Step =>
  async ({ quoters }) =>
    (await quoters[at]?.quote(String(100 + at)))?.status

const withdraw: Step = async ({ quoters }) => (await quoters[0]?.call(external.withdraw))?.status

const decline: Step = async ({ quoters }) =>
  (await quoters[1]?.call(external.decline, { body: { reason: 'dates' } }))?.status

const extend: Step = async ({ id, me }) => {
  const { version } = await purchaseOf(me, id)
  const deadline = new Date(Date.now() + 400).toISOString()
  return (await me.call(inquiry.extend, { params: { id }, body: { version, deadline } })).status
}

const close: Step = async ({ id, me }) => {
  await me.inside((ctx) => purchaseSteps.closeWhenDue(ctx, id))
  return undefined
}

const open: Step = async ({ id, mode, me, colleague, openByClock }) => {
  if (mode === 'clock') {
    await me.inside(async (ctx) => ((await purchaseSteps.closeWhenDue(ctx, id)) ? openByClock(ctx, id) : undefined))
    return undefined
  }
  await me.call(opening.open, { params: { id } })
  return (await colleague.call(opening.open, { params: { id } })).status
}

/** What happens at the moment of the deadline, all at once. */
export const races: readonly (readonly [name: string, mode: Race['mode'], steps: readonly Step[]])[] = [
  ['submit against close', 'twoPeople', [submit(1), close]],
  ['submit against opening by two', 'twoPeople', [submit(1), open]],
  ['submit against opening by the clock', 'clock', [submit(1), open]],
  ['submit against extend', 'twoPeople', [submit(1), extend]],
  ['withdraw against close', 'twoPeople', [withdraw, close]],
  ['withdraw against opening by two', 'twoPeople', [withdraw, open]],
  ['withdraw against submit of the same', 'clock', [withdraw, submit(0), close]],
  ['two submits of one supplier', 'twoPeople', [submit(0), submit(0), open]],
  ['three suppliers against opening', 'clock', [submit(0), submit(1), submit(2), open]],
  ['extend against close', 'twoPeople', [extend, close, submit(2)]],
  ['decline against opening', 'clock', [decline, submit(2), open]],
  ['everything against everything', 'twoPeople', [submit(1), submit(2), withdraw, extend, close, open]],
]

type Version = { readonly kind: string; readonly at: Date; readonly invitation: string; readonly no: number }

const versionsSql = `select kind, received_at as at, invitation_id as invitation, version_no as no from quote_version
  where purchase_id = $1 order by invitation_id, version_no`

const headSql = `select stage, deadline, opened_at as "openedAt" from purchase where id = $1`

const deadlineSoon = `update purchase set deadline = clock_timestamp() + interval '60 milliseconds' where id = $1`

/** Nothing acknowledged is lost, nothing that came late is there, and what was opened is what was sent last. */
const prove = async ({ t, id }: Race, acknowledged: number): Promise<void> => {
  const versions = await query<Version>(t, versionsSql, [id])
  const [head] = await query<{ stage: string; deadline: Date; openedAt: Date | null }>(t, headSql, [id])
  if (!head) throw new Error('the purchase is gone')
  expect(versions.length, 'acknowledged and stored').toBe(acknowledged)
  for (const { at } of versions) expect(at.getTime()).toBeLessThanOrEqual(head.deadline.getTime())
  if (head.stage !== 'opened') return
  const last = new Map(versions.map((version) => [version.invitation, version]))
  const standing = [...last.values()]
    .filter(({ kind }) => kind === 'quote')
    .map(({ invitation, no }) => `${invitation} ${String(no)}`)
  const opened = await query<{ key: string }>(
    t,
    `select invitation_id || ' ' || version_no as key from quote where purchase_id = $1`,
    [id],
  )
  expect(opened.map(({ key }) => key).toSorted()).toEqual(standing.toSorted())
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Around the deadline everybody does what they do, each a few milliseconds before or after it. */
export const runRace = async (
  t: TestApp,
  me: TestTenant,
  colleague: Member,
  [, mode, steps]: (typeof races)[number],
  openByClock: OpenByClock,
): Promise<void> => {
  const { id, quoters } = await askedQuoters(t, me, { openMode: mode, minQuotes: 1 })
  const race: Race = { id, mode, quoters, t, me, colleague, openByClock }
  await quoters[0]?.quote('99')
  await query(t, deadlineSoon, [id])
  const answers = await Promise.all(
    steps.map(async (step) => {
      await pause(30 + Math.random() * 60)
      const isCounted = step !== extend && step !== open && step !== close && step !== decline
      const status = await step(race)
      return isCounted && status === 200 ? 1 : 0
    }),
  )
  const declined = await query<{ n: number }>(
    t,
    `select count(*)::int as n from purchase_invitation where purchase_id = $1 and state = 'declined'`,
    [id],
  )
  expect(declined[0]?.n).toBeLessThanOrEqual(1)
  await prove(race, 1 + answers.reduce<number>((sum, one) => sum + one, 0))
}
