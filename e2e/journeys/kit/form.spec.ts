import type { Page } from '@playwright/test'
import { tenancy } from '@srm/api/tenancy'
import { accessible, admin, apiAs, choose, closeTab, expect, open, signInAt, test } from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '保存', exact: true }).click()
}

/** Pastes as a person does who copied cells in a spreadsheet. */
const paste = async (page: Page, text: string): Promise<void> => {
  const event = `new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })`
  await page.evaluate<boolean>(
    `(() => { const data = new DataTransfer(); data.setData('text/plain', ${JSON.stringify(text)}); return document.activeElement.dispatchEvent(${event}) })()`,
  )
}

test('two people change one company: each field is chosen, and nothing is lost silently', async ({
  page,
  browser,
  request,
}) => {
  const call = await apiAs(request)
  const name = `泰州云舟展览有限公司${mark()}`
  const body = { name, status: 'enabled' as const, shortName: '原简称', phone: '0523-1' }
  const { id } = await call(tenancy.ourCompany.create, { body })
  const other = await (await browser.newContext()).newPage()
  for (const one of [page, other]) {
    await signInAt(one, `/account/ourCompany/edit?id=${id}`)
    await expect(one.getByLabel('简称')).toHaveValue('原简称')
  }

  await page.getByLabel('简称').fill('泰州一')
  await page.getByLabel('联系电话').fill('0523-2')
  await save(page)
  await expect(page.getByText('保存成功')).toBeVisible()

  await other.getByLabel('简称').fill('泰州二')
  await other.getByLabel('法定代表人').fill('许静怡')
  await save(other)
  const dialog = other.getByRole('dialog', { name: '记录已被他人修改' })
  await expect(dialog).toContainText(new RegExp(`${admin} 在 \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} 修改了这条记录`))
  const field = (label: string) => dialog.getByRole('group', { name: new RegExp(`^${label}`) })
  await expect(field('简称')).toContainText('泰州一')
  await expect(field('简称')).toContainText('泰州二')
  await expect(field('联系电话').getByRole('radio', { name: '对方的' })).toBeChecked()
  await expect(field('法定代表人').getByRole('radio', { name: '我的' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: '还有 1 项要选择' })).toBeDisabled()
  await accessible(other)
  await field('简称').getByRole('radio', { name: '我的' }).check()
  await dialog.getByRole('button', { name: '保存合并结果' }).click()
  await expect(other.getByText('保存成功')).toBeVisible()
  const saved = await call(tenancy.ourCompany.show, { params: { id } })
  expect(saved).toMatchObject({ shortName: '泰州二', phone: '0523-2', legalPerson: '许静怡', version: 3 })
  await other.context().close()
})

