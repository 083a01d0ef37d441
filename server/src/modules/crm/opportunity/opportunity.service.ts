import { Opportunity } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Handover } from '#kernel/module.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { resourceService } from '#modules/record/index.ts'
import { assertContact, assertCustomer } from '../belonging.service.ts'
import { withHolder } from '../customer.service.ts'
import { holdCustomer } from './belonging.service.ts'
import { labelOf, missingIn, neededAt, type NeededField, type Stage } from './stage.rules.ts'
import { stagesOf } from './stage.views.ts'

type Input = CreateInput<typeof Opportunity>
type OpportunityRow = Row<typeof Opportunity>

/** Says at each field that it is missing, and which they are. */
export const refuseMissing = (missing: readonly NeededField[], stage: string): void => {
  if (missing.length === 0) return
  const names = (language: 'zh' | 'en', separator: string): string =>
    missing.map((field) => labelOf(field)[language]).join(separator)
  fail('opportunity.needs', {
    words: { stage: { zh: stage, en: stage }, fields: { zh: names('zh', '、'), en: names('en', ', ') } },
    errors: missing.map((path) => ({ path, message: '不能为空' })),
  })
}

const openStage = (stages: readonly Stage[], wanted: string | null | undefined): Stage => {
  const open = stages.filter(({ kind }) => kind === 'open')
  const found = wanted ? open.find(({ id }) => id === wanted) : open[0]
  return found ?? fail('opportunity.not_open_stage', { errors: [{ path: 'stage', message: '' }] })
}

/** Where a new one begins. */
const begun = async (ctx: Ctx, sent: Input): Promise<Input> => {
  const stages = await stagesOf(ctx)
  const stage = openStage(stages, sent.stage)
  refuseMissing(missingIn(sent, neededAt(stages, stage)), stage.name)
  const { id, winRate } = stage
  return { ...sent, stage: id, winRate, outcome: 'open', furthest: id, stageAt: new Date().toISOString() }
}

/** What its stage asks for is not emptied; what was never there may stay so, and what a role covers comes back empty. */
const assertKept = async (ctx: Ctx, sent: Input, before: OpportunityRow): Promise<void> => {
  const stages = await stagesOf(ctx)
  const stage = stages.find(({ id }) => id === before.stage.id)
  if (!stage || before.outcome !== 'open') return
  // A quotation is no field of the form.
  const isKept = (field: NeededField): boolean =>
    field !== 'quotedAmount' && before[field] !== null && !isMasked(metaOf(Opportunity.fields[field]), ctx.session)
  refuseMissing(missingIn(sent, neededAt(stages, stage).filter(isKept)), stage.name)
}

const prepare = async (ctx: Ctx, sent: Input, before: OpportunityRow | undefined): Promise<Input> => {
  await assertCustomer(ctx, sent.customer, before)
  await assertContact(ctx, sent.customer, sent.contact, 'contact')
  const held = await withHolder(ctx, sent, before)
  if (!before) {
    await holdCustomer(ctx, sent.customer)
    return begun(ctx, held)
  }
  await assertKept(ctx, held, before)
  return { ...held, stage: before.stage.id }
}

const stepSql = `insert into opportunity_stage_change (id, opportunity_id, from_stage_id, to_stage_id, note) values ($1, $2, $3, $4, $5)`

type Step = { readonly from: string | null; readonly to: string; readonly note?: string | null }

/** One line of where an opportunity was. */
export const writeStep = async (ctx: Ctx, id: string, { from, to, note = null }: Step): Promise<void> => {
  await ctx.db.run(stepSql, [newId(), id, from, to, note])
}

export const opportunityService = resourceService(Opportunity, {
  prepare,
  allows: ({ outcome }) => (outcome === 'open' ? ['update', 'delete'] : ['update']),
  changed: async (ctx, id, after, before) => {
    if (after?.stage && !before) await writeStep(ctx, id, { from: null, to: after.stage })
  },
  removable: (_, { outcome }) => {
    if (outcome !== 'open') fail('opportunity.in_use')
  },
})

const openSql = `select id, name from opportunity where tenant_id = $1 and owner_id = $2 and outcome = 'open' order by id`

const openOnes = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(openSql, [ctx.tenantId, userId])).rows

/** What a leaver was still working on; what has ended stays theirs. */
export const opportunityHandover: Handover = {
  kind: Opportunity.name,
  label: Opportunity.label,
  count: async (ctx, userId) => (await openOnes(ctx, userId)).length,
  samples: async (ctx, userId) => (await openOnes(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = await openOnes(ctx, from)
    const { department } = await withHolder(ctx, { owner: to, department: null }, undefined)
    for (const { id } of all) await opportunityService.records.patch(ctx, id, { owner: to, department })
    return all.length
  },
}
