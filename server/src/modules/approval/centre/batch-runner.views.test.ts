import { preview, type Preview } from '@srm/flow/preview'
import { Flow } from '@srm/flow/tree/node'
import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, draft, tree, type Company } from '#test/approvals.ts'
import { amountOf, chainOf, makeRandomCompany, diceOf, settingsOf, type RandomCompany } from '#test/random-approvals.ts'
import { query } from '#test/sql.ts'
import { countingCtx } from '#test/statements.ts'
import { aTenant } from '#test/tenant.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { drive } from '../detail/answer.cache.views.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { runAll } from './batch-runner.views.ts'
import { prepare } from '../run/submit.prepare.service.ts'
import { submission } from '../trial/prepare.service.ts'

let t: TestApp
let me: Company
let randomCompany: RandomCompany
const documents: string[] = []
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  randomCompany = await makeRandomCompany(me)
  const dice = diceOf(4711)
  for (let n = 0; n < 40; n += 1)
    documents.push(await draft(dice.pick(randomCompany.staff), { amount: amountOf(dice) }))
  // One rule for small amounts, one for all: which of them holds is another matter for every document.
  await query(
    t,
    `insert into approval_substitution (tenant_id, id, principal_id, substitute_id, from_at, to_at, amount_cap, created_at)
      values ($1, gen_random_uuid(), $2, $3, now() - interval '1 day', now() + interval '1 day', 100, now() - interval '1 hour'),
        ($1, gen_random_uuid(), $2, $4, now() - interval '1 day', now() + interval '1 day', null, now())`,
    [me.tenantId, randomCompany.staff[0]?.userId, randomCompany.staff[1]?.userId, randomCompany.staff[2]?.userId],
  )
})

const buildContext = async (ctx: Ctx, docId: string): Promise<EvaluationContext> => {
  const bound = { flowId: newId(), versionId: newId(), name: '', no: 0 }
  return (await prepare(ctx, { docType: 'application', docId, purpose: 'create' }, Date.now(), bound)).matter
}

const flowOf = (seed: number): Flow => {
  const dice = diceOf(seed)
  return Flow.parse(tree(me.userId, chainOf(dice, randomCompany), settingsOf(dice)))
}

const told = ({ state, end }: Preview): string =>
  JSON.stringify([
    end,
    state?.runs.map(({ nodeId, status, decision, resolution }) => [nodeId, status, decision, resolution]),
    state?.tasks.map(({ assignee, substitute, status }) => [assignee, substitute, status]),
  ])

it('many side by side go the very ways each goes by itself', () =>
  me.inside(async (ctx) => {
    const matters: EvaluationContext[] = []
    for (const docId of documents.slice(0, 12)) matters.push(await buildContext(ctx, docId))
    for (let seed = 0; seed < 8; seed += 1) {
      const flow = flowOf(52_000 + seed)
      const together = await runAll(
        ctx,
        matters.map((matter) => ({ matter, work: preview(submission(flow, matter)) })),
      )
      for (const [at, matter] of matters.entries()) {
        const alone = await drive(ctx, matter, preview(submission(flow, matter)))
        const other = together[at]
        expect(other && told(other), `flow ${seed}, document ${at}`).toBe(told(alone))
      }
    }
  }))

it('how often the database is asked does not grow with the documents', () =>
  me.inside(async (plain) => {
    const flow = flowOf(52_003)
    const matters: EvaluationContext[] = []
    for (const docId of documents) matters.push(await buildContext(plain, docId))
    const asking = async (many: readonly EvaluationContext[]): Promise<number> => {
      const { ctx, statements } = countingCtx(plain)
      await runAll(
        ctx,
        many.map((matter) => ({
          matter: { ...matter, now: 1_800_000_000_000 },
          work: preview(submission(flow, matter)),
        })),
      )
      return statements()
    }
    const [once, fourTimes] = [await asking(matters), await asking([...matters, ...matters, ...matters, ...matters])]
    expect(once).toBeLessThan(matters.length)
    expect(fourTimes).toBe(once)
  }))
