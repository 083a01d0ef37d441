// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { resetSession, setToken, useSession } from './session.ts'
import { setSupplierToken, supplierHeaders, supplierToken } from './supplier-session.ts'

beforeEach(() => localStorage.clear())

test("a supplier's token is another one, and outlives the session of the person", () => {
  setToken('mine')
  setSupplierToken('theirs')
  expect(localStorage.getItem('srm.v1.supplier-token')).toBe('theirs')
  expect(supplierHeaders()).toEqual({ 'supplier-token': 'theirs' })
  resetSession()
  expect(supplierToken()).toBe('theirs')
  expect(useSession.getState().token).toBeNull()
  setSupplierToken(null)
  expect(supplierHeaders()).toEqual({})
})
