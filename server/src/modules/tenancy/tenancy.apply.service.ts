import type { Parsed } from '@srm/api/endpoint'
import type { Apply, PurchaseLog, tenancy } from '@srm/api/tenancy'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { claimFiles, fileViews } from '#modules/file/index.ts'
import { own, read } from './tenancy.db.ts'

type Row = Omit<Apply, 'logo' | 'settings' | 'closing'> & Apply['settings'] & { logoId: string | null }

const mine = `select t.tenant_id as id, t.company_name as "companyName", t.short_name as "shortName", t.company_code as "companyCode",
    t.credit_code as "creditCode", t.contact_name as "contactName", t.mobile, t.email, t.industry, t.staff_scale as "staffScale",
    t.region, t.address, t.logo_id as "logoId", d.status, d.plan, d.seats, d.out_date as "outDate", t.version,
    (select count(*)::int from app.user_ref u where u.tenant_id = t.tenant_id and u.status = 'active') as "seatsUsed",
    coalesce((select bytes from app.file_storage_ref f where f.tenant_id = t.tenant_id), 0)::float8 as "storageUsed",
    t.upload_limit as "uploadLimit", t.session_days as "sessionDays", t.watermark, t.strict_passwords as "strictPasswords",
    t.over_budget as "overBudget"
  from app.tenant t join platform.tenant_directory d on d.tenant_id = t.tenant_id where t.tenant_id = $1`

export const getApply = async (ctx: Ctx): Promise<Apply> => {
  const found = (await ctx.db.run<Row>(mine, [ctx.tenantId])).rows[0] ?? fail('record.not_found')
  const { logoId, uploadLimit, sessionDays, watermark, strictPasswords, overBudget, ...rest } = found
  const { closing } = ctx.session
  return {
    ...rest,
    logo: logoId ? ((await fileViews(ctx, [logoId])).get(logoId)?.url ?? null) : null,
    closing: closing === 'reading' || closing === 'renewal' ? closing : 'none',
    settings: { uploadLimit, sessionDays, watermark, strictPasswords, overBudget },
  }
}

type Change = Parsed<typeof tenancy.apply.update>['body']

const settingsOf = ({ settings = {} }: Change) => ({
  ...(settings.uploadLimit !== undefined && { upload_limit: settings.uploadLimit }),
  ...(settings.sessionDays !== undefined && { session_days: settings.sessionDays }),
  ...(settings.watermark !== undefined && { watermark: settings.watermark }),
  ...(settings.strictPasswords !== undefined && { strict_passwords: settings.strictPasswords }),
  ...(settings.overBudget !== undefined && { over_budget: settings.overBudget }),
})

const columnsOf = ({
  companyName,
  shortName,
  creditCode,
  contactName,
  mobile,
  email,
  industry,
  staffScale,
  region,
  address,
  logoId,
}: Change) => {
  const columns = {
    company_name: companyName,
    short_name: shortName,
    credit_code: creditCode,
    contact_name: contactName,
    mobile,
    email,
    industry,
    staff_scale: staffScale,
    region,
    address,
    logo_id: logoId,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export const updateApply = async (ctx: Ctx, id: string, change: Change): Promise<{ id: string }> => {
  if (id !== ctx.tenantId) return fail('record.not_found')
  if (change.logoId !== undefined)
    await claimFiles(ctx, 'apply', id, { logo: change.logoId === null ? [] : [change.logoId] })
  const saved = await own(ctx)
    .updateTable('tenant')
    .set({ ...columnsOf(change), ...settingsOf(change), version: sql`version + 1`, updated_at: sql`now()` })
    .where('version', '=', change.version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) return fail('record.stale')
  await ctx.systemLog('setting.changed', { company: columnsOf(change), settings: change.settings ?? {} })
  return { id }
}

export const listPurchases = async (ctx: Ctx): Promise<PurchaseLog[]> => {
  const rows = await read(ctx).selectFrom('purchase_log').selectAll().orderBy('id', 'desc').limit(100).execute()
  return rows.map((log) => ({
    ...log,
    giftYears: log.gift_years,
    validFrom: log.valid_from,
    validTo: log.valid_to,
    createdAt: log.created_at,
  }))
}

export const accountManager = ({ config }: Ctx) => ({
  name: config.MANAGER_NAME,
  phone: config.MANAGER_PHONE,
  wechat: config.MANAGER_WECHAT ?? null,
  qr: config.MANAGER_QR ?? null,
})
