// @vitest-environment jsdom
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { networkError } from './api-error.ts'
import { keptErrors, noteError, watchErrors } from './error-log.ts'
import { resetSession, setToken } from '../session/session.ts'

type Body = { readonly url: string; readonly body: unknown }
const sent: Body[] = []

/** An error as it would be thrown at a place of its own. */
const at = (place: string, message = '坏了'): Error =>
  Object.assign(new Error(message), { stack: `${message}\n at ${place}` })

beforeEach(() => {
  sent.length = 0
  vi.useRealTimers()
  localStorage.clear()
  resetSession()
  setToken('mine')
  window.location.hash = '#/supplier/list?keyword=张三'
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) as unknown })
    return Promise.resolve(new Response('{"code":200,"result":{"done":true}}'))
  })
})

test('an error is kept here and told to the server, without what was searched for', async () => {
  noteError(at('one.ts'))
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000)
  expect(sent[0]).toEqual({
    url: '/api/platform/report',
    body: { message: '坏了', trace: '坏了\n at one.ts', url: '/#/supplier/list' },
  })
  expect(keptErrors()).toMatchObject([{ message: '坏了', url: '/#/supplier/list' }])
})

test('one place tells at most once a minute, another at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  noteError(at('loop.ts'))
  noteError(at('loop.ts'))
  noteError(at('other.ts'))
  vi.setSystemTime(Date.now() + 61_000)
  noteError(at('loop.ts'))
  await vi.waitFor(() => expect(sent).toHaveLength(3), 10_000)
})

test('a refused request is no error of the page', async () => {
  noteError(networkError())
  await pause(50)
  expect([sent, keptErrors()]).toEqual([[], []])
})

test('whoever is not signed in keeps it to themselves', async () => {
  resetSession()
  noteError(at('public.ts'))
  await pause(50)
  expect(sent).toEqual([])
  expect(keptErrors()).toHaveLength(1)
})

test('at most fifty are kept, the newest first, and a spoiled store is begun anew', () => {
  localStorage.setItem('srm.v1.errors', '{')
  resetSession()
  for (let number = 0; number < 60; number += 1) noteError(at(`place-${String(number)}.ts`, `第${String(number)}个`))
  expect(keptErrors()).toHaveLength(50)
  expect(keptErrors()[0]?.message).toBe('第59个')
})

test('what nobody catches is noted', async () => {
  resetSession()
  watchErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: at('thrown.ts', '没人接住') }))
  await vi.waitFor(() => expect(keptErrors()[0]?.message).toBe('没人接住'), 10_000)
})

test('that measuring was put off to the next frame is no error', () => {
  watchErrors()
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  )
  expect(keptErrors()).toEqual([])
  window.dispatchEvent(new ErrorEvent('error', { message: '真的坏了' }))
  expect(keptErrors()).toMatchObject([{ message: '真的坏了' }])
})
