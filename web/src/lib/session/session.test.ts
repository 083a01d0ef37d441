// @vitest-environment jsdom
import type { Profile } from '@srm/api/identity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { can, mayOrWarn } from './can.tsx'
import { useMembership, onlyRenewal } from './membership.ts'
import { withSession } from './renewal.ts'
import { acceptProfile, borrowToken, resetSession, setToken, useSession } from './session.ts'
import { signOut } from './sign-out.ts'
import { attachToaster } from '../toast.ts'

const userInfo: Profile['userInfo'] = {
  userId: '1',
  username: '周敏',
  avatar: '',
  onlyKey: '1',
  dept: { name: '总经办' },
  role: { name: '总经理' },
  isSuper: false,
  apply: { companyName: '云舟', outDate: null, purchaseLog: null },
  membershipRights: { title: '标准版' },
  versionNumber: '1',
}

const profile: Profile = {
  closedByPlan: {},
  id: '1',
  displayName: '周敏',
  avatar: '',
  applyId: '2',
  permissions: ['ourCompany:list'],
  roles: ['boss'],
  isSuper: false,
  department: null,
  company: '云舟',
  companyCode: 'YUNZHO',
  uploadLimit: 2_097_152,
  watermark: false,
  mobile: null,
  email: null,
  post: null,
  feishuBound: false,
  mustChangePassword: false,
  readOnly: false,
  seeingAs: null,
  feedbackShow: '0',
  userInfo,
}

beforeEach(() => resetSession())
afterEach(() => vi.unstubAllGlobals())

test('a token is remembered, a reset forgets it and leaves a guest', () => {
  setToken('t')
  expect(localStorage.getItem('srm.v1.token')).toBe('t')
  resetSession()
  expect(localStorage.getItem('srm.v1.token')).toBeNull()
  expect(useSession.getState()).toMatchObject({ token: null, username: '游客', profile: null })
})

test('a reset clears name, face, permissions, roles, full access and the visited tabs', () => {
  setToken('t')
  localStorage.setItem('srm.v1.tabs', '[]')
  acceptProfile({ ...profile, avatar: 'face.png', isSuper: true })
  expect(useSession.getState()).toMatchObject({ username: '周敏', avatar: 'face.png', userInfo, feedbackShow: '0' })
  expect(can('anything:at:all')).toBe(true)
  resetSession()
  expect(useSession.getState()).toEqual({
    token: null,
    username: '游客',
    avatar: '',
    userInfo: null,
    projectInfo: null,
    feedbackShow: '1',
    profile: null,
    borrowed: null,
    lockedRefusals: 0,
  })
  expect([can('ourCompany:list'), can(['boss']), can('anything:at:all')]).toEqual([false, false, false])
  expect(localStorage.getItem('srm.v1.tabs')).toBeNull()
})

test('a permission is held by name, by star, or by being super', () => {
  expect(can('ourCompany:list')).toBe(false)
  acceptProfile(profile)
  expect([can('ourCompany:list'), can('ourCompany:delete')]).toEqual([true, false])
  expect(can({ role: ['boss'], permission: ['ourCompany:delete'], mode: 'except' })).toBe(true)
  acceptProfile({ ...profile, permissions: ['*'] })
  expect(can('ourCompany:delete')).toBe(true)
  acceptProfile({ ...profile, permissions: [], isSuper: true })
  expect(can('ourCompany:delete')).toBe(true)
})

test('who may not is told to ask an administrator', () => {
  const said: string[] = []
  attachToaster((kind, text) => void said.push(`${kind} ${text}`))
  acceptProfile(profile)
  expect([mayOrWarn('ourCompany:list'), mayOrWarn('ourCompany:delete')]).toEqual([true, false])
  expect(said).toEqual(['warning 您无权访问此功能，请联系管理员授权。'])
})

test('a profile that cannot be used is refused', () => {
  expect(() => acceptProfile({ ...profile, displayName: '' })).toThrow('getUserInfo核心接口异常')
  expect(() => acceptProfile({ ...profile, avatar: null as never })).toThrow('getUserInfo核心接口异常')
  expect(() => acceptProfile({ ...profile, permissions: [] })).toThrow('用户无权限')
})

test('signing out tells the server, resets, goes to the login with the way back and loads the page anew', async () => {
  const order: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    order.push(`${url} as ${String(useSession.getState().token)}`)
    return Promise.resolve(Response.json({ code: 200, result: { done: true } }))
  })
  window.location.hash = '#/other/indexList'
  setToken('t')
  onlyRenewal()
  await signOut(() => void order.push('reload'))
  expect(order).toEqual(['/api/auth/logout as t', 'reload'])
  expect(useSession.getState()).toMatchObject({ token: null, username: '游客' })
  expect(useMembership.getState().renewalOnly).toBe(false)
  expect(window.location.hash).toBe('#/login?redirect=%2Fother%2FindexList')
})

test('a tab that looks with a borrowed token never renews it, and leaves what the other tabs keep alone', async () => {
  setToken('own')
  const end = vi.fn<() => void>()
  borrowToken('borrowed', end)
  const asked = vi.fn<(token: string | null) => void>()
  const attempt = (token: string | null) => {
    asked(token)
    return Promise.resolve({ status: 402, statusText: '', body: { code: 402, message: 'over' } })
  }
  await expect(withSession(attempt)).rejects.toThrow('over')
  expect(asked.mock.calls).toEqual([['borrowed']])
  expect(end).toHaveBeenCalledOnce()
  resetSession()
  expect(localStorage.getItem('srm.v1.token')).toBe('own')
  useSession.setState({ borrowed: null })
})
