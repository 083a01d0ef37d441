import type { CodeRequest, Proof } from '@srm/api/onboarding'
import { isSolved } from '#kernel/auth/captcha.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { asFailure, fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Exchange } from '#kernel/module.ts'
import { externalSession } from '#kernel/external.ts'
import { requestDecoy, requestSmsCode, spendSmsCode } from '#modules/notice/index.ts'
import { companyByCode } from '#modules/tenancy/index.ts'
import { filesOf } from '../application/application.rules.ts'
import { applications } from '../application/application.store.ts'
import { contactByNumber, purpose, type Contact } from './draft.views.ts'
import { own } from '../onboarding.db.ts'

type Way = CodeRequest | Proof
export type Who = { readonly tenantId: string; readonly mobile: string; readonly applicationId: string | null }

const tenantOf = async (code: string, { asTenant }: Exchange): Promise<string> =>
  (await companyByCode(asTenant, code))?.tenantId ?? fail('onboarding.unknown_company')

const known = (tenantId: string, contact: Contact | undefined): Who | undefined => contact && { tenantId, ...contact }

/** Whose number is to be proven; nothing when there is no such application, which nobody is told. */
const whoIs = async (way: Way, exchange: Exchange): Promise<Who | undefined> => {
  const tenantId = await tenantOf(way.company, exchange)
  if (way.by === 'mobile') return { tenantId, mobile: way.mobile, applicationId: null }
  return known(tenantId, await exchange.asTenant(tenantId, (inside) => contactByNumber(inside, way.applyNo)))
}

/** A picture read is spent whatever follows, so that it cannot be tried again. */
const assertRead = async (ctx: Ctx, asked: CodeRequest): Promise<void> => {
  if (!(await ctx.newTransaction((apart) => isSolved(apart, asked.captcha)))) fail('onboarding.captcha')
}

const pause = 60

const quiet: readonly string[] = ['sms.too_soon', 'sms.day_limit']

type Quiet = Parameters<typeof requestSmsCode>[1] | Parameters<typeof requestDecoy>[1]

/**
 * Nobody learns by asking whether there is an application of this number: what is counted for one is counted for none
 * as well, and that a code was asked for before is not said.
 */
const askQuietly = async (ctx: Ctx, asked: Quiet): Promise<{ wait: number; mobile: null }> => {
  try {
    await ctx.newTransaction<unknown>((inside) =>
      'decoy' in asked ? requestDecoy(inside, asked) : requestSmsCode(inside, asked),
    )
  } catch (error) {
    if (!quiet.includes(asFailure(error)?.key ?? '')) throw error
  }
  return { wait: pause, mobile: null }
}

/** The same answer whether or not there is such an application; the code goes to the number it was sent in with. */
export const askCode = async (
  ctx: Ctx,
  asked: CodeRequest,
  exchange: Exchange,
): Promise<{ wait: number; mobile: null }> => {
  await assertRead(ctx, asked)
  const who = await whoIs(asked, exchange)
  const request = { purpose: 'supplier', address: exchange.request.ip, proven: true } as const
  if (asked.by === 'number') return askQuietly(ctx, who ? { ...request, ...who } : { ...request, decoy: asked.applyNo })
  if (!who) return fail('onboarding.gone')
  const { wait } = await requestSmsCode(ctx, { ...request, mobile: who.mobile, tenantId: who.tenantId })
  return { wait, mobile: null }
}

const findDraft = ({ mobile, applicationId }: Who, ctx: Ctx) => {
  const drafts = own(ctx).selectFrom('supplier_application_draft').select('id')
  return (
    applicationId
      ? drafts.where('application_id', '=', applicationId)
      : drafts.where('mobile', '=', mobile).where('application_id', 'is', null)
  ).executeTakeFirst()
}

/** What they had begun, or the page an application is mended on, with the scans it has. */
export const draftFor = async (ctx: Ctx, who: Who): Promise<string> => {
  const found = await findDraft(who, ctx)
  if (found) return found.id
  const { mobile, applicationId } = who
  const uploads = applicationId ? filesOf(await applications.held(ctx, applicationId)) : []
  await own(ctx)
    .insertInto('supplier_application_draft')
    .values({ id: newId(), mobile, application_id: applicationId, uploads })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Two phones at once: whoever came second goes on with the first one's.
  return (await findDraft(who, ctx))?.id ?? fail('onboarding.gone')
}

/** With the code they come to what they had begun, on whichever phone. */
export const enter = async (
  ctx: Ctx,
  proof: Proof,
  exchange: Exchange,
): Promise<{ token: string; expiresAt: string }> => {
  const who = await whoIs(proof, exchange)
  const { ip: address } = exchange.request
  const given = { mobile: who?.mobile ?? '', purpose: 'supplier', code: proof.code, address } as const
  if (!(await spendSmsCode(ctx, given)) || !who) return fail('login.wrong_code')
  const id = await exchange.asTenant(who.tenantId, (inside) => draftFor(inside, who))
  return externalSession(ctx, { tenantId: who.tenantId, purpose, id })
}
