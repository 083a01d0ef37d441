import type { Profile } from '@srm/api/identity'
import { beforeEach, expect, test } from 'vitest'
import { can } from './can.tsx'
import { acceptProfile, resetSession, setToken, useSession } from './session.ts'

const profile: Profile = {
  id: '1',
  displayName: '周敏',
  avatar: '',
  applyId: '2',
  permissions: ['ourCompany:list'],
  isSuper: false,
  department: null,
  company: '云舟',
}

beforeEach(() => resetSession())

test('a token is remembered, a reset forgets it and leaves a guest', () => {
  setToken('t')
  expect(localStorage.getItem('srm.v1.token')).toBe('t')
  resetSession()
  expect(localStorage.getItem('srm.v1.token')).toBeNull()
  expect(useSession.getState()).toMatchObject({ token: null, username: '游客', profile: null })
})

test('a permission is held by name, by star, or by being super', () => {
  expect(can('ourCompany:list')).toBe(false)
  acceptProfile(profile)
  expect([can('ourCompany:list'), can('ourCompany:delete')]).toEqual([true, false])
  acceptProfile({ ...profile, permissions: ['*'] })
  expect(can('ourCompany:delete')).toBe(true)
  acceptProfile({ ...profile, permissions: [], isSuper: true })
  expect(can('ourCompany:delete')).toBe(true)
})

test('a profile that cannot be used is refused', () => {
  expect(() => acceptProfile({ ...profile, displayName: '' })).toThrow('getUserInfo核心接口异常')
  expect(() => acceptProfile({ ...profile, permissions: [] })).toThrow('用户无权限')
})
