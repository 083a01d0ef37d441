import type { APIRequestContext, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { finalAccount } from '@srm/api/final-account'
import { accessible, apiAs, expect, noSideways, open, signInAt, test, translated } from '../../fixtures.ts'

const { account } = finalAccount

const finance = '曾磊'
/** Those who decide, from the nearest to the last. */
const deciders = ['林若曦', '陆文博', '吴建国', '苏婉清', finance, '周敏']

/** Whoever is asked agrees, one after the other. */
const approve = async (request: APIRequestContext, docId: string): Promise<void> => {
  const look = await apiAs(request)
  const [running] = await look(approval.centre.of, { query: { docType: 'finalAccount', docId } })
  const id = running?.id ?? ''
  for (let turn = 0; turn < 3; turn += 1)
    for (const name of deciders) {
      const call = await apiAs(request, name)
      const { items } = await call(approval.rows.todo.list, { query: { pageSize: 100 } })
      if (!items.some((row) => row.id === id)) continue
      const { runs } = await call(approval.centre.detail, { params: { id } })
      const task = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))
      const decision = { do: 'approve', taskId: task?.id ?? '', opinion: '同意' } as const
      if (task) await call(approval.act, { params: { id }, body: decision })
    }
}

/** The project that is being settled, without the account the demonstration began, and who prepares it. */
const settling = async (request: APIRequestContext): Promise<{ project: string; owner: string }> => {
  const call = await apiAs(request)
  const { items } = await call(account.list, { query: { pageSize: 20 } })
  const found = items.find(({ stage }) => stage === 'checking')
  if (!found?.owner) throw new Error('no account is in preparation')
  await call(account.remove, { params: { id: found.id }, query: {} })
  return { project: found.project.id, owner: found.owner.name }
}

const idIn = (page: Page): string => new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first()

/** One difference by hand, the others as they were explained before. */
const explain = async (page: Page, request: APIRequestContext, owner: string, id: string): Promise<void> => {
  await page.getByRole('tab', { name: '差异' }).click()
  await page
    .getByRole('button', { name: /^说明 .+ 的差异$/ })
    .filter({ visible: true })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: /^说明 .+ 的差异$/ })
  await form.getByLabel('差异说明').fill('尾款按约定下月支付')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('差异已说明')).toBeVisible()
  const call = await apiAs(request, owner)
  const { documents } = await call(account.sheet, { params: { id } })
  const rest = documents.filter((one) => one.isOpen && one.reason === null).map((one) => one.id)
  const { version } = await call(account.show, { params: { id } })
  const body = { version, documents: rest, reason: '发票下月到' }
  if (rest.length > 0) await call(account.explain, { params: { id }, body })
}

test('a final account is built, explained, confirmed by somebody else, approved and locked', async ({
  page,
  request,
}) => {
  const { project, owner } = await settling(request)
  await signInAt(page, `/project/finalAccount/edit?project=${project}`, owner)
  await page.getByLabel('决算结论').fill('活动按合同交付')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('还不能送审').filter({ visible: true }).first()).toBeVisible()
  const id = idIn(page)
  await page
    .getByRole('button', { name: /^查看“.+”的单据$/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /的单据$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await explain(page, request, owner, id)
  await signInAt(page, `/project/finalAccount/detail?id=${id}`, finance)
  await page.getByRole('button', { name: '全部核对' }).filter({ visible: true }).click()
  await expect(page.getByText('核对已更新')).toBeVisible()
  await expect(shown(page, '已核对')).toBeVisible()
  await signInAt(page, `/project/finalAccount/detail?id=${id}`, owner)
  await expect(page.getByText('差异已说明、明细已核对，可以送审').filter({ visible: true })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '提交审批' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(shown(page, '审批中')).toBeVisible()
  await approve(request, id)
  await open(page, `/project/finalAccount/detail?id=${id}`)
  await page.reload()
  await expect(shown(page, '已锁定')).toBeVisible()
  await page.getByRole('tab', { name: '利润桥' }).filter({ visible: true }).click()
  await expect(page.getByRole('table', { name: '利润桥' }).filter({ visible: true })).toBeVisible()
})

test('final accounts fit a phone and are told in English', { tag: '@nightly' }, async ({ page, request }) => {
  const call = await apiAs(request)
  const { items } = await call(account.list, { query: { pageSize: 1 } })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/project/finalAccount', finance)
  await expect(page.getByRole('heading', { level: 1, name: '项目决算' })).toBeVisible()
  await noSideways(page)
  await open(page, `/project/finalAccount/detail?id=${items[0]?.id ?? ''}`)
  await expect(page.getByRole('table', { name: '成本' }).filter({ visible: true })).toBeVisible()
  await noSideways(page)
  await accessible(page)
  await translated(page)
})
