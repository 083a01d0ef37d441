import { z } from 'zod'
import type { Config } from '../config.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export type MailAnswer =
  | { readonly accepted: true }
  /** `again`: refused for a reason that may pass. */
  | { readonly accepted: false; readonly again: boolean; readonly reason: string }

/** Hands a mail to whoever delivers it. Never throws: whatever goes wrong is an answer. */
export type SendMail = (mail: Mail) => Promise<MailAnswer>

type MailSettings = Pick<
  Config,
  'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_SECURITY' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_FROM'
>

/** A server's words begin with 5 when it will never take the mail; anything else may pass. */
const answerTo = (error: unknown): MailAnswer => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  // What was sent may stand in an error's text; the fault is told by its kind alone.
  const reason = status > 0 ? `${code} ${status}` : code
  // A wrong password is refused with 535 and can be put right, so that the mail need not be lost.
  return { accepted: false, again: !(status >= 500) || code === 'EAUTH', reason }
}

const timeout = 15_000
const Address = z.email().max(200)

/** A mail server by SMTP; none without settings. */
export const createMail = (config: MailSettings): SendMail | undefined => {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURITY: security, SMTP_USER: user, SMTP_FROM: from } = config
  if (!host || !from) return undefined
  // Loaded by the first mail: most processes never send one.
  const transport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(user && { auth: { user, pass: config.SMTP_PASSWORD } }),
    })
  }
  let made: ReturnType<typeof transport> | undefined
  return async ({ to, subject, text }) => {
    // One person's address and nothing else: a list would tell others.
    if (!Address.safeParse(to).success) return { accepted: false, again: false, reason: 'no address' }
    try {
      made ??= transport()
      await (await made).sendMail({ from, to: { name: '', address: to }, subject, text })
      return { accepted: true }
    } catch (error) {
      return answerTo(error)
    }
  }
}
