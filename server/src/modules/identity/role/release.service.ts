import { identityPages } from '@srm/api/identity/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import { allPermissions } from '#kernel/auth/permissions.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { notify } from '#modules/notice/index.ts'
import { permissionCatalog } from './catalog.views.ts'

export const newRightsSentence = label(
  '本次升级新增 {{count}} 项权限，自建角色尚未包含',
  'This release brings {{count}} new permissions that your own roles do not hold yet',
)

const knownSql = 'select permissions from permission_release where tenant_id = $1'
const keepSql = `insert into permission_release (permissions) values ($1)
  on conflict (tenant_id) do update set permissions = excluded.permissions, updated_at = now()`
const lackingSql = `select distinct p from unnest($2::text[]) p where exists (select 1 from role r
  where r.tenant_id = $1 and r.kind = 'custom' and r.status = 'enabled' and not (p = any(r.permissions)))`

const named = 8

/** The new rights by what they are about: 编号规则（查询、修改）. */
const wordsOf = (ctx: Ctx, codes: ReadonlySet<string>): string => {
  const words = permissionCatalog({ ...ctx, language: 'zh' }).flatMap(({ title, codes: all }) => {
    const fresh = all.filter(({ code }) => codes.has(code))
    return fresh.length > 0 ? [`${title}（${fresh.map((one) => one.title).join('、')}）`] : []
  })
  const rest = words.length - named
  return words.slice(0, named).join('；') + (rest > 0 ? `；另有 ${rest} 类` : '')
}

/** Built-in roles follow a release by themselves; whoever looks after a company's own ones hears what is new. */
export const notifyNewRights = async (ctx: Ctx): Promise<void> => {
  const all = allPermissions()
  const { rows } = await ctx.db.run<{ permissions: string[] }>(knownSql, [ctx.tenantId])
  const known = new Set(rows[0]?.permissions ?? all)
  const fresh = all.filter((code) => !known.has(code))
  if (rows[0] && fresh.length === 0) return
  await ctx.db.run(keepSql, [[...all]])
  const lacking = await ctx.db.run<{ p: string }>(lackingSql, [ctx.tenantId, fresh])
  if (lacking.rows.length === 0) return
  const codes = new Set(lacking.rows.map(({ p }) => p))
  await notify(ctx, {
    to: await holdersOf(ctx, 'role:update'),
    type: 'system',
    title: fillSentence(newRightsSentence, { count: codes.size }),
    body: wordsOf(ctx, codes),
    link: identityPages.role.list.path,
  })
}
