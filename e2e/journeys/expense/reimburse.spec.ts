import { approval } from '@srm/api/approval'
import { expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { accessible, admin, apiAs, expect, noSideways, signInAt, test } from '../../fixtures.ts'

const applicant = '何欣悦'
const cashier = '曾磊'
const serial = String(Date.now()).slice(-9)
type Call = Awaited<ReturnType<typeof apiAs>>

/** One step for loans and claims: the administrator decides. */
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
  const body = { key: `${docType}${serial}`, name: `${docType}审批`, tree }
  const { id } = await call(approval.flow.create, { body: body as never })
  await call(approval.flow.publish, { params: { id }, body: { rev: 1 } })
  await call(approval.flow.bind, { body: { docType, purpose: 'create', flows: [{ flowId: id }] } })
}

const approve = async (call: Call, docType: string, docId: string): Promise<void> => {
  const [{ id } = { id: '' }] = await call(approval.centre.of, { query: { docType, docId } })
  const { runs } = await call(approval.centre.detail, { params: { id } })
  const taskId = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))?.id ?? ''
  await call(approval.act, { params: { id }, body: { do: 'approve', taskId, opinion: '同意' } })
}

const payee = { payeeName: applicant, payeeBank: '招商银行上海分行', payeeAccount: '6222021001112223334' }

/** A loan that was approved and paid. */
const lend = async (calls: Record<'mine' | 'boss' | 'pays', Call>, amount: string): Promise<string> => {
  const { mine, boss, pays } = calls
  const loan = { purpose: `布展备用金${serial}`, kind: 'float' as const, amount, repayDate: '2027-12-31', ...payee }
  const { id } = await mine(expense.loan.create, { body: loan })
  await mine(approval.submit, { body: { docType: 'loan', docId: id } })
  await approve(boss, 'loan', id)
  const { version } = await pays(expense.loan.show, { params: { id } })
  await pays(expense.loan.pay, { params: { id }, body: { version, day: shanghaiDay(new Date()) } })
  return id
}

test('a reimbursement is claimed on a phone within ninety seconds and offset against two loans', async ({
  page,
  request,
}) => {
  const boss = await apiAs(request, admin)
  for (const docType of ['loan', 'reimburse']) await bindFlow(boss, docType)
  const calls = { mine: await apiAs(request, applicant), boss, pays: await apiAs(request, cashier) }
  const first = await lend(calls, '600.00')
  const second = await lend(calls, '700.00')

  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/project/reimburse/edit', applicant)
  const line = (number: number) => page.getByRole('group', { name: `第 ${String(number)} 行` })
  await expect(line(1)).toBeVisible()
  const begun = Date.now()
  await line(1).getByLabel('报销金额（含税）').fill('400')
  await line(1).getByLabel('销售方').fill('上海出行科技有限公司')
  await line(1).getByLabel('票据号码').fill(`2631${serial}1`)
  await page.getByRole('button', { name: '再记一笔' }).click()
  await line(2).getByLabel('报销金额（含税）').fill('600')
  await line(2).getByLabel('销售方').fill('北京国际饭店')
  await line(2).getByLabel('票据号码').fill(`2631${serial}2`)
  await page.getByLabel('报销事由').fill('北京踩点差旅')
  await expect(page.getByText('合计 ￥1,000.00，2 笔')).toBeVisible()
  await expect(page.getByText('预计付款 ￥0.00')).toBeVisible()
  // The account of the last time is there already.
  await expect(page.getByLabel('收款人')).toHaveValue(applicant)
  await noSideways(page)
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '北京踩点差旅' })).toBeVisible()
  const id = new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  await expect(page.getByText('审批中', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(90_000)
  await noSideways(page)
  await accessible(page)

  await approve(boss, 'reimburse', id)
  const claim = await boss(expense.reimburse.show, { params: { id } })
  expect(claim.offsets.map(({ loan, amount }) => [loan.id, amount])).toEqual([
    [first, '600.00'],
    [second, '400.00'],
  ])
  expect(claim).toMatchObject({ payAmount: '0.00', stage: 'paid' })
  const [one, other] = [
    await boss(expense.loan.show, { params: { id: first } }),
    await boss(expense.loan.show, { params: { id: second } }),
  ]
  expect([one.balance, other.balance]).toEqual(['0.00', '300.00'])
})
