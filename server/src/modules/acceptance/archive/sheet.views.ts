import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { papers, type Sheet, type SheetTable, type TrailLine } from '#modules/paper/index.ts'
import { label } from '@srm/api/shared/label'
import { parts, type Part } from './part.rules.ts'

type Head = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly stage: string
  readonly company: string
  readonly buyer: string | null
  readonly project: string | null
  readonly publishedAt: string | null
  readonly openedAt: string | null
  readonly madeBy: string | null
}

const headSql = `select p.id, p.code, p.title, p.stage, t.company_name as company, u.name as buyer, j.name as project,
    p.published_at as "publishedAt", p.opened_at as "openedAt", (select name from user_ref m where m.tenant_id = $1 and m.id = $3) as "madeBy"
  from purchase_ref p join tenant_ref t on t.tenant_id = p.tenant_id
    left join user_ref u on u.tenant_id = p.tenant_id and u.id = p.buyer_id
    left join project_ref j on j.tenant_id = p.tenant_id and j.id = p.project_id
  where p.tenant_id = $1 and p.id = $2`

export const archiveHead = async (ctx: Ctx, purchase: string): Promise<Head> =>
  (await ctx.db.run<Head>(headSql, [ctx.tenantId, purchase, ctx.userId])).rows[0] ?? fail('record.not_found')

/** Nothing is archived while quotes are sealed or compared. */
export const isArchivable = ({ stage }: Pick<Head, 'stage'>): boolean =>
  stage === 'awarded' || stage === 'ordered' || stage === 'archived'

type Row = Readonly<Record<string, string | null>>

const tableOf = async (
  ctx: Ctx,
  { title, columns, sql, words = {} }: Part,
  purchase: string,
): Promise<SheetTable[]> => {
  const { rows } = await ctx.db.run<Row>(sql, [ctx.tenantId, purchase])
  if (rows.length === 0) return []
  const spoken = (key: string, value: string | null | undefined): string =>
    value === null || value === undefined ? '' : (words[key]?.[value]?.[ctx.language] ?? value)
  return [
    {
      title: title[ctx.language],
      columns: columns.map((column) => ({ label: column.label[ctx.language], isNumber: column.isNumber === true })),
      rows: rows.map((row) => columns.map(({ key }) => spoken(key, row[key]))),
      totals: undefined,
      capitals: '',
    },
  ]
}

const decidedSql = `select 'award' as subject, id, code from award_ref where tenant_id = $1 and purchase_id = $2 and status = 'approved'
  union all select 'acceptance', a.id, a.code from acceptance a
    join purchase_order_ref o on o.tenant_id = a.tenant_id and o.id = a.order_id
    where a.tenant_id = $1 and o.purchase_id = $2 and a.stage <> 'void' order by 1 desc, 3`

type DocumentRow = { readonly subject: string; readonly id: string; readonly code: string }

/** How awards and acceptances were decided on, step by step. */
const trailOf = async (ctx: Ctx, purchase: string): Promise<TrailLine[]> => {
  const { rows } = await ctx.db.run<DocumentRow>(decidedSql, [ctx.tenantId, purchase])
  const found: TrailLine[] = []
  for (const { subject, id, code } of rows) {
    const { lines } = await papers.trailFor(ctx, { subject, id, row: { id, code, status: 'approved' } })
    found.push(...lines.map((line) => ({ ...line, step: `${code} ${line.step}` })))
  }
  return found
}

const time = (at: string | null): string =>
  at === null ? '' : shanghaiTime(new Date(at)).slice(0, 16).replace('T', ' ')

/** Everything about one purchase, as one paper. */
export const archiveSheet = async (ctx: Ctx, purchase: string): Promise<Sheet> => {
  const head = await archiveHead(ctx, purchase)
  const tables: SheetTable[] = []
  for (const part of parts) tables.push(...(await tableOf(ctx, part, purchase)))
  const fact = (zh: string, en: string, text: string | null) => ({
    label: label(zh, en)[ctx.language],
    text: text ?? '',
    wide: false,
    capitals: '',
  })
  return {
    language: ctx.language,
    company: head.company,
    kind: label('采购归档', 'Purchase archive')[ctx.language],
    title: head.title,
    code: head.code,
    facts: [
      fact('采购员', 'Buyer', head.buyer),
      fact('项目', 'Project', head.project),
      fact('发布时间', 'Published', time(head.publishedAt)),
      fact('开标时间', 'Opened', time(head.openedAt)),
    ],
    tables,
    pictures: [],
    lines: await trailOf(ctx, purchase),
    mark: null,
    address: papers.addressFor(ctx, 'purchase', purchase),
    madeBy: head.madeBy ?? '',
    madeAt: time(new Date().toISOString()),
  }
}
