import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { acceptance } from '@srm/api/acceptance'
import { approval } from '@srm/api/approval'
import { award } from '@srm/api/award'
import { demand } from '@srm/api/demand'
import { inquiry } from '@srm/api/inquiry'
import { order } from '@srm/api/order'
import { project } from '@srm/api/project'
import { shanghaiTime } from '@srm/api/shared/date'
import { apiAs, expect, noSideways, signInAt, test, translated } from '../../fixtures.ts'
import { openLink } from '../order/steps.ts'
import { agree, chooseSuppliers, type Call } from './steps.ts'

const requester = '郑浩然'
const superior = '林若曦'
const buyer = '许静怡'
const openers = ['周敏', '吴建国']
const serial = String(Date.now()).slice(-8)
const stage = `主舞台搭建${serial}`
/** Whoever signs is another person: a number gets one code a minute. */
const signer = `139${serial}`
const phone = { width: 375, height: 812 }
const dayMs = 86_400_000

/** Somebody needs a stage; their superior sees beside it what it would be decided by. */
const askForIt = async (page: Page, request: APIRequestContext): Promise<string> => {
  const call = await apiAs(request, requester)
  const { items } = await call(project.project.list, { query: { keyword: '三亚客户大会' } })
  const [type] = await call(demand.type.all, { query: { keyword: '其他' } })
  const line = {
    name: stage,
    purchaseType: type?.id ?? '',
    quantity: '2',
    unit: '座',
    dateFrom: '2027-05-20',
    budgetPrice: '30000',
  }
  const body = { title: stage, project: items[0]?.id ?? '', needDate: '2027-05-20', lines: [line] }
  const { id } = await call(demand.demand.create, { body })
  await call(approval.submit, { body: { docType: 'demand', docId: id } })
  const [running] = await call(approval.centre.of, { query: { docType: 'demand', docId: id } })
  await signInAt(page, `/approval/detail?id=${running?.id ?? ''}`, superior)
  const dates = page.getByRole('region', { name: '预算与时间' })
  await expect(dates).toContainText(requester)
  await expect(dates).toContainText('还有')
  await expect(page.getByRole('region', { name: '历史价格与有效报价' })).toContainText(stage)
  await translated(page)
  await agree(request, call, 'demand', id)
  const [part] = await call(demand.demand.progress, { params: { id } })
  return part?.id ?? ''
}

/** Taken from the pool and asked of three, once somebody has agreed to so large a purchase. */
const askThree = async (request: APIRequestContext, call: Call, poolLine: string) => {
  await call(demand.pool.claim, { body: { ids: [poolLine] } })
  const { purchaseType } = await call(demand.pool.show, { params: { id: poolLine } })
  const deadline = new Date(Date.now() + dayMs).toISOString()
  const line = {
    name: stage,
    purchaseType: purchaseType.id,
    quantity: '2',
    unit: '座',
    poolLine,
    budgetAmount: '60000',
  }
  const body = { title: stage, method: 'inquiry' as const, deadline, lines: [line] }
  const { id } = await call(inquiry.create, { body })
  const chosen = await chooseSuppliers(call, id, 3)
  expect(chosen).toHaveLength(3)
  const { version } = await call(inquiry.show, { params: { id } })
  const suppliers = chosen.map(({ supplier: of }) => ({ supplier: of.id }))
  await call(inquiry.invite, { params: { id }, body: { version, suppliers } })
  await call(approval.submit, { body: { docType: 'purchase', docId: id } })
  await agree(request, call, 'purchase', id)
  const approved = await call(inquiry.show, { params: { id } })
  await call(inquiry.publish, { params: { id }, body: { version: approved.version } })
  return { id, asked: chosen.map(({ contact, supplier: of }) => ({ name: of.name, mobile: contact?.mobile ?? '' })) }
}

type SupplierContact = { readonly mobile: string; readonly since: string }

/** A supplier follows the link of its message on a phone and names a price. */
const quoteAs = async (
  browser: Browser,
  request: APIRequestContext,
  { mobile, since }: SupplierContact,
  price: string,
) => {
  const page = await openLink(browser, request, { mobile, since, word: '邀您报价' })
  const line = page.getByRole('region', { name: stage })
  await line.getByLabel('单价').fill(price)
  for (const choice of await line.locator('select:visible').all()) await choice.selectOption({ index: 1 })
  await page.getByRole('button', { name: '提交报价' }).click()
  await expect(page.getByRole('heading', { name: '报价已送达' })).toBeVisible()
  await page.context().close()
}

