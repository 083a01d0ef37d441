import { project } from '@srm/api/project'
import { runOfShow } from '@srm/api/run-of-show'
import { shanghaiTime } from '@srm/api/shared/date'
import { accessible, apiAs, expect, noSideways, signInAt, test, translated } from '../../fixtures.ts'
import { codeFor, messageTo } from '../../sms.ts'

const manager = '郑浩然'
const serial = String(Date.now()).slice(-8)
const mobile = `138${serial}`
const phone = { width: 375, height: 812 }
const day = '2027-12-11'

/** At 09:40 of its day one thing runs and two come after it. */
const prepare = async (call: Awaited<ReturnType<typeof apiAs>>): Promise<string> => {
  const [type] = await call(project.classify.all, { query: {} })
  const name = `苏州发布会${serial.slice(-4)}`
  const body = { name, classify: type?.id ?? '', eventStart: day, eventEnd: day }
  const { id } = await call(project.project.create, { body })
  const item = { project: id, day, place: '主会场', cues: ['light'] }
  const add = (title: string, startTime: string, minutes: number, more: object = {}) =>
    call(runOfShow.item.create, { body: { ...item, title, startTime, minutes, ...more } })
  await add('主旨演讲', '09:30', 60, { remark: '出场费保密' })
  await add('茶歇', '10:30', 20)
  await add('圆桌对话', '10:50', 40)
  return id
}

test('a manager shifts what follows, and a guest with a link and a code reads now and next on a phone', async ({
  page,
  browser,
  request,
}) => {
  const call = await apiAs(request, manager)
  const id = await prepare(call)
  await signInAt(page, `/project/detail?id=${id}&tab=runOfShow`, manager)
  const panel = page.getByRole('tabpanel', { name: '执行流程' })
  await panel.getByRole('button', { name: '顺延：茶歇' }).click()
  const dialog = page.getByRole('dialog', { name: '从“茶歇”起调整' })
  await expect(dialog.getByText('2 项会调整')).toBeVisible()
  await dialog.getByRole('button', { name: '确认调整' }).click()
  await expect(page.getByText('已调整 2 项')).toBeVisible()
  await expect(panel.getByText('10:40').first()).toBeVisible()
  await accessible(page)

  const since = shanghaiTime(new Date())
  await panel.getByRole('button', { name: '发送链接' }).click()
  const form = page.getByRole('dialog', { name: '发送链接' })
  await form.getByLabel('收件人').fill('周经理')
  await form.getByLabel('手机号').fill(mobile)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(/链接已发送/)).toBeVisible()

  const outside = await browser.newContext({ viewport: phone })
  const guest = await outside.newPage()
  await guest.clock.setFixedTime(`${day}T09:40:00+08:00`)
  await guest.goto(await messageTo(request, mobile, since, '执行流程'))
  await guest.getByRole('button', { name: '获取验证码' }).click()
  await guest.getByLabel('短信验证码').fill(await codeFor(request, mobile, since))
  await guest.getByRole('button', { name: '查看内容' }).click()
  await expect(guest.getByRole('region', { name: '现在' })).toContainText('主旨演讲')
  const next = guest.getByRole('region', { name: '接下来' })
  await expect(next).toContainText('茶歇')
  await expect(next).toContainText('10:40')
  await expect(guest.getByText('出场费保密')).toHaveCount(0)
  await expect(guest.getByRole('navigation')).toHaveCount(0)
  await noSideways(guest)
  await translated(guest)
  await accessible(guest)

  const { items } = await call(runOfShow.item.sheet, { query: { projectId: id } })
  const tea = items.find(({ title }) => title === '茶歇')
  const body = { id: tea?.id ?? '', version: tea?.version ?? 0, minutes: 5, count: 2 }
  await call(runOfShow.item.shift, { body })
  await expect(next).toContainText('10:45', { timeout: 5000 })

  await outside.setOffline(true)
  await expect(guest.getByText(/没有网络，显示的是/)).toBeVisible({ timeout: 8000 })
  await expect(next).toContainText('圆桌对话')
  await outside.close()
})

test('a member without the role of a document does not see it', async ({ page }) => {
  await signInAt(page, '/project/index', '唐雨薇')
  await page.getByText('2026 云舟三亚客户大会').first().click()
  await page.getByRole('tab', { name: '文档' }).click()
  await expect(page.getByText('活动执行手册', { exact: true })).toBeVisible()
  await expect(page.getByText('搭建成本底价', { exact: true })).toHaveCount(0)
  await expect(page.getByText('酒店合同', { exact: true })).toHaveCount(0)
  await accessible(page)
})
