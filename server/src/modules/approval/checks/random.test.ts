import { approval } from '@srm/api/approval'
import { fold, mayView, newInstance, type Event } from '@srm/flow'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, draft, publish, taskOf, tree, type Company } from '#test/approvals.ts'
import { inOrder } from '#test/races.ts'
import {
  amountOf,
  cases,
  chainOf,
  makeRandomCompany,
  diceOf,
  firstCase,
  patient,
  settingsOf,
  type RandomCompany,
} from '#test/random-approvals.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { flowOf } from '../design/flow.cache.views.ts'
import { lockState, readState } from '../run/state.store.ts'
import { partSql } from '../detail/visible.views.ts'

let t: TestApp
let me: Company
let randomCompany: RandomCompany
beforeAll(async () => {
  t = await sharedApp()
  me = patient(aCompany(t, await aTenant(t)))
  randomCompany = await makeRandomCompany(me)
})
afterEach(() => inOrder(me))

const limit = { timeout: Math.max(600_000, cases * 5000) }
type Dice = ReturnType<typeof diceOf>

const abreast = 4

/** A flow for every four documents, which go their ways side by side: drawing one costs more than walking it. */
const eachCase = async (seed: number, work: (dice: Dice, round: number) => Promise<void>): Promise<void> => {
  const end = firstCase + cases
  for (let round = firstCase; round < end; round += abreast) {
    const dice = diceOf(seed + round)
    await publish(me, tree(me.userId, chainOf(dice, randomCompany), settingsOf(dice)))
    const rounds = Array.from({ length: Math.min(abreast, end - round) }, (_, n) => round + n)
    await Promise.all(rounds.map((one) => work(diceOf(seed + 500_000 + one), one)))
  }
}

const firstSql = `select id, assignee_id as assignee from approval_task where tenant_id = $1 and instance_id = $2 and status = 'pending' order by place limit 1`
const firstTask = (id: string) =>
  me.inside(async (ctx) => (await ctx.db.run<{ id: string; assignee: string }>(firstSql, [me.tenantId, id])).rows[0])

const memberBy = (id: string): Member => randomCompany.members.get(id) ?? me

/** Everybody agrees, the first who is asked first, as the preview supposes. */
const agree = async (id: string): Promise<void> => {
  for (let task = await firstTask(id); task; task = await firstTask(id)) {
    const { status, key } = await act(memberBy(task.assignee), id, { do: 'approve', taskId: task.id })
    expect(status, key).toBe(200)
  }
}

describe('what the preview shows', () => {
  it('is what happens when everybody agrees: the same steps, the same people', limit, async () => {
    let compared = 0
    await eachCase(71_000, async (dice, round) => {
      const who = dice.pick(randomCompany.staff)
      const docId = await draft(who, { amount: amountOf(dice) })
      const wanted = { docType: 'application', docId, purpose: 'create' } as const
      const seen = (await who.call(approval.preview, { query: wanted })).result
      const made = await who.call(approval.submit, { body: wanted })
      expect(made.key, `case ${round}`).toBe(made.status === 200 ? undefined : `approval.${seen.ends}`)
      if (made.status !== 200) return
      await agree(made.result.id)
      const { runs, status } = await detail(me, made.result.id)
      const walked = runs.map(({ nodeId, tasks }) => [
        nodeId,
        tasks.filter(({ parentTaskId }) => !parentTaskId).map(({ assignee }) => assignee),
      ])
      expect(walked, `case ${round}`).toEqual(
        seen.steps.map(({ nodeId, people }) => [nodeId, people.map(({ id }) => id)]),
      )
      expect(status, `case ${round}`).toBe(seen.ends)
      compared += 1
    })
    expect(compared).toBeGreaterThan(cases / 2)
  })
})

const eventSql = `select seq, (extract(epoch from at) * 1000)::float8 as at, type, actor_id as person, actor_system as system, acting_for as "actingFor",
    task_id as "taskId", run_id as "runId", note, changes from approval_event where tenant_id = $1 and instance_id = $2 order by seq`

