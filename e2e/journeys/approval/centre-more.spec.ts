import type { Page } from '@playwright/test'
import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { noticeDevelopment } from '@srm/api/notice'
import { completeCreditCode } from '@srm/api/shared/checks'
import { supplier } from '@srm/api/supplier'
import {
  accessible,
  accessibleInBoth,
  apiAs,
  expect,
  noSideways,
  open,
  settled,
  signIn,
  signInAt,
  test,
} from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)
const applicant = '郑浩然'
const superior = '林若曦'
const boss = '周敏'
const centre = '/approval/centre'

type Call = Awaited<ReturnType<typeof apiAs>>

const written = async (call: Call, title: string): Promise<string> =>
  (await call(application.create, { body: { type: 'general', amount: '800.00', reason: '现场需要', title } })).id

const sent = async (call: Call, title: string): Promise<string> =>
  (await call(approval.submit, { body: { docType: 'application', docId: await written(call, title) } })).id

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test(
  'a phrase of one’s own and a colleague’s name go into an opinion, a substitute is named and given up',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const title = `点名${mark()}`
    const phrase = `已核对${mark()}`
    const id = await sent(await apiAs(request, applicant), title)
    await signInAt(page, '/approval/settings', superior)
    await page.getByLabel('新的常用意见').fill(phrase)
    await page.getByRole('button', { name: '添加' }).click()
    await expect(page.getByRole('button', { name: `删除：${phrase}` })).toBeVisible()

    await page.getByRole('button', { name: '设置代理人' }).click()
    const form = page.getByRole('dialog', { name: '设置代理人' })
    await form.getByLabel('代理人').click()
    await page.keyboard.type('吴建国')
    await page.locator('.ant-select-item-option', { hasText: '吴建国' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('由 吴建国 代我审批')).toBeVisible()
    await page.getByRole('button', { name: '取消代理：吴建国' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消代理' }).click()
    await expect(page.getByText('已取消', { exact: true })).toBeVisible()

    await open(page, `/approval/detail?id=${id}`)
    await page.getByRole('toolbar', { name: '审批操作' }).getByRole('button', { name: '同意', exact: true }).click()
    const asks = dialog(page, '同意')
    await asks.getByRole('button', { name: `填入：${phrase}` }).click()
    const opinion = asks.getByRole('textbox', { name: /意见/ })
    await expect(opinion).toHaveValue(phrase)
    await opinion.press('End')
    await opinion.pressSequentially(' @郑')
    await page
      .getByRole('menuitem', { name: /郑浩然/ })
      .first()
      .click()
    await asks.getByRole('button', { name: '同意', exact: true }).click()
    await expect(asks).toBeHidden()
    const call = await apiAs(request, superior)
    await call(approval.phrase.save, { body: { bodies: [] } })
  },
)

test(
  'drafts are sent, approvals followed and sheets printed together',
  { tag: '@turn-c' },
  async ({ page, request }) => {
    const word = mark()
    const call = await apiAs(request, applicant)
    await written(call, `草稿${word}`)
    const followed = await sent(call, `关注${word}`)
    await signInAt(page, `/approval/detail?id=${followed}`, applicant)
    await page.getByRole('button', { name: '关注', exact: true }).click()
    await expect(page.getByRole('button', { name: '取消关注' })).toBeVisible()
    await open(page, `${centre}?list=follow`)
    await expect(page.getByRole('link', { name: `关注${word}` })).toBeVisible()

    await page.getByRole('navigation', { name: '审批列表' }).getByRole('link', { name: '草稿' }).click()
    await page.getByRole('link', { name: `草稿${word}` }).hover()
    await page.getByRole('button', { name: `提交审批 草稿${word}` }).click()
    await dialog(page, '提交审批').getByRole('button', { name: '提交审批' }).click()
    await expect(page.getByText('已提交审批')).toBeVisible()

    await open(page, `${centre}?list=mine&keyword=${word}`)
    await expect(page.getByRole('link', { name: word })).toHaveCount(2)
    for (const box of await page.getByRole('checkbox', { name: new RegExp(word) }).all()) await box.check()
    await page.getByRole('toolbar', { name: /操作/ }).getByRole('button', { name: '打印' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText(/内容校验码/)).toHaveCount(2)
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '审批中心' })).toBeVisible()
  },
)