/** Closed with the last answer; nobody reads a price before two people have opened them. */
const openByTwo = async (page: Page, request: APIRequestContext, id: string): Promise<void> => {
  const [first = ''] = openers
  // Whoever buys does not end it themselves.
  const call = await apiAs(request, first)
  const { stage: now, version } = await call(inquiry.show, { params: { id } })
  if (now === 'quoting') await call(inquiry.close, { params: { id }, body: { version, reason: '三家均已答复' } })
  for (const [at, name] of openers.entries()) {
    await signInAt(page, `/purchase/detail?id=${id}`, name)
    await expect(page.getByText('28,000.00')).toHaveCount(0)
    await page.getByRole('button', { name: '开标', exact: true }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', { name: '确认开标' })
    await dialog.getByRole('button', { name: '开标', exact: true }).click()
    await expect(page.getByText(at === 0 ? '已确认，等待另一位开标人' : '已开标').first()).toBeVisible()
  }
  await expect.poll(async () => (await call(inquiry.show, { params: { id } })).stage).toBe('opened')
}

/** Compared on equal terms; the one that is not the cheapest is chosen, which takes a reason. */
const awardSecond = async (page: Page, request: APIRequestContext, id: string, name: string): Promise<void> => {
  const call = await apiAs(request, buyer)
  await signInAt(page, `/purchase/priceParity?id=${id}`, buyer)
  await page.getByRole('gridcell').filter({ hasText: '57,000.00' }).click()
  await page.getByRole('button', { name: '生成定标单' }).filter({ visible: true }).click()
  await page.getByRole('textbox', { name: `“${stage}”选${name}的说明` }).fill('自有钢架，进场早一天')
  await page.getByRole('combobox', { name: `“${stage}”选${name}的理由` }).click()
  await page.getByTitle('品质优先').click()
  await page.getByRole('button', { name: '保存定标单' }).click()
  await page.getByRole('button', { name: '提交审批' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(page.getByText('审批中', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  const { items } = await call(award.award.list, { query: { keyword: stage } })
  await agree(request, call, 'award', items[0]?.id ?? '')
  const stageNow = async () => (await call(inquiry.show, { params: { id } })).stage
  await expect.poll(stageNow).toMatch(/^(?:awarded|ordered)$/)
}

/** Sent by the buyer, confirmed by the supplier's link. */
const orderIt = async (page: Page, browser: Browser, request: APIRequestContext, mobile: string): Promise<string> => {
  const call = await apiAs(request, buyer)
  const found = async () => (await call(order.order.list, { query: { keyword: stage } })).items
  await expect.poll(async () => (await found()).length).toBe(1)
  const id = (await found())[0]?.id ?? ''
  const since = shanghaiTime(new Date())
  await signInAt(page, `/purchase/order/detail?id=${id}`, buyer)
  await page.getByRole('button', { name: '发送给供应商' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '发送给供应商' }).click()
  await expect(dialog).toBeHidden()
  const theirs = await openLink(browser, request, { mobile, since, word: '请您确认订单' })
  await expect(theirs.getByText('￥57,000.00').first()).toBeVisible()
  await theirs.getByRole('button', { name: '确认订单' }).click()
  await expect(theirs.getByRole('heading', { name: '订单已确认' })).toBeVisible()
  await theirs.context().close()
  return id
}

/** Counted on the phone by whoever runs the event, signed by the supplier's link. */
const acceptIt = async (page: Page, browser: Browser, request: APIRequestContext, id: string): Promise<void> => {
  const since = shanghaiTime(new Date())
  await page.setViewportSize(phone)
  await signInAt(page, `/purchase/acceptance/edit?order=${id}`, requester)
  await page.getByLabel('签字人手机').fill(signer)
  await page.getByRole('button', { name: '存草稿' }).click()
  const ask = page.getByRole('button', { name: '请供应商签字' }).filter({ visible: true })
  await ask.click()
  await expect(page.getByText('等待供应商签字').filter({ visible: true })).toBeVisible()
  const theirs = await openLink(browser, request, { mobile: signer, since, word: '签字' })
  await expect(theirs.getByText('￥57,000.00').first()).toBeVisible()
  await theirs.getByRole('button', { name: '确认签字' }).click()
  await expect(theirs.getByRole('heading', { name: '签字已送达' })).toBeVisible()
  await theirs.context().close()
  const call = await apiAs(request, requester)
  const { items } = await call(acceptance.acceptance.list, { query: { keyword: stage } })
  expect(items).toMatchObject([{ stage: 'signed', amount: '57000.00' }])
}

test(
  'a stage is asked for, quoted by three on phones, opened by two, awarded with a reason, ordered, accepted, to be paid',
  { tag: '@nightly' },
  async ({ page, browser, request }) => {
    const call = await apiAs(request, buyer)
    const poolLine = await askForIt(page, request)
    const since = shanghaiTime(new Date())
    const { id, asked } = await askThree(request, call, poolLine)
    let codeAsked = Date.now()
    for (const [at, price] of ['28000', '28500', '31000'].entries()) {
      if (at === 1) codeAsked = Date.now()
      await quoteAs(browser, request, { mobile: asked[at]?.mobile ?? '', since }, price)
    }
    await openByTwo(page, request, id)
    await awardSecond(page, request, id, asked[1]?.name ?? '')
    // A number gets one code a minute.
    await expect.poll(() => Date.now() - codeAsked, { timeout: 90_000 }).toBeGreaterThan(65_000)
    const orderId = await orderIt(page, browser, request, asked[1]?.mobile ?? '')
    await acceptIt(page, browser, request, orderId)

    // What is owed can be asked for; what still speaks against paying it, such as a missing invoice, stands beside it.
    await page.setViewportSize({ width: 1440, height: 900 })
    await signInAt(page, `/purchase/order/detail?id=${orderId}`, buyer)
    await page.getByRole('button', { name: '申请付款' }).filter({ visible: true }).click()
    await expect(page.getByText(/^还可申请/)).toBeVisible()
    await page.getByLabel('付款事由').fill(`${stage}尾款`)
    await page.getByRole('button', { name: '存草稿' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${stage}尾款` })).toBeVisible()
    await expect(page.getByText('￥57,000.00').filter({ visible: true }).first()).toBeVisible()
    await page.setViewportSize(phone)
    await noSideways(page)
  },
)
