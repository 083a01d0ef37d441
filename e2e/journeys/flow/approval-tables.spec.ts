import type { Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import {
  accessibleInBoth,
  apiAs,
  expect,
  noSideways,
  open,
  pick,
  settled,
  signIn,
  signInAt,
  test,
} from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)

test('a holiday of several days is set in one go, counted, and given back', { tag: '@turn-a' }, async ({ page }) => {
  await signInAt(page, '/approval/workday?year=2027')
  const day = (label: RegExp) => page.getByRole('button', { name: label })
  await expect(page.getByText('全年 261 个工作日')).toBeVisible()
  await day(/^2月8日，周一，上班/).click()
  await day(/^2月12日，周五，上班/).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: '所选日期' })
  await expect(bar.getByText('已选 5 天：2027-02-08 至 2027-02-12')).toBeVisible()
  await bar.getByLabel('名称').fill('春节')
  await bar.getByRole('button', { name: '设为休息' }).click()
  await expect(day(/^2月10日，周三，休息，春节/)).toBeVisible()
  await expect(page.getByText('全年 256 个工作日')).toBeVisible()

  await day(/^2月8日/).focus()
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+Enter'])
    await page.keyboard.press(key)
  await bar.getByRole('button', { name: '恢复按星期' }).click()
  await expect(page.getByText('全年 261 个工作日')).toBeVisible()
  await expect(day(/^2月10日，周三，上班$/)).toBeVisible()
})

const choosePerson = async (page: Page, line: number, name: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: `第 ${String(line)} 行 审批人` })
  await field.fill(name)
  await page.locator('.ant-select-item-option').filter({ hasText: name, visible: true }).first().click()
  await page.keyboard.press('Escape')
}

test(
  'who decides is written as a table and used by a step of a flow',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const name = `费用审批矩阵${mark()}`
    await signInAt(page, '/approval/matrix')
    await page.getByRole('button', { name: '新建矩阵' }).click()
    const save = page.getByRole('button', { name: '保存', exact: true })
    await expect(save).toBeDisabled()
    await page.getByRole('textbox', { name: '名称' }).fill(name)
    await expect(page.getByText('还没有选审批人或角色')).toBeVisible()
    await page.getByLabel('第 1 行 到（不含）').fill('5000')
    await choosePerson(page, 1, '高远')
    await page.getByRole('button', { name: '添加一行' }).click()
    await choosePerson(page, 2, '周敏')
    await page.getByRole('button', { name: '添加一行' }).click()
    await choosePerson(page, 3, '高远')
    await expect(page.getByText('前面有一行不限条件，这一行不会用到')).toBeVisible()
    await page.getByRole('button', { name: '删除第 3 行' }).click()
    await save.click()
    await expect(page.getByText('已保存，之后发起的审批按新的矩阵')).toBeVisible()
    const stored = (await call(approval.matrix.list, {})).find((one) => one.name === name)
    expect(stored?.lines.map(({ below, people }) => [below, people?.length])).toEqual([
      ['5000', 1],
      [undefined, 1],
    ])

    const { id } = await call(approval.flow.create, {
      body: { name: `费用审批${mark()}`, key: `cost${mark()}`, groupName: '财务' },
    })
    await open(page, `/approval/flow/edit?id=${id}`)
    await page.getByRole('button', { name: '在“直属上级”之后添加' }).click()
    await page.getByRole('menu', { name: '添加节点' }).getByRole('menuitem', { name: '审批人', exact: true }).click()
    const asks = page.getByRole('dialog')
    const added = asks.getByRole('button', { name: '移除 审批矩阵' })
    await pick(
      asks.getByRole('button', { name: '添加审批人' }),
      page.getByRole('menuitem', { name: '审批矩阵' }),
      added,
    )
    await expect(asks.getByText('请选择审批矩阵')).toBeVisible()
    const offered = page.locator('.ant-select-item-option').filter({ hasText: name })
    await pick(asks.getByRole('combobox', { name: '审批矩阵' }), offered, asks.getByTitle(name, { exact: true }))
    await expect(async () => {
      const { tree } = await call(approval.flow.show, { params: { id } })
      expect(JSON.stringify(tree)).toContain(`"by":"matrix","id":"${stored?.id ?? ''}"`)
    }).toPass()
  },
)

test(
  'the tables behind approvals can be used by everybody, in the light and in the dark, and fit a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await signIn(page)
    const paths = ['/approval/workday', '/approval/matrix'] as const
    for (const path of paths) {
      await open(page, path)
      await settled(page)
      await accessibleInBoth(page)
    }
    await page.setViewportSize({ width: 375, height: 812 })
    await page.reload()
    for (const path of paths) {
      await open(page, path)
      await settled(page)
      await noSideways(page)
    }
  },
)
