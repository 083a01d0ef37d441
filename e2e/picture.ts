import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'

/** What the server signs with unless it is told otherwise. */
const secret = 'dev-only-secret-never-used-in-production-0123456789'

type Claims = { readonly id: string; readonly data: { readonly digest: string } }

/** Only people can read the picture. Whoever knows the server's secret finds the answer by trying all there may be. */
const answerTo = (ticket: string): string => {
  const { id, data } = JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()) as Claims
  const digestOf = (answer: string) =>
    createHmac('sha256', secret).update(`captcha|${id}|${answer}`).digest('base64url')
  const answers = Array.from({ length: 200 }, (_, n) => String(n))
  return answers.find((answer) => digestOf(answer) === data.digest) ?? ''
}

/** What stands on the next picture the page gets; called before it is asked for. */
export const nextPicture = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/captcha'))
  return answerTo(((await answer.json()) as { result: { id: string } }).result.id)
}
