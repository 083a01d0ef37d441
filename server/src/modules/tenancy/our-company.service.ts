import type { Parsed } from '@srm/api/endpoint'
import type { tenancy } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { filesOf, hasTwoDefaults, withDefault } from './our-company.rules.ts'
import { companies } from './our-company.store.ts'

mapConstraintError('our_company_name_key', 'ourCompany.name_taken', 'name')
mapConstraintError('our_company_credit_code_key', 'ourCompany.credit_code_taken', 'creditCode')

type Create = Parsed<typeof tenancy.ourCompany.create>['body']
type Update = Parsed<typeof tenancy.ourCompany.update>['body']

export const createOurCompany = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> => {
  if (hasTwoDefaults(body)) fail('ourCompany.one_default_account')
  const code = body.code ?? (await issueCode(ctx, 'ourCompany'))
  const made = await companies.create(ctx, { ...withDefault(body), code })
  const files = filesOf(body)
  if (files.attachments.length + files.seals.length > 0) await claimFiles(ctx, 'ourCompany', made.id, files)
  return made
}

export const updateOurCompany = async (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => {
  if (hasTwoDefaults(body)) fail('ourCompany.one_default_account')
  const saved = await companies.update(ctx, id, version, withDefault(body))
  if (saved.changes.some(({ field }) => field === 'attachments' || field === 'seals'))
    await claimFiles(ctx, 'ourCompany', id, filesOf(body))
  return { id, version: saved.version }
}

export const removeOurCompany = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  await companies.remove(ctx, id, version)
  await claimFiles(ctx, 'ourCompany', id, {})
  return { id }
}
