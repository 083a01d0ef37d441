import { periodOf, repeatsNumbers, type NumberRule, type NumberRuleView } from '@srm/api/dictionary/numbering'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../dictionary.db.ts'
import { numberings, type NumberType } from '../dictionary.declared.store.ts'

const company = { name: 'company', label: label('全公司统一', 'The whole company'), sample: '' }
const department = { name: 'department', label: label('按部门', 'Each department'), sample: 'CG' }

const scopesOf = ({ scopes = {} }: NumberType) => [
  company,
  department,
  ...Object.entries(scopes).map(([name, scope]) => ({ name, label: scope.label, sample: scope.sample })),
]

type RuleRow = NumberRule & { readonly type: number; readonly version: number }

const rulesSql = `select type, prefix, date_part as "datePart", digits, reset, separator, allocate_at as "allocateAt", scope, version
  from number_rule where tenant_id = $1`
const countersSql = `select type, period, n::int as n from number_counter where tenant_id = $1 and scope = ''`

/** Every rule of the company with the number that comes next. */
export const listRules = async (ctx: Ctx): Promise<NumberRuleView[]> => {
  const { rows } = await ctx.db.run<RuleRow>(rulesSql, [ctx.tenantId])
  const counters = await ctx.db.run<{ type: number; period: string; n: number }>(countersSql, [ctx.tenantId])
  const rules = new Map(rows.map((rule) => [rule.type, rule]))
  const day = shanghaiDay(new Date())
  return numberings()
    .toSorted((a, b) => a.type - b.type)
    .flatMap((numbered) => {
      const rule = rules.get(numbered.type)
      if (!rule) return []
      const period = periodOf(rule.reset, day)
      const last = counters.rows.find((counter) => counter.type === rule.type && counter.period === period)
      const scopes = scopesOf(numbered).map((scope) => ({ ...scope, label: scope.label[ctx.language] }))
      const { isDocument } = numbered
      return [{ ...rule, name: numbered.label[ctx.language], scopes, isDocument, next: (last?.n ?? 0) + 1 }]
    })
}

const prefixSql = 'select type from number_rule where tenant_id = $1 and prefix = $2 and type <> $3 limit 1'

const assertPrefixFree = async (ctx: Ctx, prefix: string, type: number): Promise<void> => {
  const { rows } = await ctx.db.run<{ type: number }>(prefixSql, [ctx.tenantId, prefix, type])
  const other = numberings().find((one) => one.type === rows[0]?.type)
  if (rows[0]) fail('code.prefix_taken', { words: { name: other?.label ?? label(prefix, prefix) } })
}

type RuleInput = NumberRule & { readonly version: number }

const lockSql = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

/** Numbers given so far stay; the next one follows the new rule. */
export const updateRule = async (
  ctx: Ctx,
  type: number,
  { version, ...rule }: RuleInput,
): Promise<{ type: number; version: number }> => {
  const numbered = numberings().find((one) => one.type === type) ?? fail('record.not_found')
  if (repeatsNumbers(rule)) fail('code.repeats')
  if (rule.allocateAt === 'approve' && !numbered.isDocument) fail('code.not_document')
  if (!scopesOf(numbered).some(({ name }) => name === rule.scope)) fail('code.unknown_scope')
  // One at a time in a company: two could take the same prefix for two things at once.
  await ctx.db.run(lockSql, [`number rules of ${ctx.tenantId}`])
  await assertPrefixFree(ctx, rule.prefix, type)
  const { datePart, allocateAt, ...same } = rule
  const saved = await own(ctx)
    .updateTable('number_rule')
    .set((eb) => ({
      ...same,
      date_part: datePart,
      allocate_at: allocateAt,
      version: eb('version', '+', 1),
      updated_at: eb.fn<string>('now'),
      updated_by: ctx.userId,
    }))
    .where('type', '=', type)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!saved) return fail('record.stale')
  await ctx.systemLog('setting.changed', { numberRule: numbered.label.zh, ...rule })
  return { type, version: saved.version }
}
