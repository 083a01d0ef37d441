import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { tokenOf } from './data.ts'
import { freePort, p95, startServer } from './drive.ts'
import { productionEnv } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')
/** `--samples=60` where a look at the tendency is enough. */
const samples = Number(process.argv.find((one) => one.startsWith('--samples='))?.slice(10) ?? 200)

/** `--only=calendar` where one view is looked at. */
const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7) ?? ''

export type ScopeCompany = { readonly id: string; readonly rows: number }

/** Somebody who sees only their own, or their department and those below it. */
export const addRole = async (
  client: pg.Client,
  tenantId: string,
  scope: 'self' | 'department' | 'below',
  rights: string,
): Promise<string> => {
  const id = newId()
  await client.query(
    `insert into app.role (tenant_id, id, code, name, scope, permissions, search_text, search_grams)
      values ($1, $2, $3, $3, $3, $4, '', '{}')`,
    [tenantId, id, scope, rights],
  )
  return id
}

export const addDepartment = async (
  client: pg.Client,
  tenantId: string,
  n: number,
  parent: string | null,
): Promise<string> => {
  const id = newId()
  await client.query(`insert into app.department (tenant_id, id, code, name, parent_id) values ($1, $2, $3, $4, $5)`, [
    tenantId,
    id,
    `BM-${String(n)}`,
    `业务${String(n)}部`,
    parent,
  ])
  return id
}

export type Call = { readonly path: string; readonly body?: unknown }

const call = async (base: string, token: string, { path, body }: Call): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(base + path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const { code, message } = (await answer.json()) as { code: number; message: string }
  if (code !== 200) throw new Error(`${path}: ${message}`)
  return performance.now() - began
}

/** How long the same pages take in the large company and in the small one, call by call in turn, for each kind of person. */
export const compareViews = async <P extends string, C extends ScopeCompany & Readonly<Record<P, string>>>(
  config: Config,
  companies: readonly C[],
  people: readonly P[],
  viewsOf: (company: C, person: P) => Readonly<Record<string, Call>>,
): Promise<void> => {
  const env = { ...productionEnv, SRM_PG_DATABASE: config.PG_DATABASE }
  const server = await startServer('ours', [join(root, 'server/src/main.ts'), 'web'], await freePort(), env)
  const base = `http://127.0.0.1:${String(server.port)}`
  const [first] = companies
  for (const person of people)
    for (const name of first ? Object.keys(viewsOf(first, person)).filter((view) => view.includes(only)) : []) {
      const times: number[][] = companies.map(() => [])
      for (let n = 0; n < samples + 5; n += 1)
        for (const [which, company] of companies.entries()) {
          const view = viewsOf(company, person)[name]
          if (!view) continue
          const token = tokenOf(config, { id: company.id, userId: company[person] })
          const took = await call(base, token, view)
          if (n >= 5) times[which]?.push(took)
        }
      const [large = 0, small = 1] = times.map(p95)
      console.log(
        `${person.padEnd(9)} ${name.padEnd(24)} p95 ${String(first?.rows)} ${large.toFixed(1)} ms, 10k ${small.toFixed(1)} ms, ratio ${(large / small).toFixed(2)}`,
      )
    }
  server.process.kill('SIGKILL')
}
