import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { ProjectGuard } from '#modules/project/index.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

type OpenDocument = { readonly code: string; readonly name: string }

const listed = (rows: readonly OpenDocument[], word: Label): Label | undefined => {
  if (rows.length === 0) return undefined
  const some = rows.slice(0, 5).map(({ code, name }) => `${code} ${name}`)
  const rest = rows.length > some.length ? '…' : ''
  return label(`${word.zh}：${some.join('、')}${rest}`, `${word.en}: ${some.join(', ')}${rest}`)
}

const guard = (key: string, word: Label, condition: string): ProjectGuard => {
  const sql = `select c.code, c.name from contract c where c.tenant_id = $1 and c.project_id = $2 and ${condition} order by c.code`
  const find = (ctx: Ctx, projectId: string) => ctx.db.run<OpenDocument>(sql, [ctx.tenantId, projectId])
  return { key, stage: 'closed', hindrance: async (ctx, projectId) => listed((await find(ctx, projectId)).rows, word) }
}

/** A project is not closed while one of its contracts is neither signed nor done. */
export const contractGuards: readonly ProjectGuard[] = [
  guard(
    'contract.unsigned',
    label('未签署的合同', 'contracts not signed'),
    `(c.stage = 'toSign' or c.status in ('pending', 'returned'))`,
  ),
  guard(
    'contract.open',
    label('未履行完毕的合同', 'contracts not performed'),
    `c.stage in ('signed', 'performing', 'paused')`,
  ),
  guard('contract.changing', label('有变更在审批的合同', 'contracts with a change in approval'), `c.has_open_change`),
]

/** What contracts say of the health of their project. */
export const contractReasons = [
  {
    key: 'planOverdue',
    level: 'risk' as const,
    label: label('{{count}} 期收付款逾期', '{{count}} instalments overdue'),
    rows: `select t.project_id, count(*) from payment_plan t where t.tenant_id = $1 and t.project_id = any($2)
      and t.stage in ('pending', 'partial') and t.due_date < ${today} group by t.project_id`,
  },
  {
    key: 'contractUnsigned',
    level: 'risk' as const,
    label: label('活动临近，还有 {{count}} 份合同未签署', '{{count}} contracts not signed with the event near'),
    rows: `select c.project_id, count(*) from contract c join project_ref p on p.tenant_id = c.tenant_id and p.id = c.project_id
      where c.tenant_id = $1 and c.project_id = any($2) and c.stage = 'toSign' and p.event_start between ${today} and ${today} + 7
      group by c.project_id`,
  },
]
