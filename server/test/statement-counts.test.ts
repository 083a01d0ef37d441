import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { approval } from '@srm/api/approval'
import { endpoint, type Endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineModule, implement } from '#kernel/module.ts'
import { subjects } from '#kernel/records/subjects.ts'
import { startApp, type TestApp } from './app.ts'
import { looksById } from './crawl/by-id.ts'
import { aDemoCompany } from './demo-company.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { exampleOf } from './examples.ts'
import { credentials } from './examples/people.ts'
import { exchange, requestOf, type Example } from './exchange.ts'
import { complaintsAbout, recordStatements } from './statements.ts'
import type { TestTenant } from './tenant.ts'

const table = join(import.meta.dirname, 'statement-counts.json')
const readTable = (): Record<string, number> => JSON.parse(readFileSync(table, 'utf8')) as Record<string, number>

const planted = {
  names: endpoint({
    method: 'GET',
    path: '/api/planted/names',
    title: label('埋设', 'Planted'),
    access: 'signed-in',
    result: z.array(z.string()),
  }),
}

/** One statement for the list and one more for each row of it. */
const careless = defineModule({
  name: 'planted',
  routes: implement(planted, {
    names: async (ctx) => {
      const some = 'select id from department where tenant_id = $1 order by id limit 3'
      const { rows } = await ctx.db.run<{ id: string }>(some, [ctx.tenantId])
      const found: string[] = []
      for (const { id } of rows) {
        const one = await ctx.db.run<{ name: string }>('select name from department where id = $1', [id])
        found.push(one.rows[0]?.name ?? '')
      }
      return found
    },
  }),
})

let t: TestApp
let me: TestTenant
let record: ReturnType<typeof recordStatements>
beforeAll(async () => {
  t = await startApp({ modules: [careless] })
  me = await aDemoCompany(t)
  record = recordStatements(t.app.pool)
})
afterAll(() => t.close())

type Count = { readonly status: number; readonly statements: readonly string[] }

/** The second of two calls is counted: what is remembered between requests is there by then. One that changes something gets an example for each. */
const count = async (look: Endpoint, make: () => Example | Promise<Example>): Promise<Count> => {
  const headers = await credentials(t, look, me)
  const first = requestOf(look, await make(), headers)
  const second = look.writes ? requestOf(look, await make(), headers) : first
  await exchange(t, first)
  let status = 0
  const statements = await record(async () => {
    status = (await exchange(t, second)).status
  })
  return { status, statements }
}

const idsOf = async (sql: string): Promise<string[]> =>
  (await me.inside((ctx) => ctx.db.run<{ id: string }>(sql, [ctx.tenantId]))).rows.map(({ id }) => id)

const firstOf = async (name: string): Promise<string> =>
  (await idsOf(`select id from "${name}" where tenant_id = $1 order by id limit 1`))[0] ?? ''

/** What the demonstration has none of; examples have them. */
const absent = {
  company: '',
  gone: '',
  child: '',
  file: '',
  job: '',
  export: '',
  key: '',
  book: '',
  substitution: '',
  entry: '',
}

/** Reads of what the company has had since its founding, which is more than an example makes. */
const looksAtDemo = async (): Promise<[Endpoint, Example][]> => {
  const records: Record<string, string> = {}
  for (const { record: kind } of subjects()) records[kind.name] = await firstOf(kind.table)
  const running = await idsOf(
    `select id from approval_instance where tenant_id = $1 and status = 'running' order by id`,
  )
  const drafts = await idsOf(`select id from application where tenant_id = $1 and status = 'draft' order by id`)
  const types = await idsOf(`select id from classify where tenant_id = $1 and kind = 'project' order by id`)
  const ids = {
    ...absent,
    option: await firstOf('sel_option'),
    department: me.departmentId,
    person: me.userId,
    menu: await firstOf('menu'),
    flow: await firstOf('approval_flow'),
    flowVersion: await firstOf('approval_flow_version'),
    approval: running[0] ?? '',
    projectType: types[0] ?? '',
  }
  const known = looksById({ ids, records }).filter(([, example]) => !JSON.stringify(example).includes('""'))
  return [
    ...known.map(([look, example]): [Endpoint, Example] => [look, example]),
    ...running.map((id): [Endpoint, Example] => [approval.centre.detail, { params: { id } }]),
    ...drafts.map((docId): [Endpoint, Example] => [approval.preview, { query: { docType: 'application', docId } }]),
    ...Object.values(approval.rows).map(({ list }): [Endpoint, Example] => [list, { query: {} }]),
  ]
}

/** Most statements any of an endpoint's calls needed. */
const countEverything = async (): Promise<Record<string, readonly string[]>> => {
  const counted: Record<string, readonly string[]> = {}
  const keep = (look: Endpoint, { statements }: Count): void => {
    const key = keyOf(look)
    if (!counted[key] || counted[key].length < statements.length) counted[key] = statements
  }
  for (const [look, example] of await looksAtDemo()) {
    const answer = await count(look, () => example)
    expect(answer.status, `${keyOf(look)} ${JSON.stringify(example)}`).toBe(200)
    keep(look, answer)
  }
  for (const look of everyEndpoint.filter(({ method }) => method === 'GET')) {
    const answer = await count(look, () => exampleOf(t, look, me))
    expect(answer.status, keyOf(look)).toBe(look.raw && answer.status === 302 ? 302 : 200)
    keep(look, answer)
    // Without conditions a list shows more rows; one that cannot do without answers so and is left out.
    if (!look.query || look.path.includes(':') || look.writes || look.raw) continue
    const whole = await count(look, () => ({}))
    if (whole.status === 200) keep(look, whole)
  }
  return Object.fromEntries(Object.entries(counted).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

describe('statements per GET endpoint', () => {
  it('are as many as the table says; UPDATE_COUNTS=1 writes it anew', { timeout: 240_000 }, async () => {
    const counted = await countEverything()
    const figures = Object.fromEntries(Object.entries(counted).map(([key, { length }]) => [key, length]))
    if (process.env['UPDATE_COUNTS']) writeFileSync(table, `${JSON.stringify(figures, null, 2)}\n`)
    expect(complaintsAbout(counted, readTable())).toEqual([])
  })
})

describe('a careless endpoint', () => {
  it('that asks once per row is found, with what it asks', async () => {
    const { statements } = await count(planted.names, () => ({}))
    const key = keyOf(planted.names)
    expect(complaintsAbout({ [key]: statements }, { [key]: 1 })).toEqual([
      expect.stringMatching(/names needs 4 instead of 1:\n {2}select id .*(\n {2}select name from department .*){3}$/),
    ])
  })

  it('that is new, gone or better than the table says is found too', () => {
    expect(complaintsAbout({ a: ['x'], b: ['x'] }, { b: 2, c: 1 })).toEqual([
      'a is new: enter 1',
      'b needs 1 instead of 2: lower the figure',
      'c is gone: take it out',
    ])
  })
})
