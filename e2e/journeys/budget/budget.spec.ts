import type { Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { budget, type BudgetRule } from '@srm/api/budget'
import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { multiplyMoney } from '@srm/api/shared/money'
import { accessible, apiAs, expect, noSideways, open, signInAt, test, translated } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const manager = '郑浩然'
/** Neither a superior of the manager nor in the flow of an expense. */
const extra = '沈嘉宁'
const everybody = ['林若曦', '吴建国', '苏婉清', '曾磊', '周敏', extra]

type Call = Awaited<ReturnType<typeof apiAs>>
type Person = { readonly name: string; readonly call: Call }

const aProject = async (call: Call): Promise<string> => {
  const [type] = await call(project.classify.all, { query: {} })
  const { id } = await call(project.project.create, {
    body: {
      name: `宁波行业峰会${serial}`,
      classify: type?.id ?? '',
      attendees: 120,
      eventStart: '2027-12-11',
      eventEnd: '2027-12-12',
    },
  })
  return id
}

const instanceOf = async (call: Call, docType: string, docId: string): Promise<string> => {
  const [found] = await call(approval.centre.of, { query: { docType, docId } })
  return found?.id ?? ''
}

const statusOf = async (call: Call, id: string): Promise<string> =>
  (await call(approval.centre.detail, { params: { id } })).status

/** Whoever is asked agrees, one after the other, until it is decided or waits for somebody else. */
const agree = async (look: Call, people: readonly Person[], id: string): Promise<void> => {
  for (let turn = 0; turn < 10 && (await statusOf(look, id)) === 'running'; turn += 1) {
    let isMoved = false
    for (const { name, call } of people) {
      const { items } = await call(approval.rows.todo.list, { query: { pageSize: 100 } })
      if (!items.some((row) => row.id === id)) continue
      const { runs } = await call(approval.centre.detail, { params: { id } })
      const task = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))
      if (!task) continue
      await call(approval.act, { params: { id }, body: { do: 'approve', taskId: task.id, opinion: `${name}同意` } })
      isMoved = true
    }
    if (!isMoved) return
  }
}

/** Spending on a category beyond its tolerance asks somebody who has no other part in it. */
const askExtra = async (call: Call, category: string): Promise<() => Promise<void>> => {
  const { rules } = await call(budget.control.rules, {})
  const plain = rules.map(({ point, category: of, action, tolerance, approverRole }): BudgetRule => ({
    point,
    category: of,
    action,
    tolerance,
    approverRole,
  }))
  const rule = { point: 'actual', category, action: 'stop', tolerance: '5', approverRole: 'ADMIN' } as const
  await call(budget.control.save, { body: { rules: [...plain.filter((one) => one.category !== category), rule] } })
  return async () => {
    await call(budget.control.save, { body: { rules: plain } })
  }
}

/** From the template to a version that is approved; the number of people is the editor's. */
const makeBudget = async (page: Page, projectId: string): Promise<string> => {
  await signInAt(page, `/project/detail?id=${projectId}&tab=budget`, manager)
  await page.getByRole('button', { name: '新建版本' }).first().click()
  const begin = page.getByRole('dialog', { name: '新建版本' })
  await begin.getByRole('combobox', { name: '选择模板' }).click()
  await page.getByTitle('会议标准预算').click()
  await begin.getByRole('button', { name: '开始编制' }).click()
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expect(page.getByText('毛利率', { exact: true }).first()).toBeVisible()
  await accessible(page)
  // The number of people of the project stands there, and lines follow it.
  const count = page.getByLabel('人数', { exact: true })
  await expect(count).toHaveValue('120')
  await count.fill('150')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /宁波行业峰会\d+ 预算 V1/ })).toBeVisible()
  return new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
}

const inApproval = (page: Page) => page.getByText('审批中', { exact: true }).filter({ visible: true }).first()

