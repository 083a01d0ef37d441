import { SupplierMove } from '@srm/api/supplier'
import { supplierPages } from '@srm/api/supplier/pages'
import { addressOf } from '@srm/api/shared/pages'
import type { Ctx } from '#kernel/ctx.ts'
import { fillSentence } from '@srm/api/shared/label'
import { isBound } from '#modules/approval/index.ts'
import { notify } from '#modules/notice/index.ts'
import { standsAgainst } from './lifecycle.rules.ts'
import { moves, writeMove } from './lifecycle.service.ts'
import { checksOf } from './lifecycle.views.ts'
import { policyOf } from './policy.views.ts'
import { sentences } from '../sentences.rules.ts'

/** Who could rise: good enough on the whole, and not proposed in the last quarter. */
const candidatesSql = `select s.id, s.name, s.owner_id as owner from supplier s
  where s.tenant_id = $1 and s.lifecycle = 'qualified' and s.status = 'enabled' and coalesce(s.score, '-Infinity'::numeric) >= $2::numeric
    and not exists (select 1 from supplier_move m where m.tenant_id = $1 and m.supplier_id = s.id
      and (m.status in ('draft', 'waiting', 'pending', 'returned') or (m.kind = 'prefer' and m.created_at > now() - interval '90 days')))
  order by s.id limit 500`

type Candidate = { readonly id: string; readonly name: string; readonly owner: string | null }

const propose = async (ctx: Ctx, { id, name, owner }: Candidate): Promise<void> => {
  const reason = '连续两个周期评分达标，订单充足，没有未了结的争议'
  const made = await writeMove(ctx, { supplier: id, kind: 'prefer', reason }, { status: 'draft', automatic: true })
  // A flow is begun by a person: whoever looks after the supplier sends it on its way.
  if (owner) await moves.patch(ctx, made.id, { owner })
  const bound =
    owner !== null && (await isBound(ctx, { docType: SupplierMove.name, docId: made.id, purpose: 'create' }))
  if (!bound) await moves.patch(ctx, made.id, { status: 'waiting' })
  if (owner)
    await notify(ctx, {
      to: [owner],
      type: 'task',
      title: fillSentence(sentences.preferable, { name }),
      link: `${addressOf(supplierPages.supplier.detail, id)}&tab=moves`,
    })
}

/** Every night looks for suppliers that have earned it; a person agrees. */
export const proposePreferred = async (ctx: Ctx): Promise<void> => {
  const { preferredScore } = await policyOf(ctx)
  const { rows } = await ctx.db.run<Candidate>(candidatesSql, [ctx.tenantId, preferredScore])
  for (const candidate of rows)
    if (!(await checksOf(ctx, candidate.id, 'prefer')).some(standsAgainst)) await propose(ctx, candidate)
}
