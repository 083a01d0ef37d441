import { approval } from '@srm/api/approval'
import { contract } from '@srm/api/contract'
import { crm } from '@srm/api/crm'
import { project } from '@srm/api/project'
import { tenancy } from '@srm/api/tenancy'
import type { APIRequestContext, Page } from '@playwright/test'
import { accessible, accessibleInBoth, admin, apiAs, expect, noSideways, signInAt, test } from '../../fixtures.ts'

const writer = '林若曦'
const keeper = '吴建国'
/** Each journey has a contract and flows of its own. */
let serial = ''
let name = ''
test.beforeEach(() => {
  serial = String(Date.now()).slice(-9)
  name = `客户大会服务合同${serial}`
})

type Call = Awaited<ReturnType<typeof apiAs>>

/** A page of its own for each run: the same scan is not taken for two contracts. */
const paper = (): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n% ${serial}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

/** One step: the administrator decides. */
const bindFlow = async (call: Call, docType: string): Promise<void> => {
  const listed = await call(approval.flow.list, {})
  const shown = await call(approval.flow.show, { params: { id: listed[0]?.id ?? '' } })
  const { settings, chain } = shown.tree as { settings: Record<string, unknown>; chain: { type: string }[] }
  const step = {
    id: 'law',
    type: 'approve',
    name: '合同审核',
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

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** A project ahead with a customer and days of its own. */
const upcoming = async (call: Call) => {
  const { items } = await call(project.project.list, { query: { keyword: '三亚客户大会', pageSize: 1 } })
  return call(project.project.show, { params: { id: items[0]?.id ?? '' } })
}

/** The event comes to another day, and with it what is due after it. */
const moveEvent = async (call: Call, id: string, days: number): Promise<void> => {
  const { version, eventStart, eventEnd } = await call(project.project.show, { params: { id } })
  const to = { version, eventStart: dayAfter(eventStart ?? '', days), eventEnd: dayAfter(eventEnd ?? '', days) }
  const { seal } = await call(project.eventMove.preview, { params: { id }, body: to })
  await call(project.eventMove.confirm, { params: { id }, body: { ...to, seal } })
}

const idIn = (page: Page): string => new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''

type Begun = { readonly address: string; readonly lastDue: string }

const write = async (page: Page, { address, lastDue }: Begun): Promise<string> => {
  await signInAt(page, address, writer)
  await page.getByLabel('合同名称').fill(name)
  await page.getByRole('combobox', { name: '合同分类' }).click()
  await page.getByRole('treeitem', { name: '销售合同' }).click()
  await expect(page.getByText('与范本一致')).toBeVisible()
  await page.getByLabel('合同金额（含税）').fill('30000')
  await page.getByRole('button', { name: '三期：30% / 40% / 30%' }).click()
  await expect(page.getByText('与合同金额一致')).toBeVisible()
  const last = page.getByRole('group', { name: '第 3 期', exact: true })
  await expect(last.getByText(lastDue)).toBeVisible()
  const clause = page.getByRole('list', { name: '合同条款' }).getByRole('listitem').first()
  await clause.getByLabel('第 1 条内容').press('End')
  await clause.getByLabel('第 1 条内容').pressSequentially('含彩排。')
  await expect(page.getByText('1 处与范本不同')).toBeVisible()
  await expect(clause.locator('ins')).toContainText('含彩排')
  await accessible(page)
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(page.getByText('审批中', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  const { items } = await (await apiAs(page.request, writer))(contract.contract.list, { query: { keyword: name } })
  return items[0]?.id ?? ''
}

const sign = async (page: Page, id: string): Promise<void> => {
  await signInAt(page, `/contract/detail?id=${id}`, keeper)
  await page.getByRole('button', { name: '签署登记' }).click()
  const form = page.getByRole('dialog', { name: '签署登记' })
  await form.getByLabel('盖章件').setInputFiles({ name: '盖章件.pdf', mimeType: 'application/pdf', buffer: paper() })
  await form.getByLabel('页数').fill('1')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已登记签署，到期日已按签订日期算出')).toBeVisible()
}

/** Six thousand more, all of it with the last instalment. */
const change = async (page: Page, id: string): Promise<string> => {
  await signInAt(page, `/contract/detail?id=${id}`, writer)
  await page.getByRole('button', { name: '发起变更' }).click()
  await page.getByRole('textbox', { name: /变更原因/ }).fill('增加一天会议')
  await page.getByLabel('合同金额（含税）').fill('36000')
  await page.getByRole('group', { name: '第 3 期', exact: true }).getByLabel('第 3 期金额（含税）').fill('15000')
  await expect(page.getByText('与合同金额一致')).toBeVisible()
  await page.getByRole('button', { name: '存草稿' }).click()
  await page.getByRole('tab', { name: '变更内容' }).click()
  const figures = page.getByRole('table', { name: '变更的数据' })
  await expect(figures.getByRole('row', { name: /合同金额/ })).toContainText('+￥6,000.00')
  await accessible(page)
  return idIn(page)
}

/** A contract of the coming event, approved and signed, and the ways of its people. */
const signed = async (page: Page, request: APIRequestContext) => {
  const boss = await apiAs(request, admin)
  for (const docType of ['contract', 'contractChange']) await bindFlow(boss, docType)
  const { id: projectId, customer, eventEnd } = await upcoming(boss)
  const params = { id: customer?.id ?? '' }
  const { version } = await boss(crm.customer.show, { params })
  await boss(crm.credit.set, { params, body: { version, creditLimit: '99000000.00', creditDays: 365 } })
  const [ours] = (await boss(tenancy.ourCompany.list, { query: { pageSize: 1 } })).items
  const begun = new URLSearchParams({ project: projectId, customer: customer?.id ?? '', ourCompany: ours?.id ?? '' })
  const lastDue = (moved: number): string => dayAfter(eventEnd ?? '', 15 + moved)
  const id = await write(page, { address: `/contract/edit?${begun.toString()}`, lastDue: lastDue(0) })
  await approve(boss, 'contract', id)
  await sign(page, id)
  return { boss, id, projectId, lastDue }
}

test('a sale contract is signed and follows its project', { tag: '@nightly' }, async ({ page, request }) => {
  const { boss, projectId, lastDue } = await signed(page, request)
  await page.getByRole('tab', { name: '收付款约定' }).click()
  const plans = page.getByRole('tabpanel').filter({ visible: true }).getByRole('listitem')
  await expect(plans.nth(2)).toContainText(lastDue(0))
  await accessibleInBoth(page)
  await moveEvent(boss, projectId, 3)
  await page.reload()
  await expect(plans.nth(2)).toContainText(lastDue(3))
  await moveEvent(boss, projectId, -3)
})

test('a signed contract changes with a diff, read on a phone', { tag: '@nightly' }, async ({ page, request }) => {
  const { boss, id } = await signed(page, request)
  const changeId = await change(page, id)
  const mine = await apiAs(request, writer)
  await mine(approval.submit, { body: { docType: 'contractChange', docId: changeId } })
  await approve(boss, 'contractChange', changeId)
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, `/contract/detail?id=${id}&tab=changes`, writer)
  await expect(page.getByText('第 2 版').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: '与上一版对比' }).click()
  await expect(page.getByRole('table', { name: '变更的数据' })).toContainText('￥36,000.00')
  await noSideways(page)
  await accessible(page)
  const after = await mine(contract.contract.show, { params: { id } })
  expect([after.amount, after.versionNo, after.stage]).toEqual(['36000.00', 2, 'signed'])
})