test('a figure of the report opens the decisions it counts', { tag: '@turn-a' }, async ({ page }) => {
  await signInAt(page, '/approval/report', boss)
  const figure = page.getByRole('link', { name: /\d+ 件$/ }).first()
  const count = Number(/\d+/.exec((await figure.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await figure.click()
  await expect(page.getByRole('heading', { level: 1, name: '审批处理明细' })).toBeVisible()
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible()
})

test('a sheet of one’s own is designed beside its preview', { tag: '@turn-d' }, async ({ page }) => {
  await signInAt(page, '/approval/template', boss)
  await page
    .getByRole('navigation', { name: '单据类型' })
    .getByRole('button', { name: /^申请单/ })
    .click()
  await page.getByRole('button', { name: '设计模板' }).click()
  const preview = page.getByLabel('以最近一张审批预览')
  await expect(preview.getByRole('heading', { name: '申请审批单' })).toBeVisible()
  await page.getByRole('textbox', { name: '模板内容' }).click()
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: '公司名称' }).click()
  await expect(preview.getByText('上海云舟会展服务有限公司')).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('button', { name: '恢复通用样式' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复通用样式' }).click()
  await expect(page.getByText('已恢复通用样式')).toBeVisible()
})

test(
  'what is around the centre can be used by everybody, in the light and in the dark',
  { tag: '@nightly' },
  async ({ page }) => {
    await signIn(page, boss)
    for (const path of ['/approval/settings', '/approval/report', '/approval/template']) {
      await open(page, path)
      await settled(page)
      await accessibleInBoth(page)
    }
    await page.setViewportSize({ width: 375, height: 812 })
    await page.reload()
    for (const path of ['/approval/settings', '/approval/report']) {
      await open(page, path)
      await settled(page)
      await noSideways(page)
    }
  },
)

type Tree = { settings: Record<string, unknown>; chain: Record<string, unknown>[] }

/** A supplier with two contacts and an account that is to change. */
const aSupplier = async (call: Call, mobiles: readonly [string, string]): Promise<string> => {
  const name = `确认礼品${mark()}有限公司`
  const creditCode = completeCreditCode(`91310115MA${mark()}`)
  const { id } = await call(supplier.supplier.create, {
    body: { name, type: 'company', creditCode, phone: '021-60001234' },
  })
  const of = { supplier: id }
  await call(supplier.contact.create, { body: { ...of, name: '周经理', mobile: mobiles[0], roles: ['finance'] } })
  await call(supplier.contact.create, { body: { ...of, name: '吴经理', mobile: mobiles[1], roles: ['sales'] } })
  const account = { accountName: name, accountNo: `6222${mark()}88881`, bankName: '招商银行', branch: '上海分行营业部' }
  const kept = await call(supplier.bankAccount.create, { body: { ...of, ...account, accountType: 'corporate' } })
  const wish = { ...account, accountNo: `6217${mark()}99991`, bankName: '中国建设银行', reason: '基本户迁移' }
  return (await call(supplier.accountChange.create, { body: { account: kept.id, ...wish } })).id
}

/** Sends it in by a flow that asks the supplier, and leaves the bindings as they were. */
const askedExternal = async (call: Call, make: () => Promise<string>): Promise<string> => {
  const docType = 'supplierAccountChange'
  const { id } = await call(approval.flow.create, { body: { key: `supplier${mark()}`, name: `供应商确认${mark()}` } })
  const { tree, rev } = await call(approval.flow.show, { params: { id } })
  const { chain } = tree as unknown as Tree
  const asks = {
    ...chain[1],
    name: '供应商确认',
    note: '请核对新账户。',
    approvers: [{ by: 'supplierContact', path: 'supplier', contact: 'finance' }],
    fields: { bankName: 'read', branch: 'read', accountNo: 'masked' },
    showNames: true,
  }
  const drawn = { ...tree, chain: [chain[0], asks, chain[2]] }
  const { rev: saved } = await call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: drawn } })
  await call(approval.flow.publish, { params: { id }, body: { rev: saved } })
  const before = (await call(approval.flow.bindings, { query: { docType } })).filter(
    ({ purpose }) => purpose === 'create',
  )
  const bind = (flows: { flowId: string; condition?: Record<string, unknown> | null }[]) =>
    call(approval.flow.bind, { body: { docType, purpose: 'create', flows } })
  await bind([{ flowId: id }])
  try {
    return (await call(approval.submit, { body: { docType, docId: await make() } })).id
  } finally {
    await bind(before.map(({ flowId, condition }) => ({ flowId, condition })))
  }
}

