import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { resetSession, useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import LoginPage from './login.page.tsx'

type Answer = { status?: number; code?: number; key?: string; message?: string; result?: unknown }
const ok = (result: unknown): Answer => ({ code: 200, result })
const refused = (key: string, message: string): Answer => ({ status: 422, code: 42_000, key, message })
const ways = ok({ feishu: true, publicKey: null, demo: false })

let sent: { url: string; path: string; body: Record<string, unknown> }[] = []

/** A server made of a list of answers by path; the last one is given again and again. */
const serve = (answers: Readonly<Record<string, readonly Answer[]>>): void => {
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]))
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? ''
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    sent.push({ url, path, body })
    const list = left.get(path) ?? [ways]
    const { status = 200, ...rest } = (list.length > 1 ? list.shift() : list[0]) ?? ways
    return Promise.resolve(Response.json(rest, { status }))
  })
}

const type = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const byPassword = '/api/auth/loginByPassword'

prepareScreen()
beforeEach(() => {
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  resetSession()
})

const fill = (): void => {
  type('手机号或用户名', 'zhoumin')
  type('密码', 'P@ssw0rd')
}

describe('by account', () => {
  test('what is missing is said at its field and nothing is sent', async () => {
    serve({})
    draw(<LoginPage />, '/login')
    press('登录')
    expect(await screen.findByText('用户名不能为空')).toBeTruthy()
    expect(await screen.findByText('密码不能少于6位')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('手机号或用户名'))
    expect(sent.filter(({ path }) => path === byPassword)).toEqual([])
  })

  test('whoever arrives can type the account at once', () => {
    serve({})
    draw(<LoginPage />, '/login')
    expect(document.activeElement).toBe(screen.getByLabelText('手机号或用户名'))
    fireEvent.click(screen.getByRole('tab', { name: '子账号' }))
    expect(document.activeElement).not.toBe(screen.getByLabelText('用户名'))
  })

  test('a wrong password is said at the password', async () => {
    serve({ [byPassword]: [refused('login.wrong', '账号或密码错误')] })
    draw(<LoginPage />, '/login')
    fill()
    press('登录')
    expect(await screen.findByText('账号或密码错误')).toBeTruthy()
    expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('密码'))
  })

  test('a captcha is shown when the server asks, and sent with the next try', async () => {
    serve({
      [byPassword]: [refused('login.captcha', '请完成图形验证'), ok({ token: 't' })],
      '/api/auth/captcha': [ok({ id: 'c1', image: 'data:,' })],
    })
    draw(<LoginPage />, '/login')
    fill()
    press('登录')
    await screen.findByAltText('图形验证码')
    type('图形验证', '12')
    press('登录')
    await waitFor(() => expect(useSession.getState().token).toBe('t'))
    expect(sent.at(-1)?.body).toMatchObject({ username: 'zhoumin', captcha: { id: 'c1', answer: '12' } })
  })

  test('too many failures are said above the button', async () => {
    serve({ [byPassword]: [{ ...refused('login.locked', '失败次数过多，请 15 分钟后再试'), status: 429 }] })
    draw(<LoginPage />, '/login')
    fill()
    press('登录')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('失败次数过多，请 15 分钟后再试'))
  })

  test('an answer without a token is a broken one', async () => {
    serve({ [byPassword]: [ok({ token: '' })] })
    draw(<LoginPage />, '/login')
    fill()
    press('登录')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('登录接口异常。请稍后再试。'))
  })

  test('who belongs to several companies chooses one', async () => {
    const choices = [
      { applyId: 'a', companyName: '云舟', displayName: '周敏' },
      { applyId: 'b', companyName: '观澜', displayName: '周顾问' },
    ]
    serve({
      [byPassword]: [ok({ token: '', ticket: 'tk', choices })],
      '/api/auth/chooseTenant': [ok({ token: 'chosen' })],
    })
    draw(<LoginPage />, '/login')
    fill()
    press('登录')
    fireEvent.click(await screen.findByRole('button', { name: /观澜/ }))
    await waitFor(() => expect(useSession.getState().token).toBe('chosen'))
    expect(sent.at(-1)?.body).toEqual({ ticket: 'tk', applyId: 'b' })
  })
})

