import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { smsDevelopment } from '@srm/api/notice/sms'
import { shanghaiTime } from '@srm/api/shared/date'

/** What the development driver would have sent to a number since; it also remembers what earlier runs sent. */
export const codeFor = async (request: APIRequestContext, mobile: string, since: string): Promise<string> => {
  const read = async (): Promise<string | undefined> => {
    const answer = (await (await request.get(smsDevelopment.messages.path)).json()) as {
      result: { mobile: string; text: string; at: string }[]
    }
    const mine = answer.result.filter((message) => message.mobile === mobile && message.at >= since)
    return mine.toSorted((a, b) => b.at.localeCompare(a.at))[0]?.text.match(/\d{6}/)?.[0]
  }
  await expect.poll(read).toBeDefined()
  return (await read()) ?? ''
}

/** The link of the message to a number since that says a word. */
export const messageTo = async (
  request: APIRequestContext,
  mobile: string,
  since: string,
  word: string,
): Promise<string> => {
  const read = async (): Promise<string | undefined> => {
    const answer = (await (await request.get(smsDevelopment.messages.path)).json()) as {
      result: { mobile: string; text: string; at: string }[]
    }
    const mine = answer.result.filter((one) => one.mobile === mobile && one.at >= since && one.text.includes(word))
    return mine[0]?.text.match(/https?:\S+/)?.[0]
  }
  await expect.poll(read, { timeout: 20_000 }).toBeDefined()
  return (await read()) ?? ''
}

/** Whether a message to a number since says a word. */
export const saidTo = async (
  request: APIRequestContext,
  mobile: string,
  since: string,
  word: string,
): Promise<boolean> => {
  const answer = (await (await request.get(smsDevelopment.messages.path)).json()) as {
    result: { mobile: string; text: string; at: string }[]
  }
  return answer.result.some((one) => one.mobile === mobile && one.at >= since && one.text.includes(word))
}

/** Asks for a code on the page and types it in, as whoever holds the phone would. */
export const prove = async (page: Page, mobile: string): Promise<void> => {
  const since = shanghaiTime(new Date())
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByLabel('短信验证码').fill(await codeFor(page.request, mobile, since))
}
