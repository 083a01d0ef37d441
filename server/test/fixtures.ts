import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@srm/api/endpoint'
import { isRequired, metaOf } from '@srm/api/shared/field-meta'
import { subjectOf, subjects, type Subject } from '#kernel/records/subjects.ts'
import type { TestApp } from './app.ts'
import type { Example } from './exchange.ts'
import { bodyMakers, rowMakers } from './makers.ts'
import type { TestTenant } from './tenant.ts'

export type Make = (t: TestApp, me: TestTenant) => Example | Promise<Example>
/** A request for each endpoint that is no call every record has. */
export type Examples = readonly (readonly [Endpoint, Make])[]
type Body = Record<string, unknown>

const modules = join(import.meta.dirname, '../src/modules')
const exported = new Map<string, unknown>()
for await (const path of glob('*/*.fixture.ts', { cwd: modules }))
  for (const [name, value] of Object.entries((await import(join(modules, path))) as Record<string, unknown>))
    exported.set(name, value)

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const fixtureOf = (record: string): ((more: Body) => Body) => {
  const make = exported.get(`a${capital(record)}`) ?? exported.get(`an${capital(record)}`)
  if (typeof make !== 'function') throw new Error(`no fixture makes a body for ${record}`)
  return make as (more: Body) => Body
}

/** The body a module's fixture makes for its record: `aSupplier`, `anOurCompany`. */
export const bodyOf = (record: string, more: Body = {}): Body => fixtureOf(record)(more)

/** What a record cannot be without is made first: what its fields ask for, and what its fixture says beside. */
const needed = ({ name, fields, create }: Subject['record']): [field: string, of: string][] => {
  const { needs = [] } = fixtureOf(name) as { readonly needs?: readonly string[] }
  return Object.entries(fields).flatMap(([key, schema]): [string, string][] => {
    const { kind, of } = metaOf(schema)
    return kind === 'ref' &&
      of &&
      key in create.shape &&
      (isRequired(create.shape[key] ?? schema) || needs.includes(key))
      ? [[key, of]]
      : []
  })
}

/** A class has no call of its own that every record has. */
const postClass = async (t: TestApp, me: TestTenant, of: string): Promise<string> => {
  classes += 1
  const payload = { kind: of.replace('Classify', ''), name: `分类${process.pid}-${classes}` }
  const answer = await t.http.inject({ method: 'POST', url: '/api/classify/create', headers: me.headers, payload })
  return answer.json<{ result: { id: string } }>().result.id
}
let classes = 0

/** The body of a record with everything it has to refer to. */
export const bodyFor = async (t: TestApp, me: TestTenant, { record }: Subject, more: Body = {}): Promise<Body> => {
  const make = bodyMakers[record.name]
  if (make) return make(me, more)
  const refs: Body = {}
  for (const [key, of] of needed(record)) {
    const subject = subjectOf(of)
    refs[key] = subject ? await post(t, me, subject) : await postClass(t, me, of)
  }
  return bodyOf(record.name, { ...refs, ...more })
}

const post = async (t: TestApp, me: TestTenant, subject: Subject): Promise<string> => {
  const { record } = subject
  const make = rowMakers[record.name]
  if (make) return make(me)
  const answer = await t.http.inject({
    method: 'POST',
    url: `/api/${record.table}/create`,
    headers: me.headers,
    payload: await bodyFor(t, me, subject),
  })
  if (answer.statusCode !== 200) throw new Error(`${record.name}: ${answer.body}`)
  return answer.json<{ result: { id: string } }>().result.id
}

/** What of a body can be changed by itself. */
const editableOf = ({ record: { editable } }: Subject, body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([key]) => editable.includes(key)))

/** Requests for the calls every record has, so that a new record is walked without being told. */
export const recordExamples = (): Map<string, Make> =>
  new Map(
    subjects().flatMap((subject): [string, Make][] => {
      const { table } = subject.record
      const one = (more: Example = {}): Make => {
        return async (t, me) => ({ params: { id: await post(t, me, subject) }, ...more })
      }
      return [
        [`GET /api/${table}/list`, () => ({ query: { keyword: '公司', page: '1' } })],
        [`GET /api/${table}/summary`, () => ({ query: { keyword: '公司' } })],
        [`GET /api/${table}/all`, () => ({ query: { keyword: '公司' } })],
        [`GET /api/${table}/show/:id`, one()],
        [`GET /api/${table}/info/:id`, one()],
        [`POST /api/${table}/create`, async (t, me) => ({ body: await bodyFor(t, me, subject) })],
        [
          `PUT /api/${table}/update/:id`,
          async (t, me) => one({ body: { ...(await bodyFor(t, me, subject)), version: 1 } })(t, me),
        ],
        [
          `PUT /api/${table}/patch/:id`,
          async (t, me) => one({ body: { ...editableOf(subject, await bodyFor(t, me, subject)), version: 1 } })(t, me),
        ],
        [`DELETE /api/${table}/delete/:id`, one({ query: { version: '1' } })],
      ]
    }),
  )
