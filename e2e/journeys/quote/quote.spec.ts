import { shanghaiTime } from '@srm/api/shared/date'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { accessible, apiAs, expect, noSideways, test, translated } from '../../fixtures.ts'
import { publishInquiry } from '../../quoting.ts'
import { codeFor, messageTo } from '../../sms.ts'

const buyer = '许静怡'
const phone = { width: 375, height: 812 }

/** All that came over the line so far, as it came. */
const loaded = `performance.getEntries().reduce((all, { encodedBodySize = 0 }) => all + encodedBodySize, 0)`

/** A supplier opens the link of its message on a phone. */
const openAs = async (browser: Browser, request: APIRequestContext, mobile: string, since: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await page.goto(await messageTo(request, mobile, since, '邀您报价'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await codeFor(request, mobile, since))
  await page.getByRole('button', { name: '查看内容' }).click()
  return page
}

test('a supplier quotes on a phone and gets a receipt, another declines with one tap', async ({ browser, request }) => {
  const since = shanghaiTime(new Date())
  const [first = '', second = ''] = await publishInquiry(await apiAs(request, buyer))

  const page = await openAs(browser, request, first, since)
  const line = page.getByRole('region', { name: '45 座大巴' })
  await expect(line).toBeVisible()
  const bytes = await page.evaluate<number>(loaded)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes, 'all a supplier loads to fill in a quote').toBeLessThan(200_000)
  await line.getByLabel('单价').fill('2800')
  await expect(page.getByText('草稿已保存')).toBeVisible()
  await expect(page.locator('footer')).toContainText('￥33,600.00')
  for (const choice of await line.locator('select:visible').all()) await choice.selectOption({ index: 1 })
  await noSideways(page)
  await translated(page)
  await accessible(page)
  await page.getByRole('button', { name: '提交报价' }).click()
  await expect(page.getByRole('heading', { name: '报价已送达' })).toBeVisible()
  await expect(page.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await accessible(page)

  const other = await openAs(browser, request, second, since)
  await other.getByRole('button', { name: '不报价' }).click()
  await other.getByRole('button', { name: '预算过低' }).click()
  await expect(other.getByRole('heading', { name: '已回复不报价' })).toBeVisible()
  await accessible(other)
})
