import { randomInt } from 'node:crypto'
import { formatCode, periodOf, type NumberRule } from '@srm/api/dictionary/numbering'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Cells } from '#kernel/records/fields/row.ts'
import type { Numbering } from '#kernel/records/subjects.ts'
import { numberingOf } from '../dictionary.declared.store.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const ruleSql = `select prefix, date_part as "datePart", digits, reset, separator, allocate_at as "allocateAt", scope,
    (app.moment() at time zone 'Asia/Shanghai')::date::text as today
  from number_rule where tenant_id = $1 and type = $2`
const nextSql = `insert into number_counter (type, scope, period, n) values ($1, $2, $3, $4)
  on conflict (tenant_id, type, scope, period) do update set n = number_counter.n + $4 returning n`
const lastSql = `select n from number_counter where tenant_id = $1 and type = $2 and scope = '' and period = $3`
const departmentSql = `select d.code, d.name from user_ref u
  join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id where u.tenant_id = $1 and u.id = $2`

export const randomCode = (length = 14): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** What numbers are made of, and the day they are made on: that of the transaction. */
type DatedRule = NumberRule & { readonly today: string }

const ruleOf = async (ctx: Ctx, type: number): Promise<DatedRule> => {
  const { rows } = await ctx.db.run<DatedRule>(ruleSql, [ctx.tenantId, type])
  return rows[0] ?? fail('code.unknown_type')
}

/** Stands for a number that is given at the approval. No rule makes one like it. */
const provisionalCode = (): string => `DRAFT_${randomCode(10)}`
const isProvisional = (code: unknown): boolean => typeof code === 'string' && /^DRAFT_[A-Z2-9]{10}$/.test(code)

const departmentCode = async (ctx: Ctx, { owner }: Cells): Promise<string> => {
  const person = typeof owner === 'string' ? owner : ctx.userId
  const { rows } = await ctx.db.run<{ code: string | null; name: string }>(departmentSql, [ctx.tenantId, person])
  const { code = null, name = '' } = rows[0] ?? {}
  return code ?? fail('code.scope_without_code', { words: { name: label(name, name) } })
}

/** The short code of the department or class that counts for itself; nothing where all count together. */
const scopeCodeOf = async (ctx: Ctx, { scopes }: Numbering, scope: string, values: Cells): Promise<string> => {
  if (scope === 'company') return ''
  if (scope === 'department') return departmentCode(ctx, values)
  const { codeOf, label: title } = scopes?.[scope] ?? fail('code.unknown_scope')
  return (await codeOf(ctx, values)) ?? fail('code.scope_without_code', { words: { name: title } })
}

const take = async (
  ctx: Ctx,
  numbering: Numbering,
  rule: DatedRule,
  count: number,
  values: Cells,
): Promise<string[]> => {
  const day = rule.today
  const scope = await scopeCodeOf(ctx, numbering, rule.scope, values)
  const params = [numbering.type, scope, periodOf(rule.reset, day), count]
  const { rows } = await ctx.db.run<{ n: string }>(nextSql, params)
  const last = Number(rows[0]?.n ?? count)
  return Array.from({ length: count }, (_, index) => formatCode(rule, last - count + 1 + index, day, scope))
}

/**
 * Takes the next numbers in the caller's transaction: no two records share one, and a rolled-back one leaves no gap.
 * Where a company gives them at the approval, what is written now only stands for them.
 */
export const issueCodes = async (ctx: Ctx, name: string, count: number, values: Cells = {}): Promise<string[]> => {
  const numbering = numberingOf(name) ?? fail('code.unknown_type')
  const rule = await ruleOf(ctx, numbering.type)
  if (rule.allocateAt === 'approve') return Array.from({ length: count }, provisionalCode)
  return take(ctx, numbering, rule, count, values)
}

export const issueCode = async (ctx: Ctx, name: string, values: Cells = {}): Promise<string> => {
  const [code = ''] = await issueCodes(ctx, name, 1, values)
  return code
}

type ApprovedDocument = { readonly code: () => Promise<string | null>; readonly read: () => Promise<Cells> }

/** The number of a document that is approved now, if it has had none so far: a rolled-back one leaves no gap. */
export const codeAtApproval = async (
  ctx: Ctx,
  name: string,
  document: ApprovedDocument,
): Promise<string | undefined> => {
  const numbering = numberingOf(name)
  if (!numbering || !isProvisional(await document.code())) return undefined
  const [taken] = await take(ctx, numbering, await ruleOf(ctx, numbering.type), 1, await document.read())
  return taken
}

/** Shows what the next number would be without taking it. */
export const previewCode = async (ctx: Ctx, type: number | undefined): Promise<{ code: string }> => {
  if (type === undefined) return { code: randomCode() }
  const rule = await ruleOf(ctx, type)
  const { rows } = await ctx.db.run<{ n: number }>(lastSql, [ctx.tenantId, type, periodOf(rule.reset, rule.today)])
  return { code: formatCode(rule, (rows[0]?.n ?? 0) + 1, rule.today) }
}
