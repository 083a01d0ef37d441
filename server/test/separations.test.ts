import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Module } from '#kernel/module.ts'
import { allPermissions } from '#kernel/auth/permissions.ts'
import * as contents from '../src/modules.ts'
import { startApp, type TestApp } from './app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const modules: readonly Module[] = Object.values(contents)
const grants = modules.flatMap(({ grants: given = {} }) => Object.entries(given))

/** What a built-in role may do when a company begins. */
const codesOf = (role: string): ReadonlySet<string> =>
  new Set(grants.flatMap(([subject, roles]) => (roles[role] ?? []).map((action) => `${subject}:${action}`)))

const broken = (role: string, codes: ReadonlySet<string>): string[] =>
  modules.flatMap(({ separations = [] }) =>
    separations.flatMap(({ left, right }) =>
      codes.has(left) && codes.has(right) ? [`${role}: ${left}, ${right}`] : [],
    ),
  )

describe('what is kept apart when a company begins', () => {
  const roles = [...new Set(grants.flatMap(([, given]) => Object.keys(given)))]

  it('is in no built-in role together', () => {
    expect(roles.length).toBeGreaterThan(5)
    expect(roles.flatMap((role) => broken(role, codesOf(role)))).toEqual([])
  })

  it('would be found if a role had both', () => {
    const [first] = modules.flatMap(({ separations = [] }) => separations)
    expect(broken('X', new Set([first?.left ?? '', first?.right ?? '']))).not.toEqual([])
  })

  it('are rights that exist', () => {
    const known = new Set(allPermissions())
    const named = modules.flatMap(({ separations = [] }) => separations.flatMap(({ left, right }) => [left, right]))
    expect(named.filter((code) => !known.has(code))).toEqual([])
  })
})
