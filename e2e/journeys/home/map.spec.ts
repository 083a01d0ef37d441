import { home } from '@srm/api/home'
import { accessible, admin, apiAs, expect, noSideways, setLook, signInAt, test } from '../../fixtures.ts'

test('the map shows where projects take place, and a mark opens its record', async ({ page, request }) => {
  const call = await apiAs(request, admin)
  const { points } = await call(home.map, {})
  const first = points.find(({ layer, lat }) => layer === 'project' && lat !== null)
  await signInAt(page, '/home/map')
  const title = first?.title ?? ''
  await expect(page.getByRole('button', { name: title })).toBeVisible()
  await accessible(page)
  await page.getByRole('checkbox', { name: '进行中的项目' }).uncheck()
  await expect(page.getByRole('button', { name: title })).toHaveCount(0)
  await page.getByRole('checkbox', { name: '进行中的项目' }).check()
  await page.getByRole('complementary', { name: '地图上的内容' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toContainText(title)
})

test('the map fits a phone, in English and in the dark', async ({ page }) => {
  await setLook(page, { language: 'en', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/home/map')
  await expect(page.getByRole('complementary').filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
