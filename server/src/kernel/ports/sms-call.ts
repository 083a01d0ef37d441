import type { z } from 'zod'
import { isObject } from '@srm/api/shared/json'
import type { SmsAnswer, SmsReport } from './sms.ts'

const most = 65_536

const failed = (code: string, message: string, again: boolean): SmsAnswer => ({ accepted: false, code, message, again })

export const noTemplate = (name: string): SmsAnswer => failed('no_template', `no template for ${name}`, false)

/** An answer of ours is short; one that is not, is not from whom we asked. */
const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type Call<S extends z.ZodType> = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly schema: S
  readonly timeout: number
}

/** Nobody knows yet; it is asked again later. */
export const waiting: SmsReport = { state: 'waiting' }

type Failure<T> = (code: string, message: string) => T

const reasonOf = <T>(error: unknown, unanswered: Failure<T>): T => {
  if (error instanceof Error && error.name === 'TimeoutError') return unanswered('timeout', 'no answer in time')
  const cause = error instanceof Error && isObject(error.cause) ? error.cause : undefined
  // What was sent may stand in an error's text; the provider's fault is told by its kind alone.
  return unanswered('unreachable', typeof cause?.code === 'string' ? cause.code : 'the answer cannot be read')
}

/** A message no provider answered for may be tried again. */
export const tryAgain = (code: string, message: string): SmsAnswer => failed(code, message, true)

/** Asks a provider and reads its answer; `read` says what the answer means, `unanswered` what none means. */
export const askProvider = async <S extends z.ZodType, T>(
  { url, headers, body, schema, timeout }: Call<S>,
  read: (answer: z.output<S>) => T,
  unanswered: Failure<T>,
): Promise<T> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body }),
    })
    const parsed = schema.safeParse(JSON.parse(await textOf(response)))
    return parsed.success ? read(parsed.data) : unanswered('unreadable', `status ${response.status}`)
  } catch (error) {
    return reasonOf(error, unanswered)
  }
}
