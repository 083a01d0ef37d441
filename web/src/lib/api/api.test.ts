// @vitest-environment jsdom
import { z } from 'zod'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { ApiError, messageOf, UserError } from './api-error.ts'
import { call, urlOf } from './api.ts'
import { keptErrors } from './error-log.ts'
import { setLanguage } from '../i18n.ts'
import { useMembership } from '../session/membership.ts'
import { resetSession, setToken, useSession } from '../session/session.ts'
import { attachToaster } from '../toast.ts'

type Body = { url: string; method: string; headers: Record<string, string>; body: string | undefined }
type Answer = { status?: number; statusText?: string; body?: unknown; raw?: string }

const common = { title: label('测试', 'Test'), access: 'signed-in' as const }
const show = endpoint({
  ...common,
  method: 'GET',
  path: '/api/thing/show/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ keyword: z.string().optional(), page: z.number().optional() }),
  result: z.object({ name: z.string() }),
})
const create = endpoint({
  ...common,
  method: 'POST',
  path: '/api/thing/create',
  body: z.object({ name: z.string() }),
  result: z.object({ id: z.string() }),
})

const sent: Body[] = []
const toasts: string[] = []

/** A server made of one function. */
const serve = (answer: (request: Body) => Answer | Promise<Answer>): void => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const headers = (init.headers ?? {}) as Record<string, string>
    const request = { url, method: init.method ?? 'GET', headers, body: init.body as string | undefined }
    sent.push(request)
    const { status = 200, statusText = '', body, raw } = await answer(request)
    return new Response(raw ?? JSON.stringify(body), { status, statusText })
  })
}

const ask = (): Promise<{ name: string }> => call(show, { params: { id: '7' }, query: {} })
const failing = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

beforeEach(async () => {
  sent.length = 0
  toasts.length = 0
  localStorage.clear()
  window.location.hash = '#/thing?page=2'
  resetSession()
  setToken('old')
  await setLanguage('zh')
  attachToaster((_, text) => void toasts.push(text))
})

describe('what is sent', () => {
  test('path parameters are filled in and empty query values left out', () => {
    expect(
      urlOf('/api/a/:id', { params: { id: '一/二' }, query: { keyword: '云', page: 2, sort: undefined, x: '' } }),
    ).toBe('/api/a/%E4%B8%80%2F%E4%BA%8C?keyword=%E4%BA%91&page=2')
    expect(() => urlOf('/api/a/:id', {})).toThrow('needs id')
  })

  test('token, company, language and a key for every write', async () => {
    serve(() => ({ body: { code: 200, result: { id: '1' } } }))
    useSession.setState({ profile: { applyId: 'apply-1' } as never })
    await call(create, { body: { name: '云' } })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: '{"name":"云"}',
      headers: {
        Authorization: 'Bearer old',
        ApplyId: 'apply-1',
        'Accept-Language': 'zh-CN',
        'Content-Type': 'application/json;charset=UTF-8',
      },
    })
    expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a read carries no key and, without a session, no token', async () => {
    resetSession()
    serve(() => ({ body: { code: 200, result: {} } }))
    await ask()
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['Accept-Language', 'X-Requested-With'])
  })

  test('the language follows the reader', async () => {
    await setLanguage('en')
    serve(() => ({ body: { code: 200, result: {} } }))
    await ask()
    expect(sent[0]?.headers['Accept-Language']).toBe('en')
  })
})

describe('what counts as success', () => {
  test.each([200, 0, '200', '0'])('code %j', async (code) => {
    serve(() => ({ body: { code, result: { name: '云' } } }))
    expect(await ask()).toEqual({ name: '云' })
  })

  test('without a code the HTTP status decides', async () => {
    serve(() => ({ body: { result: { name: '云' } } }))
    expect(await ask()).toEqual({ name: '云' })
  })
})

