import { maxSmsTests, type SmsTemplate } from '@srm/api/notice/sms-template'
import type { Language } from '@srm/api/shared/label'
import type { SmsScene } from '@srm/api/shared/sms-scenes'
import type { Ctx } from '#kernel/ctx.ts'
import { covered } from '#kernel/external.ts'
import { allSmsScenes } from '#kernel/sms-scenes.ts'
import { read } from '../notice.db.ts'

const tests = `select count(*)::int as n from sms_log where tenant_id = $1 and created_by = $2 and is_test
  and created_at >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`

/** How many test messages this person sent today. */
export const countTests = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.run<{ n: number }>(tests, [ctx.tenantId, ctx.userId])).rows[0]?.n ?? 0

export const myMobile = async (ctx: Ctx): Promise<string | undefined> => {
  const row = await read(ctx)
    .selectFrom('user_ref')
    .select('mobile')
    .where('id', '=', ctx.userId ?? '')
    .executeTakeFirst()
  return row?.mobile ?? undefined
}

type Row = {
  scene: string
  body: string | null
  providerTemplate: string | null
  isOn: boolean
  version: number
  updatedAt: string
  updatedById: string | null
  updatedByName: string | null
}

const rowsSql = `select t.scene, t.body, t.provider_template as "providerTemplate", t.is_on as "isOn", t.version,
    t.updated_at as "updatedAt", t.updated_by as "updatedById", u.name as "updatedByName"
  from sms_template t left join user_ref u on u.tenant_id = t.tenant_id and u.id = t.updated_by where t.tenant_id = $1`

const templateIn = (language: Language, scene: SmsScene, row: Row | undefined): SmsTemplate => ({
  scene: scene.name,
  label: scene.label[language],
  when: scene.when[language],
  sender: scene.sender,
  required: scene.required ?? false,
  variables: Object.entries(scene.variables).map(([name, variable]) => ({
    name,
    label: variable.label[language],
    sample: variable.sample,
    secret: variable.secret ?? null,
  })),
  defaultText: scene.text,
  text: row?.body ?? scene.text,
  changed: (row?.body ?? null) !== null,
  providerTemplate: row?.providerTemplate ?? null,
  isOn: row?.isOn ?? true,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt ?? null,
  updatedBy: row?.updatedById ? { id: row.updatedById, name: row.updatedByName ?? '' } : null,
})

/** Every scene with what the company made of it; its own ones first. */
export const listTemplates = async (ctx: Ctx) => {
  const { rows } = await ctx.db.run<Row>(rowsSql, [ctx.tenantId])
  const [sent, mobile] = [await countTests(ctx), await myMobile(ctx)]
  const items = allSmsScenes().map((scene) =>
    templateIn(
      ctx.language,
      scene,
      rows.find((row) => row.scene === scene.name),
    ),
  )
  return {
    sign: ctx.config.SMS_SIGN_NAME,
    mobile: mobile === undefined ? null : covered(mobile),
    testsLeft: Math.max(0, maxSmsTests - sent),
    items: [
      ...items.filter(({ sender }) => sender === 'company'),
      ...items.filter(({ sender }) => sender !== 'company'),
    ],
  }
}
