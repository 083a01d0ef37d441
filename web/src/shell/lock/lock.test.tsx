import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { account } from '@srm/api/identity/account'
import type { Profile } from '@srm/api/identity'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '@/lib/api/api.ts'
import { resetSession, setToken } from '@/lib/session/session.ts'
import { changeTheme, setLock, useSettings } from '@/lib/settings.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { LockGate } from './lock-gate.tsx'

prepareScreen()

const profile = { displayName: '周敏', avatar: '' } as Profile

const Secret = (): ReactNode => {
  const [text, setText] = useState('')
  return <input aria-label="秘密" value={text} onChange={({ target }) => setText(target.value)} />
}

const open = (): void =>
  draw(
    <LockGate profile={profile}>
      <p>合同金额</p>
      <Secret />
    </LockGate>,
  )

const answers = (...bodies: readonly object[]): (() => object[]) => {
  const sent: object[] = []
  const left = [...bodies]
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/unlock')) sent.push(JSON.parse(body ?? '{}') as object)
    if (url.endsWith('/lock')) return Promise.resolve(Response.json({ code: 200, result: { done: true } }))
    const ways = { code: 200, result: { feishu: false, publicKey: null, demo: false, virtual: false } }
    return Promise.resolve(Response.json(url.includes('/ways') ? ways : left.shift()))
  })
  return () => sent
}

const tryWith = (password: string): void => {
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: '解锁' }))
}

const pass = (time: number): void =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

beforeEach(() => {
  localStorage.clear()
  setToken('mine')
  setLock(false)
  changeTheme({ autoLock: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a locked screen', () => {
  test('takes everything behind it out of the page and brings it back with what was typed', async () => {
    answers({ code: 200, result: { done: true } })
    open()
    fireEvent.change(screen.getByLabelText('秘密'), { target: { value: '写了一半' } })
    act(() => setLock(true))
    expect(await screen.findByRole('heading', { name: '屏幕已锁定' })).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('合同金额')
    expect(document.querySelector('[aria-label=秘密]')).toBeNull()
    tryWith('yuncai2026')
    await waitFor(() => expect(screen.getByText('合同金额')).toBeTruthy())
    expect((screen.getByLabelText('秘密') as HTMLInputElement).value).toBe('写了一半')
  })

  test('does not even begin what lies behind it when it was locked before', async () => {
    setLock(true)
    open()
    expect(await screen.findByRole('heading', { name: '屏幕已锁定' })).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('合同金额')
  })

  test('asks the server, and says at the field that the password is wrong', async () => {
    const sent = answers({ code: 42024, key: 'unlock.wrong', message: '密码错误', errors: [] })
    setLock(true)
    open()
    await screen.findByRole('heading', { name: '屏幕已锁定' })
    tryWith('not-the-one')
    expect(await screen.findByText('密码错误')).toBeTruthy()
    expect(sent()).toEqual([{ password: 'not-the-one' }])
    expect(useSettings.getState().lock).toBe(true)
  })

  test('is covered again when only the browser was told that it is open', async () => {
    answers({ code: 42300, key: 'session.locked', message: '屏幕已锁定，请先解锁', errors: [] })
    open()
    await act(() => call(account.saveProfile, { body: { displayName: '别人' } }).catch(() => undefined))
    expect(await screen.findByRole('heading', { name: '屏幕已锁定' })).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('合同金额')
  })

  test('is open again for whoever signs in anew', () => {
    setLock(true)
    resetSession()
    expect(useSettings.getState().lock).toBe(false)
  })
})

describe('without a touch', () => {
  test('the screen locks itself after the minutes of the setting, not while somebody works', () => {
    vi.useFakeTimers()
    changeTheme({ autoLock: 5 })
    open()
    pass(4 * 60_000)
    fireEvent.keyDown(window, { key: 'a' })
    pass(4 * 60_000)
    expect(useSettings.getState().lock).toBe(false)
    pass(65_000)
    expect(useSettings.getState().lock).toBe(true)
  })

  test('it stays open when the setting says never', () => {
    vi.useFakeTimers()
    open()
    pass(24 * 60 * 60_000)
    expect(useSettings.getState().lock).toBe(false)
  })
})

test('lock screen asks for no password where the login is switched off', async () => {
  setToken('virtual')
  open()
  act(() => setLock(true))
  const unlock = await screen.findByRole('button', { name: '解锁' })
  expect(screen.queryByLabelText('密码')).toBeNull()
  fireEvent.click(unlock)
  await waitFor(() => expect(screen.getByText('合同金额')).toBeTruthy())
})