describe('what counts as failure', () => {
  test('the body names code, key, fields and details, and a toast says the message', async () => {
    const body = {
      code: 41001,
      key: 'thing.taken',
      message: '已有同名',
      errors: [{ path: 'name', message: '重复' }],
      details: { by: 1 },
    }
    serve(() => ({ status: 409, body }))
    const error = await failing(ask())
    expect(error).toMatchObject({ code: 41001, key: 'thing.taken', message: '已有同名', details: { by: 1 } })
    expect(error.errors).toEqual([{ path: 'name', message: '重复' }])
    expect(toasts).toEqual(['已有同名'])
  })

  test('a silent caller shows the error itself', async () => {
    serve(() => ({ status: 500, body: { code: 50000, message: '坏了' } }))
    await failing(call(show, { params: { id: '7' }, query: {} }, { silent: true }))
    expect(toasts).toEqual([])
  })

  test('msg stands in for message, and the status text for both', async () => {
    serve(() => ({ status: 400, body: { code: 1, msg: '旧式消息' } }))
    expect((await failing(ask())).message).toBe('旧式消息')
    serve(() => ({ status: 400, body: { code: 400 } }))
    expect((await failing(ask())).message).toBe('请求有误，服务器没有进行处理')
  })

  test.each([
    ['the page of a proxy', { status: 502, raw: '<html>nginx' }, '网关错误'],
    ['nothing', { status: 503, raw: '' }, '服务不可用，服务器暂时过载或维护'],
    ['a status nobody knows', { status: 418, statusText: 'Teapot', raw: '' }, '服务器出错了，请稍后再试'],
    [
      'the words of a framework',
      { status: 500, body: { statusCode: 500, message: 'x is not iterable' } },
      '服务器发生错误',
    ],
    [
      'its own codes',
      { status: 503, body: { code: 'FST_ERR_CLOSING', message: 'closing' } },
      '服务不可用，服务器暂时过载或维护',
    ],
    ['a page in place of the data', { status: 200, raw: '<html>Wi-Fi login' }, '服务器出错了，请稍后再试'],
  ])('an answer that is %s is a sentence with a number, which is kept', async (_, answer, sentence) => {
    serve(() => answer)
    const { message } = await failing(ask())
    expect(message.replace(/[0-9a-f]{8}）$/, '）')).toBe(`${sentence}（编号 ）`)
    expect(toasts).toEqual([message])
    expect(keptErrors()[0]?.message).toBe(message)
  })

  test('what breaks in the page itself is never told in the words of the machine', () => {
    expect(messageOf(new TypeError('x is not iterable'))).toBe('页面出错了，请刷新后再试')
    expect(messageOf(new UserError('用户无权限'))).toBe('用户无权限')
  })

  test('a call waits thirty seconds and no longer', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    serve(() => ({ body: { code: 200, result: {} } }))
    await ask()
    expect(limit).toHaveBeenCalledWith(30_000)
  })

  test('no answer at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    const error = await failing(ask())
    expect(error).toMatchObject({ key: 'network', message: '连接后台接口失败。请检查网络。' })
    expect(toasts).toEqual(['连接后台接口失败。请检查网络。'])
  })

  test('an ended membership is said with the way to renew, even to a silent caller', async () => {
    const offers: (string | undefined)[] = []
    attachToaster((_, text, action) => void offers.push(text, action?.label))
    serve(() => ({ status: 422, body: { code: 42061, key: 'tenant.read_only', message: '当前为只读' } }))
    await failing(call(create, { body: { name: '云' } }, { silent: true }))
    expect(offers).toEqual(['当前为只读', '续费'])
    expect(useMembership.getState()).toEqual({ renewalOnly: false, choosing: false })
  })

  test('long after its end nothing but the renewal is left', async () => {
    serve(() => ({ status: 422, body: { code: 42062, key: 'tenant.renewal_only', message: '请续费' } }))
    await failing(ask())
    expect(useMembership.getState().renewalOnly).toBe(true)
    expect(toasts).toEqual([])
  })

  test('a call the caller gave up is not announced', async () => {
    const giveUp = new AbortController()
    vi.stubGlobal('fetch', () => {
      giveUp.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    await expect(call(show, { params: { id: '7' }, query: {} }, { signal: giveUp.signal })).rejects.toThrow('aborted')
    expect(toasts).toEqual([])
  })
})

describe('the session', () => {
  test('401 resets it and goes to the login with the way back', async () => {
    serve(() => ({ status: 401, body: { code: 401, message: '请登录' } }))
    await failing(ask())
    expect(useSession.getState()).toMatchObject({ token: null, username: '游客' })
    expect(window.location.hash).toBe(`#/login?redirect=${encodeURIComponent('/thing?page=2')}`)
    expect(toasts).toEqual([])
  })

  test('403 leaves the page but keeps the session', async () => {
    serve(() => ({ status: 403, body: { code: 403 } }))
    await failing(ask())
    expect(window.location.hash).toBe('#/403')
    expect(useSession.getState().token).toBe('old')
  })

  test('twenty calls with an expired token renew it once and all succeed', async () => {
    serve(async ({ url, headers }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * 10)
      })
      if (url === '/refreshToken') return { body: { code: 200, result: { token: 'new' } } }
      if (headers['Authorization'] !== 'Bearer new') return { status: 402, body: { code: 402 } }
      return { body: { code: 200, result: { name: '云' } } }
    })
    const all = await Promise.all(Array.from({ length: 20 }, ask))
    expect(all).toEqual(Array.from({ length: 20 }, () => ({ name: '云' })))
    expect(sent.filter(({ url }) => url === '/refreshToken')).toHaveLength(1)
    expect(useSession.getState().token).toBe('new')
  })

  test('a write is replayed under the same key', async () => {
    serve(({ url, headers }) => {
      if (url === '/refreshToken') return { body: { code: 200, result: { token: 'new' } } }
      return headers['Authorization'] === 'Bearer new'
        ? { body: { code: 200, result: { id: '1' } } }
        : { body: { code: '402' } }
    })
    await call(create, { body: { name: '云' } })
    const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('a token that cannot be renewed ends the session', async () => {
    serve(({ url }) =>
      url === '/refreshToken' ? { status: 401, body: { code: 401 } } : { status: 402, body: { code: 402 } },
    )
    await failing(ask())
    expect(useSession.getState().token).toBeNull()
    expect(window.location.hash).toContain('#/login?redirect=')
  })
})
