import type { application } from '@srm/api/application'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { datesInOrder, mayChange, mayDelete } from './application.rules.ts'
import { applications } from './application.store.ts'

mapConstraintError('application_dates', 'application.dates', 'endDate')

type Create = Parsed<typeof application.create>['body']
type Update = Parsed<typeof application.update>['body']

const assertDates = (body: Pick<Create, 'startDate' | 'endDate'>): void => {
  if (!datesInOrder(body)) fail('application.dates', { errors: [{ path: 'endDate', message: '' }] })
}

/** Whoever writes it is the applicant unless they name another. */
export const createApplication = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> => {
  assertDates(body)
  const code = body.code ?? (await issueCode(ctx, 'application'))
  const owner = body.owner ?? ctx.userId
  const made = await applications.create(ctx, { ...body, owner, code, status: 'draft' })
  if (body.attachments.length > 0) await claimFiles(ctx, 'application', made.id, { attachments: body.attachments })
  return made
}

/**
 * Whoever changes a document locks it first, as the approval does: the two never pass each other. One out of sight is
 * not there, whatever its state.
 */
const lock = async (ctx: Ctx, id: string): Promise<string> => String((await applications.held(ctx, id))['status'])

export const updateApplication = async (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => {
  assertDates(body)
  const status = await lock(ctx, id)
  if (!mayChange(status)) fail('application.locked')
  const saved = await applications.update(ctx, id, version, { ...body, status })
  if (saved.changes.some(({ field }) => field === 'attachments'))
    await claimFiles(ctx, 'application', id, { attachments: body.attachments })
  return { id, version: saved.version }
}

export const removeApplication = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  if (!mayDelete(await lock(ctx, id))) fail('application.kept')
  await applications.remove(ctx, id, version)
  await claimFiles(ctx, 'application', id, {})
  return { id }
}
