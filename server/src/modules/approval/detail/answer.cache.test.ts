import { preview, type Preview } from '@srm/flow/preview'
import type { Answer, Dialogue } from '@srm/flow/questions'
import { Flow } from '@srm/flow/tree/node'
import { beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, draft, step, tree, type Company } from '#test/approvals.ts'
import { amountOf, chainOf, makeRandomCompany, diceOf, settingsOf, type RandomCompany } from '#test/random-approvals.ts'
import { query } from '#test/sql.ts'
import { countingCtx } from '#test/statements.ts'
import { aTenant } from '#test/tenant.ts'
import { drive, expectPeopleOf, newAnswerCache } from './answer.cache.views.ts'
import { answerTo, type EvaluationContext } from './answer.views.ts'
import { prepare, type PreparedSubmission } from '../run/submit.prepare.service.ts'
import { submission } from '../trial/prepare.service.ts'

let t: TestApp
let me: Company
let randomCompany: RandomCompany
const documents: string[] = []
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  randomCompany = await makeRandomCompany(me)
  const dice = diceOf(1213)
  for (let n = 0; n < 12; n += 1)
    documents.push(await draft(dice.pick(randomCompany.staff), { amount: amountOf(dice) }))
  await query(
    t,
    `insert into approval_substitution (tenant_id, id, principal_id, substitute_id, from_at, to_at, amount_cap, created_at)
      values ($1, gen_random_uuid(), $2, $3, now() - interval '1 day', now() + interval '1 day', 100, now())`,
    [me.tenantId, randomCompany.staff[0]?.userId, randomCompany.staff[1]?.userId],
  )
})

const prepareFor = (ctx: Ctx, docId: string): Promise<PreparedSubmission> => {
  const bound = { flowId: newId(), versionId: newId(), name: '', no: 0 }
  return prepare(ctx, { docType: 'application', docId, purpose: 'create' }, Date.now(), bound)
}

const driveWithoutCache = async <Result>(
  ctx: Ctx,
  matter: EvaluationContext,
  work: Dialogue<Result>,
): Promise<Result> => {
  let turn = work.next(undefined as unknown as Answer)
  while (!turn.done) turn = work.next(await answerTo(ctx, matter, turn.value))
  return turn.value
}

const summaryOf = ({ state, end }: Preview): string =>
  JSON.stringify([
    end,
    state?.runs.map(({ nodeId, status, decision, resolution }) => [nodeId, status, decision, resolution]),
    state?.tasks.map(({ assignee, substitute, status }) => [assignee, substitute, status]),
  ])

it('an evaluation with a cache goes the very way one without goes', { timeout: 60_000 }, () =>
  me.inside(async (ctx) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const dice = diceOf(61_000 + seed)
      const flow = Flow.parse(tree(me.userId, chainOf(dice, randomCompany), settingsOf(dice)))
      for (const docId of documents) {
        const { matter, cache } = await prepareFor(ctx, docId)
        const plain = await driveWithoutCache(ctx, matter, preview(submission(flow, matter)))
        expectPeopleOf(cache, flow)
        for (const kept of [newAnswerCache(), cache]) {
          const cached = await drive(ctx, matter, preview(submission(flow, matter)), kept)
          expect(summaryOf(cached), `flow ${seed}`).toBe(summaryOf(plain))
        }
      }
    }
  }),
)

it('an evaluation sends no more statements for a longer flow', () =>
  me.inside(async (plain) => {
    const statementsOf = async (length: number): Promise<number> => {
      const steps = Array.from({ length }, (_, n) =>
        step(`s${n}`, [randomCompany.here[n % randomCompany.here.length] ?? '']),
      )
      const flow = Flow.parse(tree(me.userId, steps))
      const { matter, cache } = await prepareFor(plain, documents[0] ?? '')
      expectPeopleOf(cache, flow)
      const { ctx, statements } = countingCtx(plain)
      const { end } = await drive(ctx, matter, preview(submission(flow, matter)), cache)
      expect(end).toEqual({ at: 'end', status: 'approved' })
      return statements()
    }
    const short = await statementsOf(2)
    expect(await statementsOf(10)).toBe(short)
    expect(short).toBeLessThan(4)
  }))
