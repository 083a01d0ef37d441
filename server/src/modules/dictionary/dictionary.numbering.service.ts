import { randomInt } from 'node:crypto'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { subjectOf, subjects, type Numbering } from '#kernel/records/subjects.ts'
import { customerNumberings, productNumberings } from './dictionary.defaults.rules.ts'
import { formatCode, periodOf, type NumberRule } from './dictionary.rules.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const ruleSql = `select prefix, date_part as "datePart", digits, reset, separator from number_rule where tenant_id = $1 and type = $2`
const nextSql = `insert into number_counter (type, period, n) values ($1, $2, $3)
  on conflict (tenant_id, type, period) do update set n = number_counter.n + $3 returning n`
const lastSql = 'select n from number_counter where tenant_id = $1 and type = $2 and period = $3'

export const randomCode = (length = 14): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

const customer: Readonly<Record<string, Numbering>> = { ...customerNumberings, ...productNumberings }

/** The customer's types and what the modules declare; two under one number would share a counter. */
export const numberings = (): Numbering[] => {
  const declared = subjects().flatMap(({ record, code }) => (code ? [[record.name, code] as const] : []))
  const all = Object.values({ ...customer, ...Object.fromEntries(declared) })
  const twice = all.find(({ type }, index) => all.findIndex((other) => other.type === type) < index)
  if (twice) throw new Error(`two records have codes of type ${twice.type}`)
  return all
}

const ruleOf = async (ctx: Ctx, type: number): Promise<NumberRule> => {
  const { rows } = await ctx.db.run<NumberRule>(ruleSql, [ctx.tenantId, type])
  return rows[0] ?? fail('code.unknown_type')
}

/** Takes the next numbers in the caller's transaction: no two records share one, and a rolled-back one leaves no gap. */
export const issueCodes = async (ctx: Ctx, name: string, count: number): Promise<string[]> => {
  const { type } = subjectOf(name)?.code ?? customer[name] ?? fail('code.unknown_type')
  const rule = await ruleOf(ctx, type)
  const day = shanghaiDay(new Date())
  const { rows } = await ctx.db.run<{ n: string }>(nextSql, [type, periodOf(rule.reset, day), count])
  const last = Number(rows[0]?.n ?? count)
  return Array.from({ length: count }, (_, index) => formatCode(rule, last - count + 1 + index, day))
}

export const issueCode = async (ctx: Ctx, name: string): Promise<string> => {
  const [code = ''] = await issueCodes(ctx, name, 1)
  return code
}

/** Shows what the next number would be without taking it. */
export const previewCode = async (ctx: Ctx, type: number | undefined): Promise<{ code: string }> => {
  if (type === undefined) return { code: randomCode() }
  const rule = await ruleOf(ctx, type)
  const day = shanghaiDay(new Date())
  const { rows } = await ctx.db.run<{ n: number }>(lastSql, [ctx.tenantId, type, periodOf(rule.reset, day)])
  return { code: formatCode(rule, (rows[0]?.n ?? 0) + 1, day) }
}
