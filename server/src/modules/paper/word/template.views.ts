import type { PaperKind } from '@srm/api/paper'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../paper.db.ts'
import { printable, printableSubjects } from '../paper.rights.views.ts'
import { listVariables, variablesOf } from './variables.rules.ts'

/** What people choose from when they put a record on paper. */
export const listTemplates = async (ctx: Ctx, subject: string): Promise<{ id: string; name: string }[]> => {
  printable(ctx, subject)
  return own(ctx)
    .selectFrom('paper_template')
    .select(['id', 'name'])
    .where('subject', '=', subject)
    .orderBy('name')
    .execute()
}

const allSql = `select t.id, t.subject, t.name, t.created_at as "createdAt", u.name as "createdBy" from paper_template t
  left join user_ref u on u.tenant_id = t.tenant_id and u.id = t.created_by
  where t.tenant_id = $1 order by t.name, t.id`

type TemplateRow = PaperKind['templates'][number] & { readonly subject: string }

/** Every kind of record with its templates, and what they may name. */
export const listKinds = async (ctx: Ctx): Promise<PaperKind[]> => {
  const { rows } = await ctx.db.run<TemplateRow>(allSql, [ctx.tenantId])
  return printableSubjects().map(({ record }) => ({
    subject: record.name,
    label: record.label[ctx.language],
    templates: rows
      .filter(({ subject }) => subject === record.name)
      .map(({ id, name, createdAt, createdBy }) => ({ id, name, createdAt, createdBy })),
    variables: listVariables(variablesOf(record), ctx.language),
  }))
}
