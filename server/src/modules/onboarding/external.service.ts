import type { onboarding } from '@srm/api/onboarding'
import { maxUploads } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import { newCaptcha } from '#kernel/auth/captcha.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange, HandlerTree } from '#kernel/module.ts'
import { claimFiles, externalUploads, uploadLimitOf } from '#modules/file/index.ts'
import { sendIn } from './apply/apply.service.ts'
import { askCode, enter } from './apply/entry.service.ts'
import { draftIdIn, draftOf, sealedBody, type Draft } from './apply/draft.views.ts'
import { assertScan } from './apply/guard.service.ts'
import { own } from './onboarding.db.ts'
import { pageOf, welcomeOf } from './apply/page.views.ts'

/** What is in review or decided stays as it was sent. */
const assertOpen = async (ctx: Ctx, { applicationId }: Draft): Promise<void> => {
  if (!applicationId) return
  const found = await own(ctx)
    .selectFrom('supplier_application')
    .select('stage')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  if (found?.stage !== 'returned') fail('onboarding.closed')
}

const keep = async (ctx: Ctx, id: string, values: Readonly<Record<string, unknown>>): Promise<{ savedAt: string }> => {
  await assertOpen(ctx, await draftOf(ctx, id, true))
  await own(ctx)
    .updateTable('supplier_application_draft')
    .set((eb) => ({ body: sealedBody(ctx, values), updated_at: eb.fn<string>('now') }))
    .where('id', '=', id)
    .execute()
  return { savedAt: shanghaiTime(new Date()) }
}

const receive = async (ctx: Ctx, exchange: Exchange) => {
  const id = draftIdIn(ctx)
  const limit = async (inside: Ctx): Promise<number> => {
    const draft = await draftOf(inside, id)
    await assertOpen(inside, draft)
    if (draft.uploads.length >= maxUploads) fail('onboarding.too_many_files')
    return uploadLimitOf(inside)
  }
  const file = await externalUploads.receive(ctx, exchange, { id, limit, assertType: assertScan })
  const { uploads } = await draftOf(ctx, id, true)
  if (uploads.length >= maxUploads) fail('onboarding.too_many_files')
  const held = [...uploads, file.id]
  await own(ctx).updateTable('supplier_application_draft').set({ uploads: held }).where('id', '=', id).execute()
  await claimFiles(ctx, 'supplierApplicationDraft', id, { uploads: held })
  return file
}

/** What an applicant does is done by the house in their name: they have no rights of their own beyond their page. */
export const external: HandlerTree<typeof onboarding.external> = {
  welcome: (_, { query }, exchange) => welcomeOf(query.company, exchange),
  captcha: (ctx) => newCaptcha(ctx),
  code: (ctx, { body }, exchange) => askCode(ctx, body, exchange),
  enter: (ctx, { body }, exchange) => enter(ctx, body, exchange),
  page: (ctx, _, { asTenant }) =>
    asTenant(ctx.tenantId, async (inside) => pageOf(inside, await draftOf(inside, draftIdIn(ctx)))),
  save: (ctx, { body }, { asTenant }) => asTenant(ctx.tenantId, (inside) => keep(inside, draftIdIn(ctx), body.values)),
  upload: (ctx, _, exchange) => receive(ctx, exchange),
  submit: (ctx, { body }, { request, asTenant }) => {
    const from = { address: request.ip, device: request.headers['user-agent'] ?? '' }
    return asTenant(ctx.tenantId, (inside) => sendIn(inside, draftIdIn(ctx), body, from))
  },
}