test('a supplier is asked, another of its contacts instead, who answers on a phone by a link and a code', async ({
  page,
  request,
  browser,
}) => {
  const call = await apiAs(request, boss)
  const [first, mobile] = [`137${mark()}1`, `137${mark()}2`] as const
  const id = await askedExternal(call, () => aSupplier(call, [first, mobile]))
  const told = async (to: string, pattern: RegExp): Promise<string> => {
    const answer = await request.get(noticeDevelopment.messages.path)
    const { result } = (await answer.json()) as { result: { mobile: string; text: string }[] }
    const texts = result.filter((one) => one.mobile === to).map(({ text }) => pattern.exec(text)?.[1] ?? '')
    return texts.findLast(Boolean) ?? ''
  }
  const link = /(https?:\S+\/api\/s\/\w+)/
  await expect.poll(() => told(first, link), { timeout: 20_000 }).not.toBe('')

  await signIn(page)
  await open(page, `/approval/detail?id=${id}`)
  await page.getByRole('button', { name: '重发链接' }).click()
  await expect(page.getByText('链接已重新发送，7 天内有效')).toBeVisible()
  await page.getByRole('button', { name: '更换联系人' }).click()
  const choice = dialog(page, '更换联系人')
  await expect(choice.getByRole('radio', { name: /周经理.*当前/ })).toBeDisabled()
  await choice.getByRole('radio', { name: /吴经理/ }).check()
  await accessible(page)
  await choice.getByRole('button', { name: '发送给新联系人' }).click()
  await expect(page.getByText('已发送给新联系人，原链接已失效')).toBeVisible()
  await expect.poll(() => told(mobile, link), { timeout: 20_000 }).not.toBe('')

  const phone = await browser.newPage({ viewport: { width: 375, height: 812 } })
  await phone.goto(await told(mobile, link))
  await phone.getByRole('button', { name: '获取验证码' }).click()
  await expect(phone.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible()
  const code = /(?<!\d)(\d{6})(?!\d)/
  await expect.poll(() => told(mobile, code)).not.toBe('')
  await phone.getByLabel('短信验证码').fill(await told(mobile, code))
  await phone.getByRole('button', { name: '查看内容' }).click()
  await expect(phone.getByText('中国建设银行')).toBeVisible()
  await expect(phone.getByText('基本户迁移'), 'not opened by the step').toHaveCount(0)
  await noSideways(phone)
  await accessible(phone)
  await phone.getByRole('button', { name: '拒绝' }).click()
  await expect(phone.getByText('拒绝时请写明原因')).toBeVisible()
  await phone.getByLabel('答复说明').fill('账户无误。')
  await phone.getByRole('button', { name: '确认', exact: true }).click()
  await expect(phone.getByRole('heading', { name: '您已确认' })).toBeVisible()
  await phone.close()
  expect((await call(approval.centre.detail, { params: { id } })).status).toBe('approved')
})
