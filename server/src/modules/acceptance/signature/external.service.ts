import type { acceptance, AcceptancePage } from '@srm/api/acceptance'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { HandlerTree } from '#kernel/module.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { sessionFor } from '#modules/external/index.ts'
import { fileViews } from '#modules/file/index.ts'
import { holdAcceptance, patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'
import { settleWhenComplete } from '../document/settle.service.ts'
import { readContent, type SignedContent } from './content.views.ts'
import { purposeName } from './link.service.ts'
import { failMoved, notifyOwner } from './request.service.ts'
import { keepSignature } from './sign.service.ts'
import { lastSignature, writeSignature } from './signature.store.ts'

const linkedSql = `select a.id, x.contact_name as contact from external_link_ref x
    join acceptance a on a.tenant_id = x.tenant_id and a.link_id = x.id
  where x.tenant_id = $1 and x.id = $2 and x.purpose = '${purposeName}' and x.expires_at > now() and x.revoked_at is null`

type LinkTarget = { readonly id: string; readonly contact: string }

/** Looked up by the link with every call: what is revoked or over shows nothing more. */
const linkedBy = async (ctx: Ctx, linkId: string): Promise<LinkTarget> =>
  (await ctx.db.run<LinkTarget>(linkedSql, [ctx.tenantId, linkId])).rows[0] ?? fail('acceptance.gone')

const stateOf = ({ stage, status }: AcceptanceRow, { isCurrent }: SignedContent): AcceptancePage['state'] => {
  if (stage === 'signed' || stage === 'settled') return 'signed'
  if (stage === 'objected') return 'objected'
  return stage === 'signing' && isCurrent && status !== 'void' && status !== 'terminated' ? 'open' : 'closed'
}

const filesAndReasons = async (
  ctx: Ctx,
  { shown }: SignedContent,
): Promise<Pick<AcceptancePage, 'deductions' | 'photos'>> => {
  const views = await fileViews(ctx, [...shown.photos, ...shown.deductions.flatMap(({ files }) => files)])
  const words = new Map((await optionWords(ctx, ['acceptanceDeduction'])).map(({ value, name }) => [value, name]))
  const filesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const view = views.get(id)
      return view ? [{ id, name: view.name, url: view.url }] : []
    })
  return {
    photos: filesOf(shown.photos),
    deductions: shown.deductions.map(({ reason, files, ...one }) => ({
      ...one,
      reason: words.get(reason) ?? reason,
      files: filesOf(files),
    })),
  }
}

const pageOf = async (ctx: Ctx, linkId: string): Promise<AcceptancePage> => {
  const { id, contact } = await linkedBy(ctx, linkId)
  const row = await holdAcceptance(ctx, id)
  const content = await readContent(ctx, row)
  const state = stateOf(row, content)
  const last = await lastSignature(ctx, id)
  const { orderVersion: _orderVersion, ...shown } = content.shown
  return {
    ...shown,
    ...(await filesAndReasons(ctx, content)),
    contact,
    state,
    sha256: content.sha256,
    signature:
      last?.kind === 'signed' && state === 'signed'
        ? { name: last.name, at: last.at, sha256: last.sha256, drawing: last.drawing }
        : null,
    objection: last?.kind === 'objected' && state === 'objected' ? { text: last.note ?? '', at: last.at } : null,
  }
}

/** Held, still to be answered, and what the supplier read is what it says now. */
const answering = async (ctx: Ctx, linkId: string, sha256: string) => {
  const { id } = await linkedBy(ctx, linkId)
  const row = await holdAcceptance(ctx, id)
  const content = await readContent(ctx, row)
  if (!content.isCurrent) await failMoved(ctx, row)
  if (stateOf(row, content) !== 'open') fail('acceptance.not_open')
  if (content.sha256 !== sha256) fail('acceptance.changed')
  return { row, content }
}

type From = { readonly linkId: string; readonly address: string }

const sign = async (ctx: Ctx, { linkId, address }: From, body: Parsed<typeof acceptance.external.sign>['body']) => {
  const { sha256, name, drawing } = body
  const { row, content } = await answering(ctx, linkId, sha256)
  const at = await keepSignature(ctx, row, content, { name, drawing, address, link: linkId })
  await notifyOwner(ctx, row, 'signed')
  await settleWhenComplete(ctx, row.id)
  return { sha256, at }
}

const object = async (ctx: Ctx, { linkId, address }: From, body: Parsed<typeof acceptance.external.object>['body']) => {
  const { sha256, name, text } = body
  const { row, content } = await answering(ctx, linkId, sha256)
  const spoken = {
    acceptance: row.id,
    kind: 'objected',
    name,
    note: text,
    content: content.text,
    sha256,
    address,
  } as const
  const at = await writeSignature(ctx, { ...spoken, drawing: null, link: linkId })
  await patchAcceptance(ctx, row.id, { stage: 'objected', objection: text })
  await notifyOwner(ctx, row, 'objected', text)
  return { at }
}

/** What a supplier does by its link is done by the house in its name: it has no rights beyond its own page. */
export const external: HandlerTree<typeof acceptance.external> = {
  page: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => pageOf(inside, sessionFor(ctx, purposeName))),
  sign: (ctx, { body }, { asTenant, request }) =>
    asTenant(ctx.tenantId, (inside) =>
      sign(inside, { linkId: sessionFor(ctx, purposeName), address: request.ip }, body),
    ),
  object: (ctx, { body }, { asTenant, request }) =>
    asTenant(ctx.tenantId, (inside) =>
      object(inside, { linkId: sessionFor(ctx, purposeName), address: request.ip }, body),
    ),
}
