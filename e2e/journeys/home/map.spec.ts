import { home } from '@srm/api/home'
import { accessible, admin, apiAs, expect, noSideways, setLook, signInAt, test } from '../../fixtures.ts'

test('the map shows where projects take place, and a mark opens its record', async ({ page, request }) => {
  const call = await apiAs(request, admin)
  const { points } = await call(home.map, {})
  const first = points.find(({ layer, lat }) => layer === 'project' && lat !== null)
  await signInAt(page, '/home/map')
  const title = first?.title ?? ''
  const map = page.getByRole('application', { name: '项目、场地和花费的地图' })
  await expect(map.getByRole('link', { name: title })).toBeVisible()
  await accessible(page)
  await page.getByRole('checkbox', { name: '进行中的项目' }).uncheck()
  await expect(map.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('checkbox', { name: '进行中的项目' }).check()
  await page.getByRole('complementary', { name: '地图上的内容' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toContainText(title)
})

test('the number of hotels in a city opens as many', async ({ page, request }) => {
  const call = await apiAs(request, admin)
  const { points } = await call(home.map, {})
  const city = points.find(({ layer }) => layer === 'hotel')
  await signInAt(page, '/home/map')
  const map = page.getByRole('application', { name: '项目、场地和花费的地图' })
  await map
    .getByRole('link', { name: new RegExp(` · 酒店 · ${String(city?.count)}$`) })
    .first()
    .click()
  await expect(page.getByText(`共 ${String(city?.count)} 条`)).toBeVisible()
})

test('the map fits a phone, in English and in the dark', async ({ page }) => {
  await setLook(page, { language: 'en', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/home/map')
  await expect(page.getByRole('complementary').filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
