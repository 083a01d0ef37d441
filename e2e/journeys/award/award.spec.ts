import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { award } from '@srm/api/award'
import { demand } from '@srm/api/demand'
import { inquiry } from '@srm/api/inquiry'
import { project } from '@srm/api/project'
import { shanghaiTime } from '@srm/api/shared/date'
import { accessible, apiAs, expect, noSideways, signInAt, test } from '../../fixtures.ts'
import { codeFor, messageTo, saidTo } from '../../sms.ts'
import { agree, chooseSuppliers } from './steps.ts'

const requester = '郑浩然'
const buyer = '许静怡'
const serial = String(Date.now()).slice(-9)
const bus = `接送大巴${serial}`
const phone = { width: 375, height: 812 }
const dayMs = 86_400_000

type Call = Awaited<ReturnType<typeof apiAs>>

/** A line of the pool somebody asked for and others agreed to, claimed by the buyer. */
const claimLine = async (request: APIRequestContext): Promise<string> => {
  const call = await apiAs(request, requester)
  const { items } = await call(project.project.list, { query: { keyword: '三亚客户大会' } })
  const [type] = await call(demand.type.all, { query: { keyword: '其他' } })
  const line = {
    name: bus,
    purchaseType: type?.id ?? '',
    quantity: '12',
    unit: '趟',
    dateFrom: '2027-05-20',
    budgetPrice: '300',
  }
  const body = { title: bus, project: items[0]?.id ?? '', needDate: '2027-05-20', lines: [line] }
  const { id } = await call(demand.demand.create, { body })
  await call(approval.submit, { body: { docType: 'demand', docId: id } })
  await agree(request, call, 'demand', id)
  const [part] = await call(demand.demand.progress, { params: { id } })
  await (
    await apiAs(request, buyer)
  )(demand.pool.claim, { body: { ids: [part?.id ?? ''] } })
  return part?.id ?? ''
}

const publish = async (call: Call, poolLine: string) => {
  const { purchaseType } = await call(demand.pool.show, { params: { id: poolLine } })
  const deadline = new Date(Date.now() + dayMs).toISOString()
  const lines = [{ name: bus, purchaseType: purchaseType.id, quantity: '12', unit: '趟', poolLine }]
  const body = { title: bus, method: 'inquiry' as const, deadline, awardMode: 'split' as const, lines }
  const { id } = await call(inquiry.create, { body })
  const chosen = await chooseSuppliers(call, id, 2)
  const { version } = await call(inquiry.show, { params: { id } })
  const suppliers = chosen.map(({ supplier: of }) => ({ supplier: of.id }))
  const invited = await call(inquiry.invite, { params: { id }, body: { version, suppliers } })
  await call(inquiry.publish, { params: { id }, body: { version: invited.version } })
  return { id, asked: chosen.map(({ contact, supplier: of }) => ({ name: of.name, mobile: contact?.mobile ?? '' })) }
}

/** A supplier follows the link of its message on a phone and names a price. */
const quoteAs = async (browser: Browser, request: APIRequestContext, mobile: string, price: string, since: string) => {
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await page.goto(await messageTo(request, mobile, since, '邀您报价'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await codeFor(request, mobile, since))
  await page.getByRole('button', { name: '查看内容' }).click()
  const line = page.getByRole('region', { name: bus })
  await line.getByLabel('单价').fill(price)
  for (const choice of await line.locator('select:visible').all()) await choice.selectOption({ index: 1 })
  await page.getByRole('button', { name: '提交报价' }).click()
  await expect(page.getByRole('heading', { name: '报价已送达' })).toBeVisible()
  await page.context().close()
}

const quantityOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `“${bus}”给${name}的数量` })

test('a line is split between two suppliers by hand, kept while it is changed, approved, and both are told', async ({
  page,
  browser,
  request,
}) => {
  const since = shanghaiTime(new Date())
  const call = await apiAs(request, buyer)
  const poolLine = await claimLine(request)
  const { id, asked } = await publish(call, poolLine)
  const [first = { name: '', mobile: '' }, second = first] = asked
  await quoteAs(browser, request, first.mobile, '280', since)
  await quoteAs(browser, request, second.mobile, '295', since)
  // With the last answer a small inquiry is closed and opened by the clock.
  await expect
    .poll(async () => (await call(inquiry.show, { params: { id } })).stage, { timeout: 20_000 })
    .toBe('opened')

  await signInAt(page, `/purchase/priceParity?id=${id}`, buyer)
  const cells = page.getByRole('gridcell')
  await cells.filter({ hasText: '3,360.00' }).click()
  await cells.filter({ hasText: '3,540.00' }).click()
  await expect(page.getByText('已选 1/1 行，2 家')).toBeVisible()
  await page.getByRole('button', { name: '生成定标单' }).click()
  await expect(quantityOf(page, first.name)).toHaveValue('6')
  await quantityOf(page, first.name).fill('9')
  await expect(page.getByRole('alert').filter({ hasText: '超过可定标的 12' })).toBeVisible()
  await quantityOf(page, second.name).fill('2')
  await expect(page.getByText('1 行只定了一部分')).toBeVisible()
  await page.getByRole('textbox', { name: `“${bus}”选${second.name}的说明` }).fill('首日车辆不足，需第二家补位')
  await page.getByRole('combobox', { name: `“${bus}”选${second.name}的理由` }).click()
  await page.getByTitle('品质优先').click()
  await accessible(page)
  await page.getByRole('button', { name: '保存定标单' }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`定标：${bus}`) })).toBeVisible()

  // Changed once more: what was chosen is still there.
  await page.getByRole('button', { name: '查看比价' }).click()
  await expect(page.getByText('已选 1/1 行，2 家')).toBeVisible()
  await page.getByRole('button', { name: '生成定标单' }).filter({ visible: true }).click()
  await expect(quantityOf(page, first.name)).toHaveValue('9')
  await expect(quantityOf(page, second.name)).toHaveValue('2')
  await quantityOf(page, first.name).fill('8')
  await page.getByRole('button', { name: '保存定标单' }).click()
  await page.getByRole('button', { name: '提交审批' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(page.getByText('审批中', { exact: true }).filter({ visible: true }).first()).toBeVisible()

  const { items } = await call(award.award.list, { query: { keyword: bus } })
  await agree(request, call, 'award', items[0]?.id ?? '')
  await expect.poll(async () => (await call(inquiry.show, { params: { id } })).stage).toBe('awarded')
  for (const { mobile } of asked) await expect.poll(() => saidTo(request, mobile, since, '您已中标')).toBe(true)
  const rest = await call(demand.pool.list, { query: { keyword: bus } })
  const left = rest.items.map(({ stage, quantity }) => `${stage} ${Number(quantity)}`)
  expect(left.toSorted((one, other) => one.localeCompare(other))).toEqual(['awarded 2', 'awarded 8', 'pending 2'])
  await page.setViewportSize(phone)
  await noSideways(page)
})
