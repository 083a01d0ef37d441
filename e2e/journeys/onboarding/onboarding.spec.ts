import type { Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { onboarding } from '@srm/api/onboarding'
import { completeCreditCode } from '@srm/api/shared/checks'
import { shanghaiTime } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { accessible, admin, apiAs, expect, noSideways, signInAt, test, translated } from '../../fixtures.ts'
import { nextPicture } from '../../picture.ts'
import { codeFor, messageTo } from '../../sms.ts'

const phone = { width: 375, height: 812 }
const mobile = '18602170931'
const name = '杭州云栖酒店管理有限公司'
const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const prove = async (page: Page): Promise<void> => {
  const picture = nextPicture(page)
  await page.goto('#/supplierApplyFor?company=YUNZHO')
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('图形验证码').fill(await picture)
  const since = shanghaiTime(new Date())
  await page.getByRole('button', { name: '获取短信验证码' }).click()
  await page.getByLabel('短信验证码').fill(await codeFor(page.request, mobile, since))
  await page.getByRole('button', { name: '下一步' }).click()
}

const apply = async (page: Page): Promise<string> => {
  await page.getByLabel('企业名称').fill(name)
  await page.getByLabel('统一社会信用代码').fill(completeCreditCode('91330106MA2CDE8Y1'))
  await page.getByLabel('联系人').fill('陆知夏')
  await page.getByLabel('所在省份').selectOption('330000')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('会议型酒店').check()
  await page.getByLabel(/^营业执照/).setInputFiles({ name: '执照.pdf', mimeType: 'application/pdf', buffer: paper })
  await expect(page.getByText('执照.pdf')).toBeVisible()
  await page.getByRole('button', { name: '添加酒店' }).click()
  await page.getByLabel('酒店名称').fill('云栖湖畔酒店')
  await noSideways(page)
  await accessible(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel(/我确认以上信息/).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: /已提交|正在审核/ })).toBeVisible()
  await translated(page)
  return (await page.getByText(/^ZR-\d{6}-\d{4}$/).textContent()) ?? ''
}

/** A flow of one step that asks the one who is signed in. */
const bindFlow = async (call: Awaited<ReturnType<typeof apiAs>>): Promise<void> => {
  const listed = await call(approval.flow.list, {})
  const shown = await call(approval.flow.show, { params: { id: listed[0]?.id ?? '' } })
  const { settings, chain } = shown.tree as { settings: Record<string, unknown>; chain: { type: string }[] }
  const [start, end] = [chain[0], chain.at(-1)]
  const me = (settings['admins'] as string[])[0] ?? ''
  const step = {
    id: 'buyer',
    type: 'approve',
    name: '采购审核',
    approvers: [{ by: 'person', ids: [me] }],
    mode: { kind: 'all', reject: 'one' },
  }
  const tree = { ...(shown.tree as object), settings: { ...settings, self: 'approve' }, chain: [start, step, end] }
  const body = { key: `onboarding${String(Date.now())}`, name: '供应商准入', tree }
  const { id } = await call(approval.flow.create, { body: body as never })
  await call(approval.flow.publish, { params: { id }, body: { rev: 1 } })
  const flows = [{ flowId: id }]
  await call(approval.flow.bind, { body: { docType: 'supplierApplication', purpose: 'create', flows } })
}

/** What the class asks for, an account that somebody else has verified, and a look at the house. */
const fulfil = async (page: Page, id: string): Promise<void> => {
  const call = await apiAs(page.request, admin)
  const { classes } = await call(onboarding.external.welcome, { query: { company: 'YUNZHO' } })
  const { classifies } = await call(supplier.supplier.show, { params: { id } })
  const asked = classes.filter((one) => classifies.includes(one.id))
  for (const type of new Set(asked.flatMap(({ certificates }) => certificates)))
    await call(supplier.certificate.create, { body: { supplier: id, type, number: `ZJ${type}`, longTerm: true } })
  for (const { id: classify } of asked) {
    const body = { supplier: id, classify, name: '实地考察', level: 'prospective' as const, score: '86' }
    await call(supplier.qualification.create, { body })
  }
  const bank = { accountName: name, accountNo: '6222020200112233445', bankName: '招商银行', branch: '杭州分行' }
  const body = { supplier: id, ...bank, accountType: 'corporate' as const }
  const account = await call(supplier.bankAccount.create, { body })
  const finance = await apiAs(page.request, '吴建国')
  await finance(supplier.bankAccount.verify, { params: { id: account.id }, body: { matches: true } })
}

