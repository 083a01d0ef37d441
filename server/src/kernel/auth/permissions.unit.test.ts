import { OurCompany } from '@srm/api/tenancy'
import { describe, expect, it } from 'vitest'
import { allPermissions, allPermissionSet } from './permissions.ts'
import { registerSubjects } from '../records/subjects.ts'

describe('permission list', () => {
  it('is built once and shared', () => {
    expect(allPermissions()).toBe(allPermissions())
    expect(allPermissionSet()).toBe(allPermissionSet())
    expect([...allPermissionSet()]).toEqual(allPermissions())
    expect(allPermissions()).toEqual([...allPermissions()].sort())
    expect(() => (allPermissions() as string[]).push('x:y')).toThrow(TypeError)
  })

  it('follows subjects that are registered later and those that are forgotten', () => {
    const before = allPermissions()
    const record = { ...OurCompany, name: 'permissionProbe' }
    const forget = registerSubjects([{ record, permission: 'permissionProbe:show' }])
    expect(allPermissions()).toEqual([...before, 'permissionProbe:export'].sort())
    expect(allPermissionSet().has('permissionProbe:export')).toBe(true)
    forget()
    expect(allPermissions()).toEqual(before)
    expect(allPermissionSet().has('permissionProbe:export')).toBe(false)
  })
})
