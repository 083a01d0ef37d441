import { approval } from '@srm/api/approval'
import { contract } from '@srm/api/contract'
import { payment } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import type { APIRequestContext, Page } from '@playwright/test'
import { accessible, apiAs, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const asker = '许静怡'
const cashier = '曾磊'
const boss = '周敏'
const password = 'yuncai2026'
const serial = String(Date.now()).slice(-9)
const title = `展台搭建首款${serial}`

/** Those who decide, from the nearest to the last. */
const deciders = ['陆文博', '吴建国', boss]

const approve = async (request: APIRequestContext, docId: string): Promise<void> => {
  for (const name of deciders) {
    const call = await apiAs(request, name)
    const [running] = await call(approval.centre.of, { query: { docType: 'paymentRequest', docId } })
    if (!running) return
    const { runs } = await call(approval.centre.detail, { params: { id: running.id } })
    const task = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))
    const decision = { do: 'approve', taskId: task?.id ?? '', opinion: '同意' } as const
    if (task) await call(approval.act, { params: { id: running.id }, body: decision })
  }
}

const filterOf = (...filters: object[]): string => JSON.stringify(filters)

/** An instalment due at signing that could be paid in advance as it stands. */
const payable = async (request: APIRequestContext): Promise<{ id: string; open: string }> => {
  const call = await apiAs(request, asker)
  const filter = filterOf(
    { field: 'side', op: 'in', value: ['pay'] },
    { field: 'trigger', op: 'in', value: ['sign'] },
    { field: 'stage', op: 'in', value: ['pending'] },
  )
  const { items } = await call(contract.plan.list, { query: { filter, pageSize: 50 } })
  for (const { id } of items) {
    const start = await call(payment.request.start, { query: { kind: 'plan', source: id } })
    if (!start.account || start.open === '0.00') continue
    const body = {
      title,
      kind: 'plan' as const,
      plan: id,
      amount: start.open,
      isAdvance: true,
      needDate: shanghaiDay(new Date()),
    }
    const tried = await call(payment.request.create, { body })
    const reasons = await call(payment.request.check, { params: { id: tried.id } })
    await call(payment.request.remove, { params: { id: tried.id }, query: {} })
    if (!reasons.some(({ blocks }) => blocks)) return { id, open: start.open }
  }
  throw new Error('no instalment can be paid')
}

const idIn = (page: Page): string => new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first()

const ask = async (page: Page, plan: string): Promise<string> => {
  await signInAt(page, `/contract/plan/detail?id=${plan}`, asker)
  await page.getByRole('button', { name: '申请付款' }).click()
  await expect(page.getByText(/^还可申请/)).toBeVisible()
  await page.getByLabel('付款事由').fill(title)
  await page.getByRole('switch', { name: '预付款' }).click()
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('没有阻塞，可以付款').filter({ visible: true })).toBeVisible()
  await accessible(page)
  const id = idIn(page)
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(shown(page, '审批中')).toBeVisible()
  return id
}

const makeBatch = async (page: Page, requestId: string): Promise<string> => {
  await signInAt(page, `/finance/paymentRequest/detail?id=${requestId}`, cashier)
  await page.getByRole('button', { name: '付款', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked()
  await page.getByRole('combobox', { name: '付款账户' }).click()
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '招商银行基本户' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('待确认').filter({ visible: true }).first()).toBeVisible()
  return idIn(page)
}

const confirm = async (page: Page, batch: string): Promise<void> => {
  await signInAt(page, `/finance/paymentBatch/detail?id=${batch}`, boss)
  await page.getByRole('button', { name: '确认付款' }).click()
  const dialog = page.getByRole('dialog', { name: /确认付款 1 笔/ })
  await dialog.getByLabel('登录密码').fill(password)
  await dialog.getByRole('button', { name: '确认付款' }).click()
  await expect(page.getByText('已确认，可以导出银行文件')).toBeVisible()
}

const settle = async (page: Page, batch: string): Promise<void> => {
  await signInAt(page, `/finance/paymentBatch/detail?id=${batch}`, cashier)
  await page.getByRole('button', { name: '登记结果' }).click()
  const form = page.getByRole('dialog', { name: '登记结果' })
  await form.getByLabel('银行流水号').fill(`C${serial}`)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(shown(page, '已付款')).toBeVisible()
}

test('an instalment is asked for, agreed to, put into a batch, confirmed by another person and paid', async ({
  page,
  request,
}) => {
  const plan = await payable(request)
  const id = await ask(page, plan.id)
  await approve(request, id)
  const batch = await makeBatch(page, id)
  await confirm(page, batch)
  await settle(page, batch)
  await open(page, `/finance/paymentRequest/detail?id=${id}`)
  await page.getByRole('button', { name: '登记回单' }).click()
  const slip = { name: '回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const form = page.getByRole('dialog', { name: '登记回单' })
  await form.getByLabel('银行回单').setInputFiles(slip)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('回单已登记')).toBeVisible()
  await signInAt(page, `/contract/plan/detail?id=${plan.id}`, asker)
  await expect(shown(page, '已完成')).toBeVisible()
})

test('payments of the week, requests and batches fit a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/finance/paymentDue', cashier)
  await expect(page.getByRole('heading', { level: 1, name: '本周该付谁' })).toBeVisible()
  await noSideways(page)
  await accessible(page)
  for (const path of ['/finance/paymentRequest', '/finance/paymentBatch']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
    await noSideways(page)
  }
})