const approve = async (page: Page, who: string, docId: string): Promise<void> => {
  const call = await apiAs(page.request, who)
  const [{ id } = { id: '' }] = await call(approval.centre.of, { query: { docType: 'supplierMove', docId } })
  const { runs } = await call(approval.centre.detail, { params: { id } })
  const taskId = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))?.id ?? ''
  await call(approval.act, { params: { id }, body: { do: 'approve', taskId, opinion: '同意' } })
}

/** Asked for on its page, where everything it lacks is shown; agreed to by whom the flow asks. */
const qualify = async (page: Page, id: string): Promise<void> => {
  await signInAt(page, `/supplier/supplierDetail?id=${id}`, '许静怡')
  const dialog = page.getByRole('dialog', { name: '变更阶段' })
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: '变更阶段' }).click()
    await expect(dialog.getByText('至少一个已核验的银行账户')).toBeVisible()
  }
  await ask()
  await expect(dialog.getByRole('img', { name: '未满足' })).not.toHaveCount(0)
  await expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await fulfil(page, id)
  await ask()
  await expect(dialog.getByRole('img', { name: '未满足' })).toHaveCount(0)
  await dialog.getByLabel('理由').fill('证件齐全，实地考察 86 分')
  await dialog.getByRole('button', { name: '提交' }).click()
  await page.getByRole('dialog', { name: '提交审批' }).getByRole('button', { name: '提交审批' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const call = await apiAs(page.request, admin)
  const { open } = await call(supplier.move.ways, { params: { id } })
  for (const who of ['陆文博', admin]) await approve(page, who, open?.id ?? '')
  expect(await call(supplier.supplier.show, { params: { id } })).toMatchObject({ lifecycle: 'qualified' })
}

test('a supplier applies on a phone, mends what came back by the link, the flow makes it a potential one, and it is qualified when nothing is missing', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(phone)
  const call = await apiAs(page.request, admin)
  await bindFlow(call)
  const began = Date.now()
  await prove(page)
  const applyNo = await apply(page)
  expect(Date.now() - began, 'two minutes on a phone').toBeLessThan(120_000)

  const find = async () => {
    const { items } = await call(onboarding.application.list, { query: { keyword: applyNo } })
    return items[0]
  }
  await expect.poll(async () => (await find())?.status).toBe('pending')
  const { id = '', version = 0 } = (await find()) ?? {}
  const remarks = [{ path: 'address', text: '请填写到门牌号' }]
  const since = shanghaiTime(new Date())
  await call(onboarding.application.giveBack, { params: { id }, body: { version, remarks } })

  // The phone still has its session, so that the link asks for no second code.
  const link = await messageTo(page.request, mobile, since, '补正')
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('请填写到门牌号')).toBeVisible()
  await page.getByLabel('详细地址').fill('西湖区转塘街道云栖路 88 号')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel(/我确认以上信息/).check()
  await page.getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByRole('heading', { name: /已提交|正在审核/ })).toBeVisible()

  await expect.poll(async () => (await find())?.status).toBe('pending')
  const now = await find()
  await call(onboarding.application.approve, { params: { id }, body: { version: now?.version ?? 0 } })
  const done = await find()
  expect(done?.stage).toBe('approved')
  const made = await call(supplier.supplier.show, { params: { id: done?.supplier?.id ?? '' } })
  expect(made).toMatchObject({ name, lifecycle: 'potential', source: 'apply' })
  await qualify(page, made.id)
})
