import { createHash } from 'node:crypto'
import type { Profile } from '@srm/api/identity'
import type { Language } from '@srm/api/shared/label'
import { planOf } from '@srm/api/shared/plans'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { chooseCodes } from '#kernel/auth/permissions.ts'
import { closedByPlan } from '#kernel/auth/plans.ts'
import { version } from '#kernel/http/version.ts'
import { virtualName } from '#kernel/auth/virtual.ts'
import { claimFiles, fileViews } from '#modules/file/index.ts'
import { own } from '../identity.db.ts'
import { roleInLanguage } from '../role/role.rules.ts'

type Row = {
  displayName: string
  username: string
  avatar: string | null
  mobile: string | null
  email: string | null
  post: string | null
  feishuId: string | null
  mustChange: boolean
  departmentId: string | null
  departmentName: string | null
  company: string
  companyCode: string
  uploadLimit: number
  watermark: boolean
  plan: string
  outDate: string | null
  validFrom: string | null
  validTo: string | null
}

const me = `select u.display_name as "displayName", u.username, u.avatar_id as avatar, u.mobile, u.email, u.post, u.feishu_id as "feishuId",
    u.must_change_password as "mustChange", d.id as "departmentId", d.name as "departmentName", t.company_name as company,
    t.company_code as "companyCode", t.upload_limit as "uploadLimit", t.watermark, p.plan, p.out_date as "outDate", l.valid_from as "validFrom", l.valid_to as "validTo"
  from app."user" u join app.tenant_ref t on t.tenant_id = u.tenant_id join platform.tenant_directory_ref p on p.tenant_id = u.tenant_id
  left join app.department d on d.tenant_id = u.tenant_id and d.id = u.department_id
  left join lateral (select valid_from, valid_to from app.purchase_log_ref l where l.tenant_id = u.tenant_id order by l.id desc limit 1) l on true
  where u.tenant_id = $1 and u.id = $2`

/** Names a person to outside systems without giving their id away. */
const onlyKey = (tenantId: string, userId: string): string =>
  createHash('sha256').update(`${tenantId}|${userId}`).digest('hex').slice(0, 16).toUpperCase()

/** '1' stands for a membership that never ends. */
const membership = ({ plan, outDate }: Row, language: Ctx['language']): string =>
  outDate === null ? '1' : planOf(plan).label[language]

const roleNames = (roles: readonly string[] = [], language: Language): string[] =>
  roles.map((name) => roleInLanguage({ name }, language).name)

const userInfoOf = ({ session, language }: Ctx, found: Row, avatar: string): Profile['userInfo'] => ({
  userId: session.userId,
  username: found.displayName,
  avatar,
  onlyKey: onlyKey(session.tenantId, session.userId),
  dept: { name: found.departmentName ?? '' },
  role: { name: roleNames(session.roles, language).join(language === 'en' ? ', ' : '、') },
  isSuper: session.isSuper,
  apply: {
    companyName: found.company,
    outDate: found.outDate,
    purchaseLog: found.validFrom && found.validTo ? { validTime: `${found.validFrom} 至 ${found.validTo}` } : null,
  },
  membershipRights: { title: membership(found, language) },
  versionNumber: version,
})

export const getProfile = async (ctx: Ctx): Promise<Profile> => {
  const { session } = ctx
  const found = (await ctx.db.run<Row>(me, [ctx.tenantId, session.userId])).rows[0] ?? fail('session.missing')
  const avatar = found.avatar ? ((await fileViews(ctx, [found.avatar])).get(found.avatar)?.url ?? '') : ''
  return {
    id: session.userId,
    displayName: session.virtual ? virtualName : found.displayName,
    avatar,
    applyId: session.tenantId,
    permissions: [...session.permissions, ...chooseCodes(session)],
    roles: roleNames(session.roles, ctx.language),
    closedByPlan: closedByPlan(session, ctx.language),
    isSuper: session.isSuper,
    department: found.departmentId ? { id: found.departmentId, name: found.departmentName ?? '' } : null,
    company: found.company,
    companyCode: found.companyCode,
    uploadLimit: found.uploadLimit,
    watermark: found.watermark,
    mobile: found.mobile,
    email: found.email,
    post: found.post,
    feishuBound: found.feishuId !== null,
    mustChangePassword: found.mustChange,
    readOnly: session.closing !== undefined,
    seeingAs: session.seeingAs ?? null,
    feedbackShow: '1',
    userInfo: userInfoOf(ctx, found, avatar),
  }
}

type Change = {
  displayName?: string | undefined
  email?: string | null | undefined
  avatarId?: string | null | undefined
}

export const saveProfile = async (ctx: Ctx, { displayName, email, avatarId }: Change): Promise<{ done: boolean }> => {
  if (avatarId !== undefined)
    await claimFiles(ctx, 'user', ctx.session.userId, { avatar: avatarId === null ? [] : [avatarId] })
  await own(ctx)
    .updateTable('user')
    .set({
      ...(displayName !== undefined && { display_name: displayName }),
      ...(email !== undefined && { email }),
      ...(avatarId !== undefined && { avatar_id: avatarId }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: ctx.userId,
    })
    .where('id', '=', ctx.session.userId)
    .execute()
  return { done: true }
}

const administrators = `select u.display_name as name from "user" u where u.tenant_id = $1 and u.status = 'active'
    and (u.is_super or exists (select 1 from role r where r.tenant_id = u.tenant_id and r.id = any(u.roles) and r.code = 'ADMIN'))
  order by u.main desc, u.display_name limit 3`

/** Names alone: whoever lacks a right only has to know whom to ask. */
export const listAdministrators = async (ctx: Ctx): Promise<{ name: string }[]> =>
  (await ctx.db.run<{ name: string }>(administrators, [ctx.tenantId])).rows
