import type { Locator, Page } from '@playwright/test'
import { finder } from '@srm/api/finder'
import { accessible, apiAs, expect, noSideways, open, setLook, signIn, test } from '../../fixtures.ts'

/** From the home page to a hall that is held; says how often the mouse was pressed. */
const holdHall = async (page: Page): Promise<number> => {
  let clicks = 0
  const press = async (target: Locator): Promise<void> => {
    clicks += 1
    await target.click()
  }
  await open(page, '/')
  await press(page.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: '供应商' }))
  await press(page.locator('a[href$="/supplier/finder"]').first())
  await press(page.getByRole('combobox', { name: '城市' }))
  await press(page.getByRole('menuitemcheckbox', { name: '上海市' }).first())
  await page.keyboard.press('Escape')
  await press(page.getByLabel('人数'))
  await page.keyboard.type('300')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/需要 300 人/).first()).toBeVisible()
  await press(page.getByRole('button', { name: /^暂留 / }).first())
  const hold = page.getByRole('dialog')
  await expect(hold.getByLabel('事由')).toHaveValue('300 人会议')
  await press(hold.getByRole('button', { name: '保存' }))
  await expect(page.getByText('已登记').first()).toBeVisible()
  return clicks
}

test('a buyer finds halls for three hundred, compares two, marks days of one, and sees the map and the figures', async ({
  page,
}) => {
  await signIn(page)
  expect(await holdHall(page)).toBeLessThanOrEqual(8)

  await open(page, '/supplier/finder?region=310000&people=300&layout=theater&height=4')
  await expect(page.getByText(/需要 300 人剧院式，可坐 \d+ 人/).first()).toBeVisible()
  await page.getByTitle(/^全部符合 \d+$/).click()
  await accessible(page)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^加入短名单/ }) })
  await expect(cards.first()).toContainText('全部符合')
  await page
    .getByRole('checkbox', { name: /^加入短名单/ })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^加入短名单/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: '并排对比' }).click()
  const side = page.getByRole('region', { name: '并排对比' })
  await expect(side.getByRole('rowheader', { name: '层高', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page, '/supplier/calendar')
  const cell = page.getByRole('button', { name: /：未登记$/ }).last()
  await cell.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('事由').fill('新材料行业峰会')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: /暂留，新材料行业峰会$/ }).first()).toBeVisible()

  await open(page, '/supplier/map')
  await expect(page.getByRole('button', { name: /^\d+ .*，放大查看$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '以地图中心画圈' }).click()
  await expect(page.getByText(/圈内 \d+ 个会议厅/)).toBeVisible()

  await open(page, '/supplier/statistics')
  await expect(page.getByText('前三家占比 CR3')).toBeVisible()
  await accessible(page)
  await page
    .getByRole('region', { name: '按合作阶段' })
    .getByRole('row', { name: /黑名单/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '供应商列表' })).toBeVisible()
})

test(
  'the finder, the calendar, the map and the figures fit a phone and can be read by everybody in the dark',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const [first] = await call(finder.availability.places, { query: {} })
    await page.setViewportSize({ width: 375, height: 812 })
    await setLook(page, { mode: 'dark' })
    await signIn(page)
    const pages = [
      ['/supplier/finder?region=310000&people=300&layout=classroom&from=2026-12-01', '所选日期'],
      [`/supplier/calendar?${first?.kind ?? 'place'}=${first?.id ?? ''}`, '会议厅 / 房型'],
      ['/supplier/map', '当前范围内共'],
      ['/supplier/statistics', '金额最大的供应商'],
      ['/supplier/ranking', '名次'],
    ] as const
    for (const [path, text] of pages) {
      await open(page, path)
      await expect(page.getByText(text).first()).toBeVisible()
      await noSideways(page)
      await accessible(page)
    }
  },
)
