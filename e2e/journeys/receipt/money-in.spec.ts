import { approval } from '@srm/api/approval'
import { contract } from '@srm/api/contract'
import { invoicing } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Page } from '@playwright/test'
import { accessible, admin, apiAs, expect, noSideways, signInAt, test } from '../../fixtures.ts'

const cashier = '曾磊'
const serial = String(Date.now()).slice(-9)
const number = `26312000000${serial}`
const today = shanghaiDay(new Date())
type Call = Awaited<ReturnType<typeof apiAs>>

/** One step: the administrator decides. */
const bindFlow = async (call: Call, docType: string): Promise<void> => {
  const listed = await call(approval.flow.list, {})
  const shown = await call(approval.flow.show, { params: { id: listed[0]?.id ?? '' } })
  const { settings, chain } = shown.tree as { settings: Record<string, unknown>; chain: { type: string }[] }
  const step = {
    id: 'money',
    type: 'approve',
    name: '财务审核',
    approvers: [{ by: 'person', ids: settings['admins'] }],
    mode: { kind: 'any', reject: 'first' },
  }
  const tree = { ...(shown.tree as object), chain: [chain[0], step, chain.at(-1)] }
  const { id } = await call(approval.flow.create, {
    body: { key: `${docType}${serial}`, name: `${docType}审批`, tree } as never,
  })
  await call(approval.flow.publish, { params: { id }, body: { rev: 1 } })
  await call(approval.flow.bind, { body: { docType, purpose: 'create', flows: [{ flowId: id }] } })
}

const approve = async (call: Call, docType: string, docId: string): Promise<void> => {
  const [{ id } = { id: '' }] = await call(approval.centre.of, { query: { docType, docId } })
  const { runs } = await call(approval.centre.detail, { params: { id } })
  const taskId = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))?.id ?? ''
  await call(approval.act, { params: { id }, body: { do: 'approve', taskId, opinion: '同意' } })
}

const only = (...filters: readonly object[]): { query: { filter: string; pageSize: number } } => ({
  query: { filter: JSON.stringify(filters), pageSize: 50 },
})

/** A signed sale of which nothing is invoiced and nothing received, and its first instalment. */
const untouchedSale = async (call: Call) => {
  const side = { field: 'side', op: 'in', value: ['receive'] }
  const stage = { field: 'stage', op: 'in', value: ['signed', 'performing'] }
  const { items } = await call(contract.contract.list, only(side, stage))
  const sale = items.find(({ invoiced, settled, isOpening }) => !isOpening && invoiced === '0.00' && settled === '0.00')
  if (!sale) throw new Error('no sale is untouched')
  const plans = await call(contract.plan.list, only({ field: 'contract', op: 'in', value: [sale.id] }))
  const [first] = plans.items.toSorted((a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'))
  return { sale, amount: first?.amount ?? '', seller: sale.owner?.name ?? '' }
}

const applyFor = async (page: Page, id: string, seller: string): Promise<string> => {
  await signInAt(page, `/invoice/out/edit?contract=${id}`, seller)
  await expect(page.getByText('还可开', { exact: true })).toBeVisible()
  await expect(page.getByLabel('抬头名称')).not.toHaveValue('')
  await accessible(page)
  await page.getByRole('button', { name: '存草稿' }).click()
  await page.waitForURL(/\/invoice\/out\/detail/)
  // Submitting leads on to the approval.
  const made = new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
  await page.getByRole('button', { name: '提交审批' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(page.getByText('审批中', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  return made
}

const issue = async (page: Page, id: string): Promise<void> => {
  await signInAt(page, `/invoice/out/detail?id=${id}`, cashier)
  await page.getByRole('button', { name: '开具发票' }).filter({ visible: true }).click()
  const form = page.getByRole('dialog', { name: '开具发票' })
  await form.getByLabel('发票号码').fill(number)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已登记开票')).toBeVisible()
  await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible()
}

const statementOf = (payer: string, amount: string): Buffer =>
  Buffer.from(
    `交易日,借方金额,贷方金额,余额,摘要,流水号,收(付)方名称\n${today.replaceAll('-', '')},,${amount},9000000.00,会务费,E${serial},${payer}\n`,
  )

const bringStatement = async (page: Page, payer: string, amount: string): Promise<void> => {
  await page.goto('#/finance/receipt/desk')
  await page.getByRole('button', { name: '导入银行流水' }).click()
  const dialog = page.getByRole('dialog', { name: '导入银行流水' })
  await dialog.getByRole('combobox', { name: '收款账户' }).click()
  await page.getByTitle('招商银行基本户').filter({ visible: true }).first().click()
  const file = { name: '招行流水.csv', mimeType: 'text/csv', buffer: statementOf(payer, amount) }
  await dialog.getByLabel('选择流水文件（xlsx 或 csv）').setInputFiles(file)
  await expect(dialog.getByText('按“招商银行”读取，1 笔收入，跳过 0 行')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: /^导入 1 笔/ }).click()
  await expect(page.getByText('已导入 1 笔')).toBeVisible()
}

const claim = async (page: Page, seller: string, payer: string): Promise<void> => {
  await signInAt(page, '/finance/receipt/desk', seller)
  await page.getByRole('searchbox', { name: '付款方、摘要、流水号' }).fill(`E${serial}`)
  await page
    .getByRole('button', { name: new RegExp(payer) })
    .filter({ visible: true })
    .first()
    .click()
  const list = page.getByRole('list', { name: '可能是这些款' })
  await expect(list.getByText('付款方就是该客户').first()).toBeVisible()
  await list.getByRole('checkbox').first().check()
  await accessible(page)
  await page.getByRole('button', { name: /^认领 ￥/ }).click()
  await expect(page.getByText('已认领，等另一人确认')).toBeVisible()
  await expect(page.getByText('自己认领的款由另一人确认')).toBeVisible()
}

const confirm = async (page: Page, payer: string): Promise<void> => {
  await signInAt(page, '/finance/receipt/desk', cashier)
  await page.getByRole('searchbox', { name: '付款方、摘要、流水号' }).fill(`E${serial}`)
  await page
    .getByRole('button', { name: new RegExp(payer) })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: '确认到账' }).click()
  await expect(page.getByText('已确认，收款计划已核销')).toBeVisible()
}

test('a signed sale is invoiced, its money arrives, is claimed and confirmed by another', async ({ page, request }) => {
  const boss = await apiAs(request, admin)
  await bindFlow(boss, 'invoiceOut')
  const { sale, amount, seller } = await untouchedSale(boss)
  const payer = sale.counterparty ?? ''
  const invoice = await applyFor(page, sale.id, seller)
  await approve(boss, 'invoiceOut', invoice)
  await issue(page, invoice)
  await bringStatement(page, payer, amount)
  await claim(page, seller, payer)
  await confirm(page, payer)
  await signInAt(page, `/contract/detail?id=${sale.id}&tab=plans`, cashier)
  await expect(
    page
      .getByText(/^已收 ￥/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  const after = await boss(contract.contract.show, { params: { id: sale.id } })
  expect(after.settled).toBe(amount)
  const shown = await boss(invoicing.invoiceOut.show, { params: { id: invoice } })
  expect([shown.stage, shown.invoiceNo]).toEqual(['issued', number])
})

test('the desk fits a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/finance/receipt/desk', cashier)
  await expect(page.getByText('未核销', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
