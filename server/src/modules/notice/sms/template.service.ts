import type { notice } from '@srm/api/notice'
import { maxSmsTests, type smsMessages } from '@srm/api/notice/sms-template'
import type { Parsed } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { maxSmsLength, samplesOf, smsTextProblem, type SmsScene } from '@srm/api/shared/sms-scenes'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { covered } from '#kernel/external.ts'
import { smsSceneOf } from '#kernel/sms-scenes.ts'
import { queueSms } from './send.service.ts'
import { countTests, myMobile } from './template.views.ts'

const same = (text: string) => label(text, text)

const companyScene = (name: string): SmsScene => {
  const scene = smsSceneOf(name) ?? fail('record.not_found')
  return scene.sender === 'company' ? scene : fail('sms.platform_scene')
}

const assertText = (ctx: Ctx, scene: SmsScene, text: string): void => {
  const problem = smsTextProblem(samplesOf(scene), ctx.config.SMS_SIGN_NAME, text)
  if (problem?.kind === 'empty') fail('sms.empty_text')
  if (problem?.kind === 'unknown') fail('sms.unknown_variable', { words: { names: same(problem.names.join(' ')) } })
  if (problem?.kind === 'long')
    fail('sms.too_long', { words: { length: same(String(problem.length)), max: same(String(maxSmsLength)) } })
}

type Body = Parsed<typeof smsMessages.smsTemplate.update>['body']

/** One nobody changed yet has the version 0. */
const save = `insert into sms_template (scene, body, provider_template, is_on)
  select $2::text, $3::text, $4::text, $5::boolean
  where $6::int = 0 or exists (select 1 from sms_template where tenant_id = $1 and scene = $2::text)
  on conflict (tenant_id, scene) do update set body = $3, provider_template = $4, is_on = $5,
    version = sms_template.version + 1, updated_at = now(), updated_by = app.actor()
  where sms_template.tenant_id = $1 and sms_template.version = $6 returning version`

/** A text that is the product's own again is kept as none, so that it follows the product. */
export const updateTemplate = async (ctx: Ctx, name: string, { text, providerTemplate, isOn, version }: Body) => {
  const scene = companyScene(name)
  if (!isOn && scene.required) fail('sms.required_scene')
  assertText(ctx, scene, text)
  const body = text === scene.text ? null : text
  const values = [ctx.tenantId, name, body, providerTemplate, isOn, version]
  const { rows } = await ctx.db.run<{ version: number }>(save, values)
  const saved = rows[0]
  if (!saved) return fail('record.stale')
  await ctx.systemLog('sms.template_changed', { name: scene.label.zh, scene: name, text, providerTemplate, isOn })
  return { scene: name, version: saved.version }
}

/** One at a time for a person, so that two at once are counted one after the other. */
const lock = `select pg_advisory_xact_lock(hashtextextended('sms test ' || $1::text, 0))`

export const testSms = async (ctx: Ctx, { scene: name, text }: Parsed<typeof notice.sms.test>['body']) => {
  const scene = smsSceneOf(name) ?? fail('record.not_found')
  if (text !== undefined) assertText(ctx, companyScene(name), text)
  await ctx.db.run(lock, [ctx.userId])
  const left = maxSmsTests - (await countTests(ctx))
  if (left <= 0) fail('sms.test_limit', { words: { max: same(String(maxSmsTests)) } })
  const mobile = (await myMobile(ctx)) ?? fail('sms.no_mobile')
  const values = samplesOf(scene)
  const sent = await queueSms(ctx, scene, { mobile, values }, { isTest: true, ...(text !== undefined && { text }) })
  await ctx.systemLog('sms.tested', { mobile: covered(mobile), provider: ctx.sms.provider, name: scene.label.zh })
  return { ...sent, left: left - 1 }
}
