import type { SmsScene } from '@srm/api/shared/sms-scenes'
import { z } from 'zod'
import type { Ctx } from '#kernel/ctx.ts'
import { covered } from '#kernel/external.ts'
import { newId } from '#kernel/ids.ts'
import { seal } from '#kernel/log/sealing.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { own } from '../notice.db.ts'
import { shortenLink } from './link.service.ts'
import { smsSealKeys } from './seal.rules.ts'
import { sendReasons } from './sentences.rules.ts'
import { renderSms } from './text.rules.ts'

type Order<V extends string> = {
  readonly mobile: string
  readonly values: Readonly<Record<V, string>>
  /** What it is about. */
  readonly record?: { readonly subject: string; readonly id: string }
}

type Options = {
  /** Counted against the budget when it was asked for. */
  readonly counted?: boolean
  readonly isTest?: boolean
  /** Instead of the company's own text, while somebody tries another. */
  readonly text?: string
}

/** What the job needs; sealed, since a code or a link stands in it. */
export const SealedSms = z.object({
  text: z.string(),
  params: z.record(z.string(), z.string()),
  templateId: z.string().optional(),
  counted: z.boolean(),
})

const shortenLinks = async (ctx: Ctx, { variables }: SmsScene, values: Readonly<Record<string, string>>) => {
  const short: Record<string, string> = { ...values }
  for (const [name, value] of Object.entries(values))
    if (variables[name]?.secret === 'link' && value !== variables[name].sample)
      short[name] = await shortenLink(ctx, value)
  return short
}

export const templateOf = (ctx: Ctx, scene: string) =>
  own(ctx)
    .selectFrom('sms_template')
    .select(['body', 'provider_template as templateId', 'is_on as isOn'])
    .where('scene', '=', scene)
    .executeTakeFirst()

/** Writes the message into the log and lets a job send it after the commit; answers its line. */
export const queueSms = async (ctx: Ctx, scene: SmsScene, order: Order<string>, options: Options = {}) => {
  const template = scene.sender === 'company' ? await templateOf(ctx, scene.name) : undefined
  const values = await shortenLinks(ctx, scene, order.values)
  const text = options.text ?? template?.body ?? scene.text
  const rendered = renderSms(scene, ctx.config.SMS_SIGN_NAME, text, values)
  const id = newId()
  const keys = smsSealKeys(ctx.config.SMS_SECRET)
  const mobile = covered(order.mobile)
  const found = searchText([mobile, rendered.covered])
  const templateId = template?.templateId ?? undefined
  const { counted = false, isTest = false } = options
  const isOn = isTest || template?.isOn !== false
  const sealed: z.input<typeof SealedSms> = { text: rendered.text, params: rendered.params, templateId, counted }
  await own(ctx)
    .insertInto('sms_log')
    .values({
      id,
      scene: scene.name,
      mobile,
      body: rendered.covered,
      length: rendered.length,
      parts: rendered.parts,
      subject: order.record?.subject ?? null,
      subject_id: order.record?.id ?? null,
      is_test: isTest,
      provider: ctx.sms.provider,
      search_text: found,
      search_grams: gramKeysOf(ctx.tenantId, found),
      ...(isOn
        ? {
            sealed_mobile: seal(keys, ctx.tenantId, order.mobile),
            sealed_values: seal(keys, ctx.tenantId, JSON.stringify(sealed)),
          }
        : { state: 'failed', reason: sendReasons.switched_off.zh, finished_at: new Date().toISOString() }),
    })
    .execute()
  if (isOn) await ctx.job('sms.send', { id })
  return { id, mobile, text: rendered.text }
}

/**
 * The way every text message of a company leaves: in the words the company chose for the scene, written into its log,
 * sent by a job once this is committed. Answers the line of the log.
 */
export const sendSms = async <V extends string>(ctx: Ctx, scene: SmsScene<V>, order: Order<V>): Promise<string> =>
  (await queueSms(ctx, scene, order)).id
