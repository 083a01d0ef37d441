import type { z } from 'zod'
import type { SmsAnswer } from './sms.ts'

const most = 65_536

const failed = (code: string, message: string, again: boolean): SmsAnswer => ({ accepted: false, code, message, again })

export const noTemplate = (name: string): SmsAnswer => failed('no_template', `no template for ${name}`, false)

/** An answer of ours is short; one that is not, is not from whom we asked. */
const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
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

const reasonOf = (error: unknown): SmsAnswer => {
  if (error instanceof Error && error.name === 'TimeoutError') return failed('timeout', 'no answer in time', true)
  const { cause } = error as { cause?: { code?: string } }
  // What was sent may stand in an error's text; the provider's fault is told by its kind alone.
  return failed('unreachable', cause?.code ?? 'the answer cannot be read', true)
}

/** Asks a provider and reads its answer; `read` says what the answer means. */
export const askProvider = async <S extends z.ZodType>(
  { url, headers, body, schema, timeout }: Call<S>,
  read: (answer: z.output<S>) => SmsAnswer,
): Promise<SmsAnswer> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body }),
    })
    const parsed = schema.safeParse(JSON.parse(await textOf(response)))
    return parsed.success ? read(parsed.data) : failed('unreadable', `status ${response.status}`, true)
  } catch (error) {
    return reasonOf(error)
  }
}
