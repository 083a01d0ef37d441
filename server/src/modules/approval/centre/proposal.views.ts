import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Proposal, State } from '@srm/flow/state'
import type { Ctx } from '#kernel/ctx.ts'
import { holds } from '#kernel/auth/auth.ts'
import { coversAmount } from '../detail/rows.parts.views.ts'
import { administered } from '../detail/visible.views.ts'
import type { Detail } from '../detail/parts.views.ts'
import { documentOf } from '../run/document.store.ts'

type View = Detail['proposals'][number]
type ProposalActions = View['actions']

const at = (moment: number | null): string | null => (moment === null ? null : shanghaiTime(new Date(moment)))
const textIn = ({ act }: Proposal, key: string): string | null => (typeof act[key] === 'string' ? act[key] : null)

/** The author may think better of it; only another may agree or not. */
const answersOf = (by: string, me: string): ProposalActions =>
  by === me ? ['withdrawProposal'] : ['confirmProposal', 'refuseProposal']

export const proposalViews = (state: State, me: string, isAdmin: boolean): View[] =>
  state.proposals.map((proposal) => ({
    id: proposal.id,
    do: proposal.act.do,
    taskId: textIn(proposal, 'taskId'),
    runId: textIn(proposal, 'runId'),
    nodeId: textIn(proposal, 'nodeId'),
    to: textIn(proposal, 'to'),
    by: proposal.by,
    at: at(proposal.at) ?? '',
    reason: proposal.reason,
    status: proposal.status,
    answeredBy: proposal.answeredBy,
    answeredAt: at(proposal.answeredAt),
    answer: proposal.answer,
    actions: isAdmin && proposal.status === 'open' ? answersOf(proposal.by, me) : [],
  }))

type WaitingItem = HandlerResult<typeof approval.centre.proposals>[number]

const waitingSql = `select p.id, p.act ->> 'do' as "do", p.at, p.reason, i.id as "instanceId", i.serial_no as "serialNo", i.title,
    i.doc_type as "docType", f.name as flow, i.amount, i.current_label as node, json_build_object('id', u.id, 'name', u.name) as by
  from approval_proposal p join approval_instance i on i.tenant_id = p.tenant_id and i.id = p.instance_id
  join approval_flow f on f.tenant_id = i.tenant_id and f.id = i.flow_id
  join user_ref u on u.tenant_id = p.tenant_id and u.id = p.by_id
  where p.tenant_id = $1 and p.status = 'open' and ($3 or ${administered('$2')}) order by p.at, p.id limit 200`

/** What waits for a second among the flows the person looks after. */
export const waitingProposals = async (ctx: Ctx): Promise<WaitingItem[]> => {
  const me = ctx.userId ?? ''
  const all = holds(ctx.session, 'approval:admin')
  const { rows } = await ctx.db.run<Omit<WaitingItem, 'actions'>>(waitingSql, [ctx.tenantId, me, all])
  const looksAfter = new Set(
    await mayAnswer(
      ctx,
      rows.map(({ instanceId }) => instanceId),
    ),
  )
  return rows.map((row) => ({
    ...row,
    amount: coversAmount(ctx, documentOf(row.docType)) ? null : row.amount,
    actions: looksAfter.has(row.instanceId) ? answersOf(row.by.id, me) : [],
  }))
}

const mineSql = `select i.id from approval_instance i where i.tenant_id = $1 and i.id = any($3::uuid[])
  and (${administered('$2')} or exists (select 1 from user_ref u where u.tenant_id = i.tenant_id and u.id = $2::uuid and u.is_super and u.status = 'active'))`

/** Holding the code lets one look on; to answer one must be an administrator of the flow or of the company. */
const mayAnswer = async (ctx: Ctx, ids: readonly string[]): Promise<string[]> =>
  (await ctx.db.run<{ id: string }>(mineSql, [ctx.tenantId, ctx.userId, ids])).rows.map(({ id }) => id)
