import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Problem } from '@srm/api/approval'
import { own } from '../approval.db.ts'

type FlowRow = {
  id: string
  key: string
  name: string
  groupName: string | null
  icon: string | null
  description: string | null
  enabled: boolean
  version: number
  activeNo: number | null
  running: number
  rev: number
  editedAt: string
  documents: string[]
}
type Json = Record<string, unknown>

const columns = `f.id, f.key, f.name, f.group_name as "groupName", f.icon, f.description, f.enabled, f.version,
  v.no as "activeNo", d.rev, d.edited_at as "editedAt",
  (select count(*)::int from approval_instance i where i.tenant_id = f.tenant_id and i.flow_id = f.id
    and i.status in ('running', 'returned')) as running,
  array(select distinct b.doc_type from approval_flow_binding b where b.tenant_id = f.tenant_id and b.flow_id = f.id order by 1) as documents`
const from = `from approval_flow f join approval_flow_draft d on d.tenant_id = f.tenant_id and d.flow_id = f.id
  left join approval_flow_version v on v.tenant_id = f.tenant_id and v.id = f.active_version_id where f.tenant_id = $1`

export const listFlows = async (ctx: Ctx): Promise<FlowRow[]> =>
  (
    await ctx.db.run<FlowRow>(
      `select ${columns} ${from} order by f.group_name nulls last, f.name collate "zh-x-icu", f.id`,
      [ctx.tenantId],
    )
  ).rows

type FlowDetail = FlowRow & { tree: Json; problems: Problem[]; isPublished: boolean }

export const getFlow = async (ctx: Ctx, id: string): Promise<FlowDetail> => {
  const sql = `select ${columns}, d.tree, d.problems, d.tree is not distinct from v.tree as "isPublished" ${from} and f.id = $2`
  const { rows } = await ctx.db.run<FlowDetail>(sql, [ctx.tenantId, id])
  return rows[0] ?? fail('record.not_found')
}

type VersionRow = {
  id: string
  flowId: string
  no: number
  note: string | null
  publishedBy: string | null
  publishedAt: string
  active: boolean
  running: number
  tree: Json
  checksum: string
}

const versionSql = `select v.id, v.flow_id as "flowId", v.no, v.note, u.name as "publishedBy", v.published_at as "publishedAt",
    v.id = f.active_version_id is true as active, v.tree, v.checksum,
    (select count(*)::int from approval_instance i where i.tenant_id = v.tenant_id and i.version_id = v.id
      and i.status in ('running', 'returned')) as running
  from approval_flow_version v join approval_flow f on f.tenant_id = v.tenant_id and f.id = v.flow_id
  left join user_ref u on u.tenant_id = v.tenant_id and u.id = v.published_by where v.tenant_id = $1`

export const assertFlow = async (ctx: Ctx, id: string): Promise<void> => {
  const known = await own(ctx).selectFrom('approval_flow').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) fail('record.not_found')
}

export const listVersions = async (ctx: Ctx, flowId: string): Promise<VersionRow[]> => {
  await assertFlow(ctx, flowId)
  return (await ctx.db.run<VersionRow>(`${versionSql} and v.flow_id = $2 order by v.no desc`, [ctx.tenantId, flowId]))
    .rows
}

export const getVersion = async (ctx: Ctx, id: string): Promise<VersionRow> => {
  const { rows } = await ctx.db.run<VersionRow>(`${versionSql} and v.id = $2`, [ctx.tenantId, id])
  return rows[0] ?? fail('record.not_found')
}
