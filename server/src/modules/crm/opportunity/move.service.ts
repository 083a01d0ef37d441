import type { Parsed } from '@srm/api/endpoint'
import { crm, fillFields, Opportunity } from '@srm/api/crm'
import { keysOf } from '@srm/api/shared/keys'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row, Values } from '#kernel/records/fields/row.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertContact } from '../belonging.service.ts'
import { holdCustomer } from './belonging.service.ts'
import { waysOf } from './move.views.ts'
import { opportunityService, refuseMissing, writeStep } from './opportunity.service.ts'
import { onWon } from './won-action.store.ts'
import { furthestOf, missingIn, neededAt, type Stage } from './stage.rules.ts'
import { stagesOf } from './stage.views.ts'

type MoveInput = Parsed<typeof crm.opportunity.move>['body']
type OpportunityRow = Row<typeof Opportunity>

/** What documents were made of stays won. */
const assertNothingMade = async (ctx: Ctx, id: string): Promise<void> => {
  for (const { made } of onWon.all()) if (await made(ctx, id)) fail('opportunity.stays_won')
}

/** Why it was lost and to whom; a reason from before does not outlast its coming back. */
const lossOf = ({ kind }: Stage, { lostReason, lostNote, lostTo }: MoveInput): Values<typeof Opportunity> => {
  if (kind !== 'lost') return { lostReason: null, lostNote: kind === 'open' ? null : (lostNote ?? null), lostTo: null }
  if (!lostReason) fail('opportunity.lost_reason', { errors: [{ path: 'lostReason', message: '' }] })
  return { lostReason, lostNote: lostNote ?? null, lostTo: lostTo ?? null }
}

const changeTo = (stages: readonly Stage[], target: Stage, before: OpportunityRow): Values<typeof Opportunity> => {
  const now = new Date().toISOString()
  return {
    stage: target.id,
    winRate: target.winRate,
    outcome: target.kind,
    furthest: furthestOf(stages, before.furthest.id, target),
    stageAt: now,
    closedAt: target.kind === 'open' ? null : now,
  }
}

/** What was missing and is said now; what is there already is changed in its form. */
const filledBy = (sent: MoveInput, before: OpportunityRow): Values<typeof Opportunity> =>
  Object.fromEntries(keysOf(fillFields).flatMap((key) => (before[key] === null && sent[key] ? [[key, sent[key]]] : [])))

/** Puts an opportunity at another stage, where everything that stage asks for is there. */
const move = async (ctx: Ctx, id: string, sent: MoveInput): Promise<{ id: string; version: number }> => {
  const before = await opportunityService.records.held(ctx, id)
  refuseStale(before, sent.version)
  const stages = await stagesOf(ctx)
  const target = stages.find((stage) => stage.id === sent.stage) ?? fail('record.bad_reference')
  if (target.id === before.stage.id) return { id, version: before.version }
  if (before.outcome === 'won') await assertNothingMade(ctx, id)
  if (before.outcome !== 'open' && target.kind === 'open') await holdCustomer(ctx, before.customer.id)
  const filled = filledBy(sent, before)
  await assertContact(ctx, before.customer.id, filled.contact, 'contact')
  refuseMissing(missingIn({ ...before, ...filled }, neededAt(stages, target)), target.name)
  const loss = lossOf(target, sent)
  const values = { ...filled, ...changeTo(stages, target, before), ...loss }
  const saved = await opportunityService.records.patch(ctx, id, values)
  await writeStep(ctx, id, { from: before.stage.id, to: target.id, note: loss.lostNote ?? null })
  return { id, version: saved.version }
}

type MakeInput = Parsed<typeof crm.opportunity.makeOf>['body']

/** Makes what a module above knows to make of a won one, once. */
const makeOf = async (ctx: Ctx, id: string, { version, key }: MakeInput): Promise<{ id: string; subject: string }> => {
  const action = onWon.all().find((one) => one.key === key) ?? fail('record.not_found')
  if (!holds(ctx.session, action.permission)) fail('session.forbidden')
  const row = await opportunityService.records.held(ctx, id)
  refuseStale(row, version)
  if (row.outcome !== 'won') fail('opportunity.not_won')
  if (await action.made(ctx, id)) fail('opportunity.made_before')
  return action.make(ctx, row)
}

export const opportunities = defineResource(Opportunity, crm.opportunity, {
  code: { type: 83, prefix: 'SJ', period: 'year' },
  service: opportunityService,
  handlers: {
    stages: (ctx) => stagesOf(ctx).then((all) => all.map((stage) => ({ ...stage, needs: [...stage.needs] }))),
    ways: (ctx, { params }) => waysOf(ctx, params.id),
    move: (ctx, { params, body }) => move(ctx, params.id, body),
    makeOf: (ctx, { params, body }) => makeOf(ctx, params.id, body),
  },
})
