import type { approval, PrintTemplate } from '@srm/api/approval'
import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { cleanHtml } from '#kernel/records/fields/rich-text.ts'
import { own } from '../approval.db.ts'
import { documentOf, documents } from '../run/document.store.ts'
import { assertVisible } from '../detail/visible.views.ts'

type Calls = typeof approval.print

export const listTemplates = async (ctx: Ctx): Promise<PrintTemplate[]> => {
  const rows = await own(ctx).selectFrom('approval_print_template').selectAll().execute()
  return documents().map(({ record }) => {
    const found = rows.find((row) => row.doc_type === record.name)
    return {
      docType: record.name,
      label: record.label[ctx.language],
      html: found?.html ?? null,
      landscape: found?.landscape ?? false,
      version: found?.version ?? 0,
      updatedAt: found?.updated_at ?? null,
      fields: Object.entries(record.fields).map(([path, schema]) => ({
        path,
        label: metaOf(schema).label[ctx.language],
      })),
    }
  })
}

export const sheetOf = async (ctx: Ctx, docType: string): Promise<HandlerResult<Calls['sheet']>> => {
  const found = await own(ctx)
    .selectFrom('approval_print_template')
    .select(['html', 'landscape'])
    .where('doc_type', '=', docType)
    .executeTakeFirst()
  return found ?? { html: null, landscape: false }
}

/** A picture belongs to a record, which a template is not. */
const withoutPictures = (html: string): string => html.replaceAll(/<img\b[^>]*>/g, '')

export const saveTemplate = async (
  ctx: Ctx,
  { docType, html, landscape, version }: Parsed<Calls['save']>['body'],
): Promise<{ version: number }> => {
  documentOf(docType)
  const found = await own(ctx)
    .selectFrom('approval_print_template')
    .select('version')
    .where('doc_type', '=', docType)
    .forUpdate()
    .executeTakeFirst()
  if ((found?.version ?? 0) !== version)
    return fail('record.stale', { details: { version: found?.version ?? 0, updatedAt: '', updatedBy: null } })
  const values = { html: html && withoutPictures(cleanHtml(html)), landscape, version: version + 1 }
  await own(ctx)
    .insertInto('approval_print_template')
    .values({ doc_type: docType, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'doc_type']).doUpdateSet((eb) => ({
        ...values,
        updated_at: eb.fn<string>('now'),
        updated_by: ctx.userId,
      })),
    )
    .execute()
  return { version: version + 1 }
}

const logSql = `insert into approval_print (tenant_id, id, instance_id, round, status, sha256)
  select i.tenant_id, $3, i.id, i.round, i.status, coalesce((select s.sha256 from approval_snapshot s
    where s.tenant_id = i.tenant_id and s.instance_id = i.id order by s.round desc limit 1), '')
  from approval_instance i where i.tenant_id = $1 and i.id = $2`

export const logPrint = async (ctx: Ctx, ids: readonly string[]): Promise<{ count: number }> => {
  const unique = [...new Set(ids)]
  for (const id of unique) {
    await assertVisible(ctx, id)
    await ctx.db.run(logSql, [ctx.tenantId, id, newId()])
  }
  return { count: unique.length }
}
