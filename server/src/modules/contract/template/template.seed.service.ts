import { ContractTemplate } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { templates } from './template.service.ts'
import { usualTemplates } from './template.defaults.ts'

const sync = lineSync(ContractTemplate, templates.service.records.lines)

const namesSql = `select id, name from contract_template where tenant_id = $1`

/** The templates a company begins with, by their names; one that has a name already is left as it is. */
export const seedTemplates = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await ctx.db.run<{ id: string; name: string }>(namesSql, [ctx.tenantId])
  const known = new Map(rows.map(({ id, name }) => [name, id]))
  const missing = usualTemplates.filter(({ name }) => !known.has(name))
  const ids = await fillRecords(
    ctx,
    ContractTemplate,
    missing.map(({ name }) => ({
      code: `HTFB-U${String(usualTemplates.findIndex((one) => one.name === name) + 1).padStart(2, '0')}`,
      name,
      status: 'enabled',
    })),
  )
  for (const [at, { name, clauses }] of missing.entries()) {
    const id = ids[at] ?? ''
    known.set(name, id)
    await sync(ctx, id, {
      clauses: clauses.map((clause, line) => ({ isFixed: false, ...clause, key: `c${String(line + 1)}` })),
    })
  }
  return known
}
