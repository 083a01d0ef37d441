import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { documents } from '../run/document.store.ts'
import { checkApprovals, invariants } from './invariant.views.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, act, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { breaks } from '#test/invariant.breaks.ts'
import { testEnvironment } from '#test/settings.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let owner: pg.Client
let people: Member[]
const made: Record<string, string> = {}

const fork = (chains: object[][]) => ({
  id: 'f',
  type: 'parallel',
  name: '并行',
  branches: chains.map((chain, at) => ({ id: `b${at}`, name: `支${at}`, when: null, chain })),
})

/** One approval in each of the ways the breaks start from. */
const seedCompany = async (): Promise<void> => {
  me = aCompany(t, await aTenant(t))
  people = await Promise.all(['陈', '李', '王'].map((name) => me.person(name)))
  const [chen, li, wang] = people as [Member, Member, Member]
  const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 3, unit: 'workday' } }] }
  await publish(
    me,
    tree(me.userId, [
      step('a', [chen.userId], { timeout, fields: { reason: 'edit' } }),
      fork([[step('l', [li.userId, wang.userId], { mode: { kind: 'sequential' } })], [step('r', [chen.userId])]]),
    ]),
  )
  const approve = async (who: Member, id: string, more = {}) => {
    const { status, message } = await act(who, id, { do: 'approve', taskId: await taskOf(who, id), ...more })
    expect(status, message).toBe(200)
  }
  made['waiting'] = (await submitted(me)).id
  const side = (made['side'] = (await submitted(me)).id)
  await approve(chen, side, { key: 'first', edits: { reason: '改过' } })
  const ended = (made['ended'] = (await submitted(me)).id)
  for (const who of [chen, li, wang, chen]) await approve(who, ended)
  const sent = (made['returned'] = (await submitted(me)).id)
  await act(chen, sent, { do: 'return', taskId: await taskOf(chen, sent), target: 'initiator', after: 'rerun' })
  const lent = (made['lent'] = (await submitted(me)).id)
  await act(chen, lent, { do: 'delegate', taskId: await taskOf(chen, lent), to: li.userId })
}

beforeAll(async () => {
  t = await startApp()
  await seedCompany()
  owner = await connectAs(t.app.config, 'superuser')
})
afterAll(async () => {
  await owner.end()
  await t.close()
})

const limit = { timeout: 60_000 }
const told = new Set<string>()

/** The report as the owner of the database sees it, guards off, in a transaction that is undone. */
const foundAfter = async (statements: readonly string[], looked = invariants()): Promise<string[]> => {
  await owner.query('begin')
  try {
    await owner.query('set local session_replication_role = replica')
    await owner.query(`select set_config('app.tenant', $1, true)`, [me.tenantId])
    for (const statement of statements)
      await owner.query(
        statement.replaceAll(/:(\w+)\b/g, (text, name: string) => (made[name] ? `'${made[name]}'` : text)),
      )
    const ctx = { tenantId: me.tenantId, db: { run: (sql: string, values: unknown[]) => owner.query(sql, values) } }
    return (await checkApprovals(ctx as unknown as Ctx, looked)).map(({ rule }) => rule)
  } finally {
    await owner.query('rollback')
  }
}

const runCommand = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../../main.ts'), 'approval:check'], {
    env: { PATH: process.env['PATH'], ...testEnvironment(t.database) },
    encoding: 'utf8',
  })

describe('the report on all approvals', () => {
  it('finds nothing in data the server wrote', limit, async () => {
    expect(await foundAfter([])).toEqual([])
    const { status, stdout } = runCommand()
    expect(stdout).toBe('everything is in order\n')
    expect(status).toBe(0)
  })

  it('has a broken row for every promise it looks after', () => {
    const all = Array.from({ length: 22 }, (_, n) => `I${n + 1}`).filter((no) => no !== 'I16')
    expect([...new Set(breaks.map(({ no }) => no))].toSorted()).toEqual(all.toSorted())
  })

  it.each(breaks)('$no finds $what', limit, async ({ no, statements }) => {
    const found = await foundAfter(
      statements,
      invariants().filter((one) => one.no === no),
    )
    expect(found).not.toEqual([])
    for (const rule of found) told.add(rule)
  })

  it('has no rule that never finds anything', () => {
    // Rules about documents are made by one function for every kind of them: what finds it in one finds it in all.
    const names = new RegExp(
      documents()
        .map(({ record }) => `\\b${record.name}\\b`)
        .join('|'),
    )
    const kinds = new Set([...told].map((says) => says.replace(names, 'document')))
    expect(invariants().filter(({ says }) => !kinds.has(says.replace(names, 'document')))).toEqual([])
  })

  it('names rule, company and approval on the command line and ends with 1', limit, async () => {
    await owner.query('set session_replication_role = replica')
    await owner.query(
      `update app.approval_node_run set status = 'active', closed_at = null where instance_id = $1 and node_id = 'l'`,
      [made['ended']],
    )
    const { status, stdout } = runCommand()
    expect(stdout).toMatch(
      new RegExp(`tenant ${me.tenantId} · I2 · instance ${made['ended']} · an ended approval has nothing open`),
    )
    expect(status).toBe(1)
  })
})