test('a draft survives a reload, is restored, and is gone once saved', { tag: '@turn-b' }, async ({ page }) => {
  const name = `南通云舟会务有限公司${mark()}`
  page.on('dialog', (dialog) => void dialog.accept())
  await signInAt(page, '/account/ourCompany/edit')
  await page.getByLabel('公司名称').fill(name)
  await expect(page.getByText('草稿已自动保存')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(page.getByLabel('公司名称')).toHaveValue(name)
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await open(page, '/account/ourCompany/edit')
  await expect(page.getByLabel('公司名称')).toHaveValue('')
  await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
})

test(
  'unsaved work survives going elsewhere and back; closing its tab asks first',
  { tag: '@turn-c' },
  async ({ page }) => {
    await signInAt(page, '/account/ourCompany')
    await page.getByRole('button', { name: '新增公司' }).first().click()
    await page.getByLabel('公司名称').fill('未保存')
    await choose(page, '设置', '数据字典')
    await page.goBack()
    await page.goBack()
    await expect(page.getByLabel('公司名称')).toHaveValue('未保存')

    const dialog = page.getByRole('dialog', { name: '有未保存的内容' })
    await closeTab(page, '新增我方公司')
    await dialog.getByRole('button', { name: '继续编辑' }).click()
    await expect(page.getByLabel('公司名称')).toHaveValue('未保存')
    await closeTab(page, '新增我方公司')
    await dialog.getByRole('button', { name: '关闭，丢弃草稿' }).click()
    await expect(page.getByRole('tab', { name: '新增我方公司' })).toHaveCount(0)
    await open(page, '/account/ourCompany/edit')
    await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
  },
)

test(
  'three accounts are pasted from a spreadsheet, one is copied and moved, wrong ones are marked',
  { tag: '@turn-a' },
  async ({ page }) => {
    const name = `盐城云舟会务有限公司${mark()}`
    await signInAt(page, '/account/ourCompany/edit')
    await page.getByLabel('公司名称').fill(name)
    await page.getByRole('group', { name: '银行账户' }).getByRole('button', { name: '从 Excel 粘贴' }).click()
    const rows = [
      '招商银行\t云舟\t6225 8802 1234 5678\t是',
      '中国银行\t云舟\t4563 5100 8888 9999\t否',
      '农业银行\t云舟\t12\t否',
    ]
    const dialog = page.getByRole('dialog', { name: '粘贴银行账户' })
    await dialog.getByLabel('粘贴的内容').fill(rows.join('\n'))
    await expect(dialog).toContainText('识别到 3 行')
    await expect(dialog).toContainText('有 1 格不合要求')
    await dialog.getByRole('button', { name: '添加 3 行' }).click()
    const accounts = page.getByRole('group', { name: '银行账户' })
    await expect(accounts.getByLabel('开户银行')).toHaveCount(3)

    await save(page)
    await expect(accounts.getByText('银行账号应为 6 至 32 位数字')).toBeVisible()
    await expect(accounts.getByLabel('银行账号').nth(2)).toBeFocused()
    await paste(page, '6228 4800 1111\t是\n6228 4800 2222\t否')
    await expect(accounts.getByLabel('开户银行')).toHaveCount(4)
    await accounts.getByRole('button', { name: '移除第 4 行银行账户' }).click()
    await accounts.getByRole('switch').nth(2).click()

    await accounts.getByLabel('开户银行').nth(2).press('Alt+ArrowUp')
    await expect(accounts.getByLabel('开户银行').nth(1)).toHaveValue('农业银行')
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('tab', { name: /银行账户\s*3/ }).click()
    await expect(page.getByRole('row').nth(2)).toContainText('农业银行')
  },
)

test("the server's objection is put on its field", { tag: '@turn-d' }, async ({ browser, request }) => {
  // Not the watched page: a browser reports every refusal in its console.
  const page = await browser.newPage()
  const call = await apiAs(request)
  const taken = `宿迁云舟会务有限公司${mark()}`
  await call(tenancy.ourCompany.create, { body: { name: taken, status: 'enabled' } })
  await signInAt(page, '/account/ourCompany/edit')
  await page.getByLabel('公司名称').fill(taken)
  await save(page)
  await expect(page.getByText('已有同名的我方公司').first()).toBeVisible()
  await expect(page.getByLabel('公司名称')).toBeFocused()
  await page.close()
})

test('save and new begins again', { tag: '@turn-c' }, async ({ page }) => {
  const name = `淮安云舟会务有限公司${mark()}`
  await signInAt(page, '/account/ourCompany/edit')
  await page.getByLabel('公司名称').fill(name)
  await page.getByRole('button', { name: '保存并新增' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await expect(page.getByLabel('公司名称')).toHaveValue('')
  await expect(page).toHaveURL(/ourCompany\/edit$/)
})

test('with the keyboard alone a company is registered', { tag: '@turn-a' }, async ({ page }) => {
  const name = `徐州云舟会务有限公司${mark()}`
  await signInAt(page, '/account/ourCompany/edit')
  await page.getByRole('button', { name: '基本信息' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('公司名称')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
