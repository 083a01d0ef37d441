import type { onboarding } from '@srm/api/onboarding'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { filesOf, mayChange, mayDelete } from './application.rules.ts'
import { applications } from './application.store.ts'

type Create = Parsed<typeof onboarding.application.create>['body']
type Update = Parsed<typeof onboarding.application.update>['body']

/** What every application begins with, whoever wrote it. */
export const beginning = () => ({
  stage: 'submitted',
  status: 'draft',
  submittedAt: shanghaiTime(new Date()),
  mended: 0,
})

export const keepScans = (ctx: Ctx, id: string, values: Readonly<Record<string, unknown>>): Promise<void> =>
  claimFiles(ctx, 'supplierApplication', id, { licences: filesOf(values) })

/** On paper or by telephone: somebody of ours writes it down for them. */
export const createApplication = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> => {
  const code = body.code ?? (await issueCode(ctx, 'supplierApplication'))
  const made = await applications.create(ctx, { ...body, ...beginning(), owner: ctx.userId, source: 'staff', code })
  await keepScans(ctx, made.id, body)
  await ctx.job('onboarding.received', { id: made.id })
  return made
}

export const updateApplication = async (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => {
  if (!mayChange(await applications.held(ctx, id))) fail('onboarding.closed')
  const saved = await applications.update(ctx, id, version, body)
  await keepScans(ctx, id, body)
  return { id, version: saved.version }
}

export const removeApplication = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  if (!mayDelete(await applications.held(ctx, id))) fail('onboarding.kept')
  await applications.remove(ctx, id, version)
  await keepScans(ctx, id, {})
  return { id }
}
