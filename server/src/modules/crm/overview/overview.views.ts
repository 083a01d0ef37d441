import { Customer, type CustomerActivity, type CustomerFigure } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { customerActivities, customerFigures, type CustomerFigureSource } from './overview.store.ts'

/** Amounts of a customer are covered together. */
export const hidesIncome = ({ session }: Ctx): boolean => isMasked(metaOf(Customer.fields.annualBudget), session)

const figuresOf = async (
  ctx: Ctx,
  customer: string,
  { figures, read }: CustomerFigureSource,
): Promise<CustomerFigure[]> => {
  const values = await read(ctx, customer)
  const isHidden = hidesIncome(ctx)
  return figures.flatMap(({ key, label, kind, unit, of = null, to }) => {
    const value = values[key] ?? null
    if (value === null) return []
    const shown = kind === 'money' && isHidden ? null : value
    const words = { label: label[ctx.language], unit: unit?.[ctx.language] ?? null }
    return [{ key, kind, of, ...words, value: shown, to: to?.(customer) ?? null }]
  })
}

/** What modules know of a customer in numbers; a module that is not there adds nothing. */
export const customerFiguresOf = async (ctx: Ctx, customer: string): Promise<CustomerFigure[]> => {
  await assertInScope(ctx, Customer, customer, true)
  const found: CustomerFigure[] = []
  for (const source of customerFigures.all())
    if (holds(ctx.session, source.permission)) found.push(...(await figuresOf(ctx, customer, source)))
  return found
}

const pageSize = 30

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/

type ActivityRow = Omit<CustomerActivity, 'label' | 'by'> & {
  readonly byId: string | null
  readonly byName: string | null
}

const activitiesSql = (rows: readonly string[]): string => `with activity as (${rows.join(' union all ')})
  select a.kind, a.id, a.at, a.title, nullif(a.note, '') as note, a.subject, a.subject_id as "subjectId", u.id as "byId", u.name as "byName"
  from activity a left join user_ref u on u.tenant_id = $1 and u.id = a.by_id
  where $3::timestamptz is null or (a.at, a.id) < ($3, $4::uuid)
  order by a.at desc, a.id desc limit ${pageSize + 1}`

const momentOf = (at: string): string => new Date(at).toISOString()

/** Everything that happened with a customer, from all modules, the newest first. */
export const activitiesOf = async (ctx: Ctx, customer: string, cursor?: string) => {
  await assertInScope(ctx, Customer, customer, true)
  const from = cursor === undefined ? [] : (cursorPattern.exec(cursor) ?? fail('request.invalid'))
  const sources = customerActivities.all().filter(({ permission }) => holds(ctx.session, permission))
  const rows = sources.map(({ kind, rows: sql }) => `select '${kind}' as kind, x.* from (${sql}) x`)
  if (rows.length === 0) return { items: [], nextCursor: null }
  const values = [ctx.tenantId, customer, from[1] ?? null, from[2] ?? null]
  const found = (await ctx.db.run<ActivityRow>(activitiesSql(rows), values)).rows
  const say = ({ [ctx.language]: text }: Label): string => text
  const items = found.slice(0, pageSize).map(({ byId, byName, ...row }): CustomerActivity => {
    const source = sources.find(({ kind }) => kind === row.kind)
    const word = source?.words?.[row.title]
    return {
      ...row,
      label: source ? say(source.label) : '',
      title: word ? say(word) : row.title,
      by: byId === null ? null : { id: byId, name: byName ?? '' },
    }
  })
  const last = items.at(-1)
  const nextCursor = found.length > pageSize && last ? `${momentOf(last.at)}_${last.id}` : null
  return { items, nextCursor }
}
