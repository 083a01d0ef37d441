import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { addDepartment, addPerson, setLeader } from '#modules/identity/index.ts'
import { isFullDepth } from './depth.ts'
import { query } from './sql.ts'
import { memberOf, type Member } from './tenant.ts'
import { step, type Company } from './approvals.ts'

/** Thirty of each in every build, a hundred in the nightly run; as many as asked for in a night. */
export const cases = Math.max(1, Math.round(Number(process.env['DEEP_RUNS'] ?? (isFullDepth ? 2000 : 600)) / 20))

/** A long run can be made in pieces: each goes on where the one before it ended. */
export const firstCase = Number(process.env['DEEP_FROM'] ?? 0)

type Dice = {
  readonly below: (count: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly chance: (percent: number) => boolean
}

/** The same dice for the same number, so that a failure can be played again. */
export const diceOf = (seed: number): Dice => {
  const numbers = fc.sample(fc.nat(1_000_000), { numRuns: 200, seed })
  let at = 0
  const below = (count: number): number => (numbers[(at += 1) % numbers.length] ?? 0) % count
  return {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    chance: (percent) => below(100) < percent,
  }
}

/** Tries again when the machine was too busy, as the app does: what timed out was not done. */
export const patient = <M extends Member>(member: M): M => {
  const call: Member['call'] = async (...given) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await member.call(...given)
      if (![503, 504].includes(answer.status) || tries === 20) return answer
      await setTimeout(500)
    }
  }
  return { ...member, call }
}

export type RandomCompany = {
  /** Everybody by their id. */
  readonly members: ReadonlyMap<string, Member>
  /** Those who are here and submit. */
  readonly staff: readonly Member[]
  readonly departments: readonly string[]
  readonly post: string
  /** Those a flow may name. */
  readonly here: readonly string[]
  readonly all: readonly string[]
}

/** A company with three levels, a head missing, somebody disabled, somebody away. */
export const makeRandomCompany = async (me: Company): Promise<RandomCompany> => {
  const made = new Map<string, Member>([[me.userId, me]])
  const departments: string[] = []
  let parentId: string | undefined = me.departmentId
  for (const name of ['一部', '二部', '三部']) {
    const id: string = await me.inside((ctx) =>
      addDepartment(ctx, { name, code: `R${name}`, parentId: parentId ?? null }),
    )
    departments.push(id)
    parentId = id
  }
  const permissions = ['application:list', 'application:show', 'application:create', 'application:update']
  const staff: Member[] = []
  for (let n = 0; n < 7; n += 1) {
    const departmentId = departments[n % 3] ?? me.departmentId
    const person = {
      username: `randomCompany${n}`,
      displayName: `众${n}`,
      departmentId,
      post: n % 2 === 0 ? '会计' : '采购',
    }
    const id = await me.inside((ctx) => addPerson(ctx, person))
    const member = patient(memberOf(me.t, me.tenantId, id, { permissions, scope: { kind: 'own' } as never }))
    made.set(id, member)
    staff.push(member)
  }
  const [first, second, third, ...rest] = staff as [Member, Member, Member, ...Member[]]
  await me.inside((ctx) => setLeader(ctx, departments[0] ?? '', first.userId))
  await me.inside((ctx) => setLeader(ctx, departments[2] ?? '', third.userId))
  const disabled = rest.at(-1)?.userId ?? ''
  await query(me.t, `update app."user" set status = 'disabled' where id = $1`, [disabled])
  const away = `insert into approval_substitution (tenant_id, id, principal_id, substitute_id, from_at, to_at)
    values ($1, gen_random_uuid(), $2, $3, now() - interval '1 day', now() + interval '1 day')`
  await query(me.t, away, [me.tenantId, second.userId, rest[0]?.userId])
  const present = staff.filter(({ userId }) => userId !== disabled)
  return {
    members: made,
    staff: present,
    departments,
    post: '会计',
    here: [me.userId, ...present.map(({ userId }) => userId)],
    all: [...made.keys()],
  }
}

type Json = Record<string, unknown>

const above = (value: string) => ({ match: 'anyOfAll', groups: [[{ op: 'gt', path: 'amount', value }]] })

const modes: readonly Json[] = [
  { kind: 'all', reject: 'one' },
  { kind: 'any', reject: 'first' },
  { kind: 'sequential' },
  { kind: 'percent', percent: 60 },
  { kind: 'count', count: 2 },
]

const approversOf = (dice: Dice, { here, departments, post }: RandomCompany): Json =>
  dice.pick<() => Json>([
    () => ({ by: 'person', ids: [...new Set([dice.pick(here), dice.pick(here), dice.pick(here)])] }),
    () => ({ by: 'person', ids: [dice.pick(here)] }),
    () => ({ by: 'superior', of: 'initiator', level: 1 + dice.below(2), skipSelf: dice.chance(50) }),
    () => ({ by: 'superiorChain', of: 'initiator', from: 1, until: 'top', order: dice.pick(['up', 'down']) }),
    () => ({ by: 'deptHead', of: { depts: [dice.pick(departments)] }, level: 1 }),
    () => ({ by: 'post', ids: [post] }),
    () => ({ by: 'field', path: 'owner' }),
  ])()

/** A step, a choice by the amount or branches side by side; none deeper than two. */
const nodeOf = (dice: Dice, randomCompany: RandomCompany, id: string, depth: number): Json => {
  const kind = depth === 0 ? 0 : dice.below(10)
  if (kind < 6) return step(id, [], { approvers: [approversOf(dice, randomCompany)], mode: dice.pick(modes) })
  if (kind === 6)
    return { id, type: 'cc', name: `抄送${id}`, recipients: [{ by: 'person', ids: [dice.pick(randomCompany.here)] }] }
  const type = dice.pick(['exclusive', 'parallel', 'inclusive'])
  const branch = (at: number, when: Json | null) => ({
    id: `${id}b${at}`,
    name: `支${at}`,
    when,
    chain: Array.from({ length: dice.below(2) + 1 - (at === 1 ? 1 : 0) }, (_, n) =>
      nodeOf(dice, randomCompany, `${id}x${at}${n}`, depth - 1),
    ),
  })
  return {
    id,
    type,
    name: `块${id}`,
    branches: [branch(0, type === 'parallel' ? null : above(dice.pick(['99.99', '1000']))), branch(1, null)],
  }
}

export const chainOf = (dice: Dice, randomCompany: RandomCompany): readonly Json[] =>
  Array.from({ length: 2 + dice.below(2) }, (_, n) => nodeOf(dice, randomCompany, `n${n}`, 2))

export const settingsOf = (dice: Dice): Json => ({
  dedupe: dice.pick(['none', 'consecutive', 'once']),
  self: dice.pick(['approve', 'skip', 'superior', 'admin']),
  empty: dice.pick([{ do: 'admin' }, { do: 'superior' }]),
})

export const amountOf = (dice: Dice): string => dice.pick(['99.98', '99.99', '100.00', '1000.00', '1000.01'])
