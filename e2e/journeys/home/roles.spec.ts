import { accessible, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

/** Who works how, what their day begins with, and a page they live in. */
const people = [
  {
    role: 'the boss',
    name: '周敏',
    widgets: ['今天必须处理', '待我审批', '今日数字'],
    page: '/finance/overview',
  },
  { role: 'a buyer', name: '高远', widgets: ['今天必须处理', '进行中的询价'], page: '/home/map' },
  {
    role: 'a project manager',
    name: '郑浩然',
    widgets: ['今天必须处理', '我的项目', '未来七天'],
    page: '/finance/project',
  },
  { role: 'finance', name: '苏婉清', widgets: ['今天必须处理', '资金', '本周该付谁'], page: '/finance/overview' },
] as const

for (const { role, name, widgets, page: path } of people)
  for (const width of [1440, 375])
    test(`${role} begins the day at ${String(width)}, and every figure leads on`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInAt(page, '/', name)
      for (const widget of widgets) await expect(page.getByRole('region', { name: widget, exact: true })).toBeVisible()
      await noSideways(page)
      await accessible(page)
      await open(page, path)
      await noSideways(page)
      await accessible(page)
    })