test('a sub-account names its company, which is remembered', async () => {
  serve({ '/api/auth/loginByPasswordSub': [ok({ token: 't' })] })
  draw(<LoginPage />, '/login')
  fireEvent.click(screen.getByRole('tab', { name: '子账号' }))
  type('企业代码', 'yunzho')
  type('用户名', 'zhoumin')
  type('密码', 'P@ssw0rd')
  press('登录')
  await waitFor(() => expect(useSession.getState().token).toBe('t'))
  expect(sent.at(-1)?.body).toEqual({ companyCode: 'YUNZHO', username: 'zhoumin', password: 'P@ssw0rd' })
  expect(localStorage.getItem('srm.v1.company-code')).toBe('YUNZHO')
})

test('a code is sent to a mobile number, then counts down', async () => {
  serve({ '/api/sms/sendSmsCode': [ok({ wait: 60 })], '/api/auth/loginByMobile': [ok({ token: 't' })] })
  draw(<LoginPage />, '/login')
  fireEvent.click(screen.getByRole('tab', { name: '手机登录' }))
  type(await screen.findByText('手机号').then(({ textContent }) => textContent ?? ''), '123')
  press('获取验证码')
  expect(await screen.findByText('请输入正确的手机号')).toBeTruthy()
  type('手机号', '13800138000')
  press('获取验证码')
  const button = await screen.findByRole('button', { name: /秒后重发/ })
  expect(button.hasAttribute('disabled')).toBe(true)
  type('短信验证码', '12 34-56')
  press('登录')
  await waitFor(() => expect(useSession.getState().token).toBe('t'))
  expect(sent.at(-1)?.body).toEqual({ mobile: '13800138000', code: '123456' })
})

test('a picture is asked for before a code where many were sent, and goes with the next try', async () => {
  serve({
    '/api/sms/sendSmsCode': [refused('sms.captcha', '请先完成图形验证'), ok({ wait: 60 })],
    '/api/auth/captcha': [ok({ id: 'c7', image: 'data:,' })],
  })
  draw(<LoginPage />, '/login')
  fireEvent.click(screen.getByRole('tab', { name: '手机登录' }))
  await screen.findByText('手机号')
  type('手机号', '13800138000')
  press('获取验证码')
  await screen.findByAltText('图形验证码')
  expect(screen.getByText('请先完成图形验证')).toBeTruthy()
  type('图形验证', ' 42 ')
  press('获取验证码')
  await screen.findByRole('button', { name: /秒后重发/ })
  expect(sent.at(-1)?.url).toContain('captchaId=c7&captchaAnswer=42')
})

describe('by Feishu', () => {
  const departed = (state: string): void =>
    sessionStorage.setItem('srm.v1.feishu', JSON.stringify({ state, redirect: '/other' }))

  /** What is loaded when it is needed must have come before anybody looks. */
  const arrive = (path: string): Promise<void> =>
    act(async () => {
      draw(<LoginPage />, path)
    })

  test('a code for the departure of this browser signs in', async () => {
    departed('s1')
    serve({ '/api/auth/loginByFeishu': [ok({ token: 'fs' })] })
    await arrive('/login?code=c1&state=s1')
    await waitFor(() => expect(useSession.getState().token).toBe('fs'))
    expect(sent.at(-1)?.body).toEqual({ code: 'c1', state: 's1' })
  })

  test('a code nobody here asked for is not used', async () => {
    departed('s1')
    serve({})
    await arrive('/login?code=c1&state=s2')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('飞书登录失败，请重试'))
    expect(sent.map(({ path }) => path)).not.toContain('/api/auth/loginByFeishu')
  })
})
