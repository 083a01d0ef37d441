import { createHmac } from 'node:crypto'
import type { Config } from '#kernel/config.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { own } from '../approval.db.ts'
import { command } from './command.service.ts'
import { unlessSettled } from './command.settled.service.ts'

const mayCall = (config: Config, url: string): boolean =>
  config.WEBHOOK_HOSTS.split(',').includes(new URL(url).host) && /^https?:$/.test(new URL(url).protocol)

type Message = { readonly text: string; readonly signature: string; readonly allowed: boolean }

const messageOf = async (ctx: Ctx, { instanceId, runId, url }: Jobs['approval.webhook']): Promise<Message> => {
  const instance = await own(ctx)
    .selectFrom('approval_instance')
    .select(['serial_no as serialNo', 'title', 'doc_type as docType', 'doc_id as docId', 'status', 'round'])
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify({ instanceId, runId, ...instance })
  const signature = createHmac('sha256', ctx.config.WEBHOOK_SECRET).update(text).digest('hex')
  return { text, signature, allowed: mayCall(ctx.config, url) }
}

/** Taken, or refused for good; what may pass is thrown, so that the queue tries again. */
const call = async (url: string, { text, signature, allowed }: Message): Promise<boolean> => {
  if (!allowed) return false
  const headers = { 'content-type': 'application/json', 'x-srm-signature': signature }
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.status >= 500 || answer.status === 429) throw new Error(`webhook answered ${answer.status}`)
  return answer.ok
}

/** The call is made outside any transaction; its answer is a command like any other. */
export const callOut = async (run: JobRun, data: Jobs['approval.webhook']): Promise<void> => {
  const ok = await call(data.url, await run.transaction((ctx) => messageOf(ctx, data)))
  if (!ok) run.log.warn({ runId: data.runId }, 'webhook refused')
  const act = { do: 'callback', runId: data.runId, ok } as const
  const order = { act, actor: { system: 'webhook' }, key: `webhook:${data.runId}` }
  await unlessSettled(run.transaction((ctx) => command(ctx, data.instanceId, order)))
}
