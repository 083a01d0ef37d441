import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { subjects, type Subject } from '#kernel/records/subjects.ts'
import type { TestApp } from './app.ts'
import type { Example } from './exchange.ts'
import type { TestTenant } from './tenant.ts'

export type Make = (t: TestApp, me: TestTenant) => Example | Promise<Example>
type Body = Record<string, unknown>

const modules = join(import.meta.dirname, '../src/modules')
const exported = new Map<string, unknown>()
for await (const path of glob('*/*.fixture.ts', { cwd: modules }))
  for (const [name, value] of Object.entries((await import(join(modules, path))) as Record<string, unknown>))
    exported.set(name, value)

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The body a module's fixture makes for its record: `aSupplier`, `anOurCompany`. */
export const bodyOf = (record: string, more: Body = {}): Body => {
  const make = exported.get(`a${capital(record)}`) ?? exported.get(`an${capital(record)}`)
  if (typeof make !== 'function') throw new Error(`no fixture makes a body for ${record}`)
  return (make as (more: Body) => Body)(more)
}

const post = async (t: TestApp, me: TestTenant, { record }: Subject): Promise<string> => {
  const answer = await t.http.inject({
    method: 'POST',
    url: `/api/${record.table}/create`,
    headers: me.headers,
    payload: bodyOf(record.name),
  })
  if (answer.statusCode !== 200) throw new Error(`${record.name}: ${answer.body}`)
  return answer.json<{ result: { id: string } }>().result.id
}

/** Requests for the calls every record has, so that a new record is walked without being told. */
export const recordExamples = (): Map<string, Make> =>
  new Map(
    subjects().flatMap((subject): [string, Make][] => {
      const { name, table } = subject.record
      const one = (more: Example = {}): Make => {
        return async (t, me) => ({ params: { id: await post(t, me, subject) }, ...more })
      }
      return [
        [`GET /api/${table}/list`, () => ({ query: { keyword: '公司', page: '1' } })],
        [`GET /api/${table}/summary`, () => ({ query: { keyword: '公司' } })],
        [`GET /api/${table}/all`, () => ({ query: { keyword: '公司' } })],
        [`GET /api/${table}/show/:id`, one()],
        [`POST /api/${table}/create`, () => ({ body: bodyOf(name) })],
        [`PUT /api/${table}/update/:id`, (t, me) => one({ body: { ...bodyOf(name), version: 1 } })(t, me)],
        [`DELETE /api/${table}/delete/:id`, one({ query: { version: '1' } })],
      ]
    }),
  )
