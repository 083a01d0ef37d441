import type { Ctx } from '#kernel/ctx.ts'
import { z } from 'zod'
import { fail } from '#kernel/errors.ts'
import { seal, unseal } from '#kernel/log/sealing.ts'
import { sessionFor } from '#modules/external/index.ts'
import { own } from '../onboarding.db.ts'

export const purpose = 'onboarding'

export type Draft = {
  readonly id: string
  readonly mobile: string
  readonly applicationId: string | null
  readonly body: Readonly<Record<string, unknown>>
  readonly uploads: readonly string[]
}

export const draftIdIn = (ctx: Ctx): string => sessionFor(ctx, purpose)

type Values = Draft['body']

/** What somebody has typed so far, with names and numbers, is sealed as a whole: nobody looks anything up in it. */
export const sealedBody = (ctx: Ctx, values: Values): string =>
  JSON.stringify({ sealed: seal(ctx.config, ctx.tenantId, JSON.stringify(values)) })

const Opened = z.record(z.string(), z.unknown())
const opened = (ctx: Ctx, body: Values): Values => {
  const { sealed } = body
  return typeof sealed === 'string' ? Opened.parse(JSON.parse(unseal(ctx.config, ctx.tenantId, sealed))) : body
}

const columns = ['id', 'mobile', 'application_id as applicationId', 'body', 'uploads'] as const

/** Their own and nobody else's: the token names it. */
export const draftOf = async (ctx: Ctx, id: string, lock = false): Promise<Draft> => {
  const found = await own(ctx)
    .selectFrom('supplier_application_draft')
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  const draft = found ?? fail('onboarding.gone')
  return { ...draft, body: opened(ctx, draft.body) }
}

export type Contact = { readonly applicationId: string; readonly mobile: string }

const byNumberSql = `select id as "applicationId", contact_mobile as mobile from supplier_application
  where tenant_id = $1 and code = any($2::text[])`
export const contactByNumber = async (ctx: Ctx, applyNo: string): Promise<Contact | undefined> =>
  (await ctx.db.run<Contact>(byNumberSql, [ctx.tenantId, [applyNo, applyNo.toUpperCase()]])).rows[0]
