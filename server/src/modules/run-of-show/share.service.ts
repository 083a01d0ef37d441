import type { Parsed } from '@srm/api/endpoint'
import type { ExternalSheet, runOfShow } from '@srm/api/run-of-show'
import { externalPages } from '@srm/api/run-of-show/external-pages'
import { projectPages } from '@srm/api/project/pages'
import { runOfShowScene } from '@srm/api/run-of-show/sms-scenes'
import { runOfShowTab } from '@srm/api/run-of-show/tab'
import { label } from '@srm/api/shared/label'
import { addressOf } from '@srm/api/shared/pages'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { HandlerTree } from '#kernel/module.ts'
import { issueLink, sessionFor, type ExternalPurpose } from '#modules/external/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { itemsOf } from './sheet.views.ts'

const purpose = 'runOfShow'

type NamedProject = { readonly id: string; readonly name: string; readonly company: string }

const namedSql = `select p.id, p.name, t.company_name as company from project_ref p join tenant_ref t on t.tenant_id = p.tenant_id
  where p.tenant_id = $1 and p.id = $2`

const ownerSql = `select name, owner_id as owner from project_ref where tenant_id = $1 and id = $2`

/** A message of one part has no room for a long name. */
const shortened = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name)

/** A customer or supplier reads the run-of-show of one project. */
export const runOfShowPurpose: ExternalPurpose = {
  name: purpose,
  label: label('查看执行流程', 'Reads the run-of-show'),
  page: externalPages.show.path,
  days: 7,
  message: async (ctx, { recordId }) => {
    const [found] = (await ctx.db.run<NamedProject>(namedSql, [ctx.tenantId, recordId])).rows
    return found && { scene: runOfShowScene, values: { company: found.company, name: shortened(found.name) } }
  },
  comments: async (ctx, { recordId }) => {
    const { rows } = await ctx.db.run<{ name: string; owner: string | null }>(ownerSql, [ctx.tenantId, recordId])
    const [found] = rows
    const page = `${addressOf(projectPages.project.detail, recordId)}&tab=${runOfShowTab.key}`
    return found && { title: found.name, owners: found.owner === null ? [] : [found.owner], page }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, 'runItem:share')) fail('external.not_yours')
  },
}

type Share = Parsed<typeof runOfShow.share.send>['body']

export const shareSheet = async (ctx: Ctx, { projectId, days, ...contact }: Share): Promise<{ id: string }> => {
  await assertOpenProject(ctx, projectId, 'runItem')
  return { id: await issueLink(ctx, { purpose, subject: 'project', recordId: projectId, contact, days }) }
}

const linkedSql = `select p.id, p.name, t.company_name as company
  from external_link_ref x join project_ref p on p.tenant_id = x.tenant_id and p.id = x.record_id
    join tenant_ref t on t.tenant_id = x.tenant_id
  where x.tenant_id = $1 and x.id = $2 and x.purpose = '${purpose}' and x.expires_at > now() and x.revoked_at is null`

/** Looked up by the link with every call: what is revoked or over shows nothing more. */
const externalSheet = async (ctx: Ctx, linkId: string): Promise<ExternalSheet> => {
  const [found] = (await ctx.db.run<NamedProject>(linkedSql, [ctx.tenantId, linkId])).rows
  const { id, name, company } = found ?? fail('runOfShow.gone')
  const items = await itemsOf(ctx, id)
  return {
    company,
    project: name,
    items: items.map(({ version: _version, remark: _remark, supplier: _supplier, owner, ...item }) => ({
      ...item,
      owner: owner?.name ?? null,
    })),
  }
}

export const external: HandlerTree<typeof runOfShow.external> = {
  page: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => externalSheet(inside, sessionFor(ctx, purpose))),
}
