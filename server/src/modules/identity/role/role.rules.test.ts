import { describe, expect, it } from 'vitest'
import { builtIns, grantsByRole } from './role.rules.ts'

const all = ['car:delete', 'car:list', 'car:show']

describe('grants of the built-in roles', () => {
  it('come from all modules, in the order of the codes', () => {
    const held = grantsByRole([{ car: { BUYER: ['show'] } }, { car: { BUYER: ['list'], STAFF: ['list'] } }], all)
    expect(held.get('BUYER')).toEqual(['car:list', 'car:show'])
    expect(held.get('STAFF')).toEqual(['car:list'])
    expect(held.get('PM')).toEqual([])
  })

  it('cover everything for the administrator alone', () => {
    const held = grantsByRole([], all)
    expect(builtIns.filter(({ code }) => held.get(code)?.includes('*')).map(({ name }) => name.zh)).toEqual([
      '超级管理员',
    ])
    expect(() => grantsByRole([{ car: { SUPER: ['list'] } }], all)).toThrow('no role SUPER')
  })

  it.each([
    ['every action of a subject', { car: { BUYER: ['*'] } }],
    ['an action on every subject', { '*': { BUYER: ['list'] } }],
    ['a subject that does not exist', { project: { BUYER: ['list'] } }],
    ['an action that does not exist', { car: { BUYER: ['drive'] } }],
  ])('refuse %s', (_, grants) => {
    expect(() => grantsByRole([grants], all)).toThrow('which no endpoint asks for')
  })

  it('refuse a role that does not exist', () => {
    expect(() => grantsByRole([{ car: { DRIVER: ['list'] } }], all)).toThrow('no role DRIVER')
  })
})