type StoredEvent = Omit<Event, 'actor'> & { person: string | null; system: string | null }

/** An approval as the tables keep it: its rows and its log. */
const storedOf = (id: string) =>
  me.inside(async (ctx) => {
    const read = await readState(ctx, id)
    expect(await lockState(ctx, id)).toEqual(read)
    const { state, versionId } = read
    const { rows } = await ctx.db.run<StoredEvent>(eventSql, [me.tenantId, id])
    const events = rows.map(({ person, system, at, ...rest }): Event => ({
      ...rest,
      at: Math.round(at),
      actor: person === null ? { system: system ?? '' } : { person },
    }))
    return { state, events, flow: await flowOf(ctx, versionId) }
  })

const seenSql = `select ${partSql()} as sees from approval_instance i where i.tenant_id = $1 and i.id = $3`

const seesBySql = (id: string, people: readonly string[]): Promise<boolean[]> =>
  me.inside((ctx) =>
    Promise.all(
      people.map(async (person) =>
        Boolean((await ctx.db.run<{ sees: boolean }>(seenSql, [me.tenantId, person, id])).rows[0]?.sees),
      ),
    ),
  )

const anything = async (dice: Dice, id: string) => {
  const who = dice.chance(80) ? memberBy((await firstTask(id))?.assignee ?? me.userId) : dice.pick(randomCompany.staff)
  const taskId = await taskOf(who, id)
  const to = dice.pick(randomCompany.all)
  const doings = [
    ...Array.from({ length: 5 }, () => ({ do: 'approve', taskId, opinion: '同意' })),
    { do: 'reject', taskId },
    { do: 'return', taskId, target: dice.pick(['initiator', 'n0', 'n1']), after: dice.pick(['rerun', 'jumpBack']) },
    { do: 'transfer', taskId, to },
    { do: 'delegate', taskId, to },
    { do: 'addSign', taskId, place: dice.pick(['before', 'after', 'parallel']), people: [to], method: 'all' },
    { do: 'cc', people: [to] },
    { do: 'comment', text: '看看', mentions: [to] },
    { do: 'takeBack', taskId },
  ]
  return { who, body: dice.pick(doings) }
}

/** Whatever changes says so in the log. */
const lengthOf = (id: string): Promise<number | undefined> =>
  me.inside(async (ctx) => {
    const sql = `select count(*)::int as n from approval_event where tenant_id = $1 and instance_id = $2`
    return (await ctx.db.run<{ n: number }>(sql, [me.tenantId, id])).rows[0]?.n
  })

describe('whatever is done to an approval', () => {
  it(
    'the same command twice happens once, the log gives every row back, and the same people see it in SQL and in code',
    limit,
    async () => {
      let done = 0
      await eachCase(93_000, async (dice, round) => {
        const who = dice.pick(randomCompany.staff)
        const docId = await draft(who, { amount: amountOf(dice) })
        const body = { docType: 'application', docId, key: `submit${round}` } as const
        const made = await who.call(approval.submit, { body })
        if (made.status !== 200) return
        expect((await who.call(approval.submit, { body })).result).toEqual(made.result)
        const { id } = made.result
        for (let turn = 0; turn < 4; turn += 1) {
          const doing = await anything(dice, id)
          const keyed = { ...doing.body, key: `k${round}-${turn}` }
          const first = await act(doing.who, id, keyed)
          if (first.status !== 200) continue
          const after = await lengthOf(id)
          expect((await act(doing.who, id, keyed)).result, `case ${round}`).toEqual(first.result)
          expect(await lengthOf(id), `case ${round}`).toBe(after)
          done += 1
        }
        const { state, events, flow } = await storedOf(id)
        expect(fold(newInstance(id, state.instance.initiator), events), `case ${round}`).toEqual(state)
        expect(await seesBySql(id, randomCompany.all), `case ${round}`).toEqual(
          randomCompany.all.map((person) => mayView(flow, state, events, person, [])),
        )
      })
      expect(done).toBeGreaterThan(cases)
    },
  )
})
