import { Contract, type contract as calls, type ContractStage } from '@srm/api/contract'
import type { Parsed } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { contractRecords, seeingAll, stamp } from '../document/contract.store.ts'
import { restage } from '../plan/due.service.ts'
import { hindrancesOf } from './hindrance.views.ts'
import { needsReason, waysFrom } from './stage.rules.ts'

const nameOf = (stage: ContractStage): Label => {
  const found = metaOf(Contract.fields.stage).choices?.find(({ value }) => value === stage)
  return found?.label ?? label(stage, stage)
}

const joined = (all: readonly Label[]): Label =>
  label(all.map(({ zh }) => zh).join('；'), all.map(({ en }) => en).join('; '))

type MoveBody = Parsed<typeof calls.contract.move>['body']

export const moveContract = async (ctx: Ctx, id: string, { version, stage, reason = '' }: MoveBody) => {
  const row = await contractRecords.held(ctx, id)
  refuseStale(row, version)
  if (!waysFrom(row.stage).includes(stage)) fail('contract.no_such_step')
  if (stage === 'terminated' && !holds(ctx.session, 'contract:terminate')) fail('session.forbidden')
  if (needsReason(stage) && reason === '') fail('contract.reason_needed', { errors: [{ path: 'reason', message: '' }] })
  const hindrances = await hindrancesOf(ctx, row, stage)
  if (hindrances.length > 0) fail('contract.hindered', { words: { stage: nameOf(stage), what: joined(hindrances) } })
  await contractRecords.patch(seeingAll(ctx), id, {
    stage,
    pausedFrom: stage === 'paused' ? row.stage : null,
    ...stamp(ctx, reason === '' ? null : reason),
  })
  await restage(ctx, { contracts: [id] })
  await ctx.emit('contract.moved', { id })
  return { id, version: (await contractRecords.show(ctx, id)).version }
}

type ArchiveBody = Parsed<typeof calls.contract.archive>['body']

/** The paper goes into the archive and from there only by the register. */
export const archiveContract = async (ctx: Ctx, id: string, { version, ...place }: ArchiveBody) => {
  const row = await contractRecords.held(ctx, id)
  refuseStale(row, version)
  if (row.stage !== 'completed' && row.stage !== 'terminated') fail('contract.no_such_step')
  const archivedAt = new Date().toISOString()
  const saved = await contractRecords.patch(seeingAll(ctx), id, {
    ...place,
    archivedAt,
    stage: 'archived',
    ...stamp(ctx),
  })
  return { id, version: saved.version }
}
