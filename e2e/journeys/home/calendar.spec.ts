import { home } from '@srm/api/home'
import { shanghaiDay } from '@srm/api/shared/date'
import { accessible, accessibleInBoth, apiAs, expect, noSideways, open, setLook, signIn, test } from '../../fixtures.ts'

const dayMs = 86_400_000
/** Days in the middle of a month so far away that nothing else fills them: every view of the month has both of them. */
const month = shanghaiDay(new Date(Date.now() + 150 * dayMs)).slice(0, 7)
const [from, to] = [`${month}-12`, `${month}-15`]
const entryAt = (title: string) => ({
  title,
  isAllDay: false,
  startsAt: `${from}T09:30:00+08:00`,
  endsAt: `${from}T11:00:00+08:00`,
})

test('the calendar shows what modules have dates of, takes entries of one’s own and moves them by mouse', async ({
  page,
}) => {
  const title = `供应商见面会${String(Date.now()).slice(-6)}`
  await signIn(page)
  await open(page, `/home/calendar?on=${from}`)
  await page.getByRole('button', { name: '新增日程' }).click()
  const form = page.getByRole('dialog', { name: '新增日程' })
  await form.getByLabel('标题').fill(title)
  await form.getByRole('button', { name: '保存' }).click()
  const entry = page.getByRole('link', { name: new RegExp(title) })
  await expect(entry).toBeVisible()
  await expect(page.locator(`[data-day="${from}"]`)).toContainText(title)
  await accessibleInBoth(page)

  // Where no entry of other days lies over it.
  await entry.dragTo(page.locator(`[data-day="${to}"]`), { targetPosition: { x: 14, y: 14 } })
  await expect(page.getByText(`“${title}”已改到 ${to}`)).toBeVisible()

  await page.getByRole('button', { name: '列表', exact: true }).click()
  await page.getByRole('button', { name: `改期：${title}` }).click()
  await expect(page.getByRole('dialog', { name: `改期：${title}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await accessible(page)
  await page.getByRole('link', { name: new RegExp(title) }).click()
  const change = page.getByRole('dialog', { name: '修改日程' })
  await change.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('日程已删除')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
})

test('the feed is made, read by whoever has the link, and revoked', async ({ page, request }) => {
  const call = await apiAs(request)
  const title = `订阅${String(Date.now()).slice(-6)}`
  const { id } = await call(home.calendar.addEntry, { body: entryAt(title) })
  await signIn(page)
  await open(page, '/home/calendar')
  await page.getByRole('button', { name: '订阅', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '在手机或电脑的日历里看' })
  await dialog.getByRole('button', { name: /生成链接|重新生成/ }).click()
  const url = await dialog.getByLabel('订阅链接').inputValue()
  await accessible(page)
  const path = new URL(url).pathname
  const text = await (await request.get(path)).text()
  expect(text).toContain(`SUMMARY:${title}`)
  expect(text).toContain(`DTSTART;TZID=Asia/Shanghai:${from.replaceAll('-', '')}T093000`)
  await dialog.getByRole('button', { name: '撤销链接' }).click()
  await expect(page.getByText('链接已撤销')).toBeVisible()
  expect((await request.get(path)).status()).toBe(410)
  await call(home.calendar.removeEntry, { params: { id } })
})

test('the calendar fits a phone, in English and in the dark', async ({ page, request }) => {
  const call = await apiAs(request)
  const title = `手机${String(Date.now()).slice(-6)}`
  const { id } = await call(home.calendar.addEntry, { body: entryAt(title) })
  await page.setViewportSize({ width: 375, height: 812 })
  await setLook(page, { language: 'en', mode: 'dark' })
  await signIn(page)
  await open(page, `/home/calendar?on=${from}`)
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await noSideways(page)
  await accessible(page)
  await call(home.calendar.removeEntry, { params: { id } })
})
