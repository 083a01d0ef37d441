import { deflateSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { identity } from '@srm/api/identity'
import { shanghaiTime } from '@srm/api/shared/date'
import { apiAs, company, expect, open, test } from '../../fixtures.ts'
import { codeFor } from '../../sms.ts'

const stamp = (): string => String(Date.now()).slice(-8)

type Me = { readonly name: string; readonly mobile: string; readonly username: string; readonly password: string }

const fetched = async <T>(answer: Promise<{ json: () => Promise<unknown> }>): Promise<T> =>
  ((await (await answer).json()) as { result: T }).result

/** Somebody of one's own, so that no other journey notices what happens to the account. */
const newcomer = async (page: Page, request: APIRequestContext): Promise<Me> => {
  const call = await apiAs(request)
  const [name, mobile, username] = [`温故${stamp()}`, `139${stamp()}`, `wengu${stamp()}`]
  const roles = (await call(identity.role.all, { query: {} })).filter((one) => one.name === '超级管理员')
  const body = { displayName: name, username, mobile, status: 'active' as const, roles: roles.map(({ id }) => id) }
  const made = await call(identity.user.create, { body: { ...body, otherDepartments: [] } })
  const { companyCode } = await call(identity.user.profile, {})
  const data = { companyCode, username, password: made.password }
  const { token } = await fetched<{ token: string }>(page.request.post(identity.auth.byPasswordSub.path, { data }))
  const password = `${made.password}-2Kz`
  await request.put(identity.auth.password.path, {
    headers: { Authorization: `Bearer ${token}` },
    data: { oldPassword: made.password, newPassword: password },
  })
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify({ 'srm.v1.token': token })})`)
  await page.goto('#/account/accountCenter')
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()
  return { name, mobile, username, password }
}

const crc = (bytes: Buffer): number => {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(type), data])
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([size, body, check])
}

/** A picture of one grey, wider than high. */
const picture = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 160).map((byte, index) => (index % (width + 1) === 0 ? 0 : byte))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a person changes name and face', { tag: '@turn-d' }, async ({ page, request }) => {
  const me = await newcomer(page, request)
  await page.getByLabel('姓名').fill(`${me.name}新`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('banner').getByText(`${me.name}新`)).toBeVisible()

  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture(600, 400) }
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  await dialog.getByRole('button', { name: '拖动或用方向键移动，滑块缩放' }).focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('头像已更换')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 320)
})

test('the mobile is changed in two steps, each proven by a code', { tag: '@turn-b' }, async ({ page, request }) => {
  const me = await newcomer(page, request)
  await open(page, '/account/accountCenter?tab=security')
  await page.getByRole('button', { name: '更换手机号' }).click()
  const dialog = page.getByRole('dialog', { name: '更换手机号' })
  const prove = async (mobile: string): Promise<void> => {
    const since = shanghaiTime(new Date())
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
    await dialog.getByLabel('验证码').fill(await codeFor(request, mobile, since))
  }
  await prove(me.mobile)
  await dialog.getByRole('button', { name: '下一步' }).click()
  const next = `137${stamp()}`
  await dialog.getByLabel('新手机号').fill(next)
  await prove(next)
  await dialog.getByRole('button', { name: '绑定' }).click()
  await expect(page.getByText(`${next.slice(0, 3)}****${next.slice(-4)}`)).toBeVisible()
})

test('the password is changed and another session ended', async ({ page, request }) => {
  const me = await newcomer(page, request)
  await open(page, '/account/accountCenter?tab=security')
  await page.getByRole('button', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  const fill = async (old: string, fresh: string): Promise<void> => {
    await dialog.getByLabel('原密码').fill(old)
    await dialog.getByLabel('新密码', { exact: true }).fill(fresh)
    await dialog.getByLabel('确认新密码').fill(fresh)
    await dialog.getByRole('button', { name: '修改密码' }).click()
  }
  await fill(me.password, `Neu-${stamp()}x`)
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
})

test('an API key is shown once and then only hinted at', { tag: '@turn-c' }, async ({ page, request }) => {
  await newcomer(page, request)
  await open(page, '/account/accountCenter?tab=keys')
  await page.getByRole('button', { name: '新增密钥' }).click()
  const form = page.getByRole('dialog', { name: '新增密钥' })
  await form.getByLabel('名称').fill('ERP')
  await form.getByRole('combobox', { name: '权限' }).fill('查询我方公司')
  await page.getByTitle('查询我方公司').click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '保存' }).click()
  const told = page.getByRole('dialog', { name: '密钥已创建' })
  const key = (await told.locator('code').innerText()).trim()
  expect(key.length).toBeGreaterThan(30)
  await told.getByRole('button', { name: '已保存好' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  await page.getByRole('button', { name: '删除密钥 ERP' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有接口密钥')).toBeVisible()
})
