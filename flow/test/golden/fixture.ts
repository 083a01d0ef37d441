import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Department } from '../../src/questions.ts'
import type { Facts } from '../../src/tree/condition.ts'
import type { Flow } from '../../src/tree/node.ts'
import type { Settings } from '../../src/tree/settings.ts'
import { flowOf } from '../flows.ts'
import { somebody, worldOf, type World } from '../world.ts'

type Company = {
  readonly facts?: Facts
  /** Who is away, and who stands in for them. */
  readonly away?: Readonly<Record<string, string>>
  /** Who left, and who took over. */
  readonly left?: Readonly<Record<string, string>>
  readonly disabled?: readonly string[]
  readonly members?: Readonly<Record<string, readonly string[]>>
  readonly departments?: readonly Department[]
  readonly deptOf?: Readonly<Record<string, string>>
  readonly named?: readonly string[]
  readonly blocks?: readonly string[]
  readonly uses?: readonly string[]
  readonly calendar?: Readonly<Record<string, boolean>>
}

/** A tree, what is done to it, and what happens then, all in words. */
export type Fixture = {
  readonly title: string
  readonly settings?: Partial<Settings>
  readonly nodes: readonly unknown[]
  readonly company?: Company
  readonly script: string
  readonly timeline: readonly string[]
}

const staff = ['张三', '李四', '王五', '赵六', '钱七', '孙八', '周敏', '主管', '总经理', '管理员', '老板']

export const companyOf = ({ away = {}, left = {}, disabled = [], deptOf = {}, ...over }: Company = {}): World => {
  const people = staff.map((id) =>
    somebody(id, deptOf[id] ?? 'd0', {
      status: id in left ? 'left' : disabled.includes(id) ? 'disabled' : 'active',
      successor: left[id] ?? null,
      away: away[id] === undefined ? null : { substitute: away[id], ruleId: '外出' },
    }),
  )
  const departments = [{ id: 'd0', parent: null, heads: ['主管'] }]
  return worldOf({ admins: ['老板'], departments, ...over, people })
}

export const treeOf = ({ nodes, settings }: Fixture): Flow => flowOf(nodes, { admins: ['管理员'], ...settings })

export const folder = import.meta.dirname
export const fixtureNames = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
export const readFixture = (name: string): Fixture => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture
