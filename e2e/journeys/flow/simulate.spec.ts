import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { accessible, apiAs, expect, setLook, settled, signInAt, test } from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)

const panel = (page: Page): Locator => page.getByRole('complementary', { name: '模拟与影响' })
const card = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}[ ，]`) })

const large = { match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value: '50000' }]] }

/** A published flow: above a limit two people, below it one. */
const made = async (request: APIRequestContext): Promise<string> => {
  const call = await apiAs(request)
  const { id } = await call(approval.flow.create, { body: { name: `用车审批${mark()}`, key: `sim${mark()}` } })
  const { tree, rev } = await call(approval.flow.show, { params: { id } })
  const { chain, settings, ...rest } = tree as { chain: Record<string, unknown>[]; settings: Record<string, unknown> }
  const [start, first, end] = chain
  const boss = { ...first, id: 'boss', name: '总经理', approvers: [{ by: 'person', ids: settings['admins'] }] }
  const branches = [
    { id: 'big', name: '大额', when: large, chain: [boss] },
    { id: 'rest', name: '其他', when: null, chain: [] },
  ]
  const choice = { id: 'amount', type: 'exclusive', name: '看金额', branches }
  const next = {
    ...rest,
    settings: { ...settings, self: 'approve', dedupe: 'none' },
    chain: [start, first, choice, end],
  }
  await call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: next } })
  await call(approval.flow.publish, { params: { id }, body: { rev: rev + 1 } })
  return id
}

const tryAmount = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('button', { name: '模拟', exact: true }).press('Enter')
  await panel(page).getByLabel('金额').fill(amount)
  await expect(card(page, '大额')).toHaveAccessibleName(/预计经过$/)
}

test('a case made by hand shows its way, is saved, and keeps a change from being published unseen', async ({
  page,
  request,
}) => {
  const id = await made(request)
  await signInAt(page, `/approval/flow/edit?id=${id}`)
  await tryAmount(page, '60000')
  const side = panel(page)
  await expect(side.getByText('走“大额”')).toBeVisible()
  await expect(side.getByText('金额为 ￥60,000')).toBeVisible()
  await expect(side.getByText('之后都同意，最终通过')).toBeVisible()
  await expect(card(page, '其他')).toHaveAccessibleName(/不经过$/)
  await expect(card(page, '直属上级')).toHaveAccessibleName(/当前节点$/)
  await accessible(page)

  await side.getByRole('button', { name: /同意“直属上级”$/ }).click()
  await expect(card(page, '总经理')).toHaveAccessibleName(/当前节点$/)
  await expect(side.getByText('指定成员：周敏')).toBeVisible()
  await side.getByRole('button', { name: /拒绝“总经理”$/ }).click()
  await expect(side.getByText('已拒绝').first()).toBeVisible()
  await side.getByRole('button', { name: '从头开始' }).click()
  await expect(card(page, '直属上级')).toHaveAccessibleName(/当前节点$/)
  await side.getByLabel('用例名称').fill('六万要总经理')
  await side.getByRole('button', { name: '保存为用例' }).click()
  await expect(page.getByText('已保存用例“六万要总经理”')).toBeVisible()

  // The limit is raised, so that the general manager is asked no longer.
  await card(page, '大额').getByText('金额 大于等于').click()
  const when = page.getByRole('dialog')
  await when.getByLabel('取值').fill('80000')
  await when.getByRole('button', { name: '关闭' }).click()
  await side.getByText('用例', { exact: true }).click()
  await side.getByRole('button', { name: '全部运行' }).click()
  await expect(side.getByText('少了“总经理”（原来是 周敏）')).toBeVisible()

  await page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name: '预览发布' }).click()
  const check = page.getByRole('region', { name: '测试用例' })
  await expect(check.getByText('1 个用例中有 1 个结果变了')).toBeVisible()
  await expect(check.getByText('少了“总经理”（原来是 周敏）')).toBeVisible()
  const publish = page.getByRole('button', { name: '发布', exact: true })
  await expect(publish).toBeDisabled()
  await check.getByRole('checkbox', { name: '我已确认这些变化' }).check()
  await publish.click()
  await expect(page.getByText('已发布第 2 版')).toBeVisible()
  await expect(check.getByText('1 个用例结果都不变')).toBeVisible()
})

/** The documents of the company use this flow for as long as it takes. */
const whileBound = async (request: APIRequestContext, flowId: string, work: () => Promise<void>): Promise<void> => {
  const call = await apiAs(request)
  const bound = await call(approval.flow.bindings, { query: { docType: 'application' } })
  const before = bound
    .filter(({ purpose }) => purpose === 'create')
    .map((one) => ({ flowId: one.flowId, condition: one.condition }))
  const bind = (flows: typeof before) =>
    call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows } })
  await bind([{ flowId, condition: null }, ...before])
  await work()
  await bind(before)
}

test(
  'in the dark: the way is lit, the impact is counted, and a step says who it would be now',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const id = await made(request)
    await setLook(page, { mode: 'dark' })
    await signInAt(page, `/approval/flow/edit?id=${id}`)
    await tryAmount(page, '60000')
    await settled(page)
    await accessible(page)
    await panel(page).getByText('真实单据').click()
    await panel(page).getByRole('combobox', { name: '单据', exact: true }).click()
    await page.getByRole('option').first().press('Enter')
    await expect(panel(page).getByText(/^走“/)).toBeVisible()
    await whileBound(request, id, async () => {
      await panel(page).getByText('影响', { exact: true }).click()
      await expect(panel(page).getByText('审批人都不变')).toBeVisible()
      await expect(panel(page).getByText('看金额 · 大额')).toBeVisible()
    })
    await accessible(page)
    await card(page, '总经理').getByText('周敏').click()
    const now = page.getByRole('dialog').getByRole('region', { name: '当前匹配到' })
    await expect(now.getByText(/^当前匹配到：周敏（.+）$/)).toBeVisible()
    await accessible(page)
  },
)
