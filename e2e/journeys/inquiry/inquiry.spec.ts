import { demand } from '@srm/api/demand'
import { compareMoney } from '@srm/api/shared/money'
import { accessible, apiAs, expect, noSideways, signInAt, test } from '../../fixtures.ts'

const buyer = '许静怡'
const serial = String(Date.now()).slice(-9)
const title = `现场物料${serial}`

const dayMs = 86_400_000
const soon = (): string => new Date(Date.now() + 3 * dayMs + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

test('lines of the pool become an inquiry to three suppliers in four steps, and the monitor shows them sent', async ({
  page,
  request,
}) => {
  const call = await apiAs(request, buyer)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['pending'] }])
  const { items } = await call(demand.pool.list, { query: { filter, pageSize: 100 } })
  // Below the amount from which somebody has to agree first.
  const line = items.find(({ budgetAmount }) => compareMoney(budgetAmount ?? '0', '40000') < 0)
  await call(demand.pool.claim, { body: { ids: [line?.id ?? ''] } })

  await signInAt(page, '/purchase/inquiry', buyer)
  await page.getByRole('button', { name: '从采购池选择' }).click()
  const pool = page.getByRole('dialog', { name: '我认领的需求' })
  await pool
    .getByRole('checkbox', { name: new RegExp(line?.name ?? '') })
    .first()
    .check()
  await pool.getByRole('button', { name: '加入 1 行' }).click()
  await expect(page.getByText('来自采购池')).toBeVisible()
  await page.getByLabel('采购主题').fill(title)
  await page.getByRole('button', { name: '保存', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const count of [1, 2, 3]) {
    await page
      .getByRole('button', { name: /^邀请 / })
      .and(page.locator(':enabled'))
      .first()
      .click()
    await expect(page.getByRole('heading', { name: `已选供应商（${String(count)}）` })).toBeVisible()
  }
  await page.getByRole('button', { name: '下一步' }).click()

  const deadline = page.getByLabel('报价截止')
  await deadline.fill(soon())
  await deadline.press('Tab')
  await page.getByRole('button', { name: '保存', exact: true }).click()

  await expect(page.getByRole('heading', { name: '短信（3 条）' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '发布询价' }).click()

  await expect(page.getByRole('timer')).toContainText('还剩')
  await expect(page.getByRole('list', { name: '答复情况' })).toContainText('3已发送')
  await accessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await noSideways(page)
})
