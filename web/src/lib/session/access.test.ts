import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meets, type Access, type Demand } from './access.ts'

const names = ['buyer', 'boss', 'supplier:list', 'supplier:export']
const some = fc.uniqueArray(fc.constantFrom(...names))
const access = fc.record({ admin: fc.constant(false), role: some, permission: some })
const modes = ['oneOf', 'allOf', 'except'] as const

/** Every name as a sentence of its own: "holds the role boss", "holds the permission supplier:list". */
const sentences = (held: Omit<Access, 'admin'>): readonly string[] => [
  ...held.role.map((name) => `role ${name}`),
  ...held.permission.map((code) => `permission ${code}`),
]

describe('who may do what', () => {
  test('an administrator may do everything', () => {
    const demand = fc.oneof(some, fc.record({ role: some, permission: some, mode: fc.constantFrom(...modes) }))
    fc.assert(
      fc.property(access, demand, (held, asked) => {
        expect(meets({ ...held, admin: true }, asked)).toBe(true)
      }),
    )
  })

  test('of a list any one is enough, as a role or as a permission', () => {
    fc.assert(
      fc.property(
        access,
        some.filter(({ length }) => length > 0),
        (held, asked) => {
          const all = [...held.role, ...held.permission]
          expect(meets(held, asked)).toBe(asked.some((name) => all.includes(name)))
        },
      ),
    )
  })

  test('one code is a list of one', () => {
    fc.assert(
      fc.property(access, fc.constantFrom(...names), (held, code) => {
        expect(meets(held, code)).toBe(meets(held, [code]))
      }),
    )
  })

  test('roles and permissions combine by the mode', () => {
    const asked = fc.record({ role: some, permission: some, mode: fc.constantFrom(...modes) })
    fc.assert(
      fc.property(access, asked, (held, demand) => {
        const wanted = sentences(demand)
        if (wanted.length === 0) return
        const present = wanted.filter((sentence) => sentences(held).includes(sentence)).length
        const brute = { oneOf: present > 0, allOf: present === wanted.length, except: present < wanted.length }
        expect(meets(held, demand)).toBe(brute[demand.mode])
      }),
    )
  })

  test('except is the opposite of allOf, and without a mode any one is enough', () => {
    fc.assert(
      fc.property(access, some, some, (held, role, permission) => {
        if (role.length + permission.length === 0) return
        expect(meets(held, { role, permission, mode: 'except' })).toBe(
          !meets(held, { role, permission, mode: 'allOf' }),
        )
        expect(meets(held, { role, permission })).toBe(meets(held, { role, permission, mode: 'oneOf' }))
      }),
    )
  })

  test('a demand that names nothing asks for nothing', () => {
    const demands: readonly Demand[] = [[], {}, { role: [], mode: 'oneOf' }, { permission: [], mode: 'except' }]
    for (const demand of demands) expect(meets({ admin: false, role: [], permission: [] }, demand)).toBe(true)
  })

  test('what the plan lacks nobody may do, and everything else stays as it is', () => {
    const demand = fc.oneof(some, fc.record({ role: some, permission: some, mode: fc.constantFrom('oneOf', 'allOf') }))
    fc.assert(
      fc.property(access, fc.boolean(), demand, (held, admin, asked) => {
        const may = meets({ ...held, admin, closed: ['supplier'] }, asked)
        const mayOtherwise = meets({ ...held, admin }, asked)
        const codes = 'role' in asked ? asked.permission : asked
        const touchesClosed = codes.some((code) => code.startsWith('supplier:'))
        expect(touchesClosed ? !may || mayOtherwise : may === mayOtherwise).toBe(true)
      }),
    )
    const boss: Access = { admin: true, role: [], permission: [], closed: ['supplier'] }
    expect(['supplier:list', 'project:list'].map((code) => meets(boss, code))).toEqual([false, true])
    expect(meets(boss, ['supplier:list', 'project:list'])).toBe(true)
    expect(meets(boss, { permission: ['supplier:list', 'project:list'], mode: 'allOf' })).toBe(false)
  })
})
