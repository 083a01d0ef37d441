import { FinalAccount } from '@srm/api/final-account'
import { finalAccountPages } from '@srm/api/final-account/pages'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { HomeDuty } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import type { ProjectGuard } from '#modules/project/index.ts'
import { readSources } from './sheet/sources.views.ts'

type Standing = { readonly locked: number; readonly open: string | null }

const standingSql = `select count(*) filter (where a.stage = 'locked')::int as locked,
    min(a.code) filter (where a.status in ('draft', 'pending', 'returned', 'rejected', 'withdrawn')) as open
  from final_account a where a.tenant_id = $1 and a.project_id = $2`

/** A project is not closed before what it came to is approved; where no money moved there is nothing to account for. */
export const accountGuard: ProjectGuard = {
  key: 'finalAccount.open',
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId): Promise<Label | undefined> => {
    const { rows } = await ctx.db.run<Standing>(standingSql, [ctx.tenantId, projectId])
    const { locked, open } = rows[0] ?? { locked: 0, open: null }
    if (open !== null) return label(`决算未审批完成：${open}`, `final account not approved: ${open}`)
    if (locked > 0 || (await readSources(ctx, projectId)).length === 0) return undefined
    return label('还没有决算', 'no final account yet')
  },
}

const path = `${finalAccountPages.account.detail.path}?id=`
const checking = `t.stage = 'checking' and t.status in ('draft', 'returned', 'rejected', 'withdrawn')`

export const accountDuties: readonly HomeDuty[] = [
  {
    key: 'finalAccount.confirm',
    rank: 36,
    label: label('待核对的决算', 'Final accounts to confirm'),
    path,
    permission: 'finalAccount:confirm',
    rows: ({ ctx, params }) => `select t.id, t.title, t.code as note, t.built_at as at from final_account t
      where ${['t.tenant_id = $1', checking, 't.unexplained = 0', 't.owner_id <> $2', 't.created_by is distinct from $2', ...scopeSql(FinalAccount, ctx, params)].join(' and ')}
      order by t.built_at, t.id`,
  },
  {
    key: 'finalAccount.explain',
    rank: 37,
    label: label('待说明差异的决算', 'Final accounts to explain'),
    path,
    permission: 'finalAccount:update',
    rows: ({ ctx, params }) => `select t.id, t.title, t.code as note, t.built_at as at from final_account t
      where ${['t.tenant_id = $1', checking, 't.unexplained > 0', 't.owner_id = $2', ...scopeSql(FinalAccount, ctx, params)].join(' and ')}
      order by t.built_at, t.id`,
  },
]