/** A cost that takes the first large line of a budget to 108 %. */
const spendBeyond = async (call: Call, projectId: string) => {
  const { budgetInfo } = await call(budget.listTree.getListTree, { body: { projectId } })
  const category = budgetInfo.find(({ list }) => list.some(({ amount }) => Number(amount) > 1000))
  const line = category?.list.find(({ amount }) => Number(amount) > 1000)
  const amount = multiplyMoney(line?.amount ?? '0', '1.08')
  const purpose = `加开分会场${serial}`
  const body = { purpose, kind: 'companyCard' as const, date: '2027-12-12', amount, tax: '0.00', invoices: [] }
  const { id } = await call(expense.direct.create, {
    body: { ...body, project: projectId, budgetItem: line?.id ?? null },
  })
  return { id, purpose, category: category?.id ?? '', group: category?.name ?? '', line: line?.name ?? '' }
}

const showBurdens = async (page: Page, projectId: string, of: Awaited<ReturnType<typeof spendBeyond>>) => {
  await open(page, `/project/detail?id=${projectId}&tab=contrast`)
  await page.getByRole('button', { name: `展开或收起${of.group}` }).click()
  await page.getByRole('button', { name: of.line, exact: true }).click()
  await expect(page.getByRole('dialog', { name: of.line }).getByText(of.purpose).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await accessible(page)
  await translated(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await noSideways(page)
}

test('a budget goes from a template to its approval, and what is spent beyond it asks one approver more', async ({
  page,
  request,
}) => {
  const mine = await apiAs(request, manager)
  const boss = await apiAs(request)
  const people: Person[] = []
  for (const name of everybody) people.push({ name, call: await apiAs(request, name) })
  const projectId = await aProject(mine)

  const budgetId = await makeBudget(page, projectId)
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(inApproval(page)).toBeVisible()
  await agree(boss, people, await instanceOf(boss, 'budget', budgetId))
  expect(await mine(budget.budget.show, { params: { id: budgetId } })).toMatchObject({
    status: 'approved',
    isEffective: true,
    attendees: 150,
  })

  const spent = await spendBeyond(mine, projectId)
  const restore = await askExtra(boss, spent.category)
  await open(page, `/project/expense/detail?id=${spent.id}`)
  await page.getByRole('button', { name: '提交审批' }).click()
  const sending = page.getByRole('dialog')
  await expect(sending.getByText(`“${spent.line}”超预算 8.00%`)).toBeVisible()
  await expect(sending.getByText(extra)).toBeVisible()
  await sending.getByRole('button', { name: '提交审批' }).click()
  await expect(inApproval(page)).toBeVisible()

  const instance = await instanceOf(boss, 'expense', spent.id)
  const others = people.filter(({ name }) => name !== extra)
  await agree(boss, others, instance)
  expect(await statusOf(boss, instance)).toBe('running')
  await agree(boss, people, instance)
  const booked = await mine(expense.direct.show, { params: { id: spent.id } })
  expect(booked).toMatchObject({ status: 'approved', stage: 'booked' })
  await restore()
  await showBurdens(page, projectId, spent)
})

test('a quotation for the customer holds no cost', async ({ page, request }) => {
  const call = await apiAs(request, manager)
  const { items } = await call(budget.budget.list, { query: { pageSize: 20, keyword: '预算' } })
  const effective = items.find(({ isEffective, incomeTotal }) => isEffective && Number(incomeTotal) > 0)
  const shown = await call(budget.budget.show, { params: { id: effective?.id ?? '' } })
  const costs = shown.lines.flatMap(({ costPrice, incomePrice }) =>
    Number(costPrice) > 0 && costPrice !== incomePrice ? [costPrice ?? ''] : [],
  )
  expect(costs.length).toBeGreaterThan(5)
  await signInAt(page, `/project/projectBudget/detail?id=${shown.id}&print=quotation`, manager)
  await expect(page.getByText('含税总价')).toBeVisible()
  await expect(page.getByText(shown.lines[0]?.name ?? '').first()).toBeVisible()
  const text = (await page.locator('body').innerText()).replaceAll(',', '')
  const quoted = new Set(shown.lines.flatMap(({ incomePrice, incomeAmount }) => [incomePrice, incomeAmount]))
  expect(costs.filter((cost) => !quoted.has(cost) && text.includes(`￥${cost}`))).toEqual([])
  expect(text).not.toContain('成本')
  await accessible(page)
})
