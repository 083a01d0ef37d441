import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { identity } from '@srm/api/identity'
import { allPermissions } from '#kernel/auth/permissions.ts'
import { subjects } from '#kernel/records/subjects.ts'
import { newId } from '#kernel/ids.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import type { TestApp } from '../app.ts'
import { everyEndpoint, keyOf } from '../endpoints.ts'
import { keptExampleOf } from '../examples.ts'
import { requestOf, type Example, type HttpExchange, type Request } from '../exchange.ts'
import { query } from '../sql.ts'
import type { TestTenant } from '../tenant.ts'

/** Where an attack takes place. `send` is the server; a planted hole stands in for it at one endpoint. */
export type Ground = {
  readonly t: TestApp
  readonly me: TestTenant
  readonly other: TestTenant
  readonly send: (endpoint: Endpoint, request: Request) => Promise<HttpExchange>
}

/** What should not have been: let in, shown, or refused. */
export type Finding = { readonly endpoint: string; readonly wrong: 'allow' | 'leak' | 'refusal'; readonly what: string }

export type Way = {
  readonly name: string
  /** The endpoints it is tried on: whatever the contract has, so that a new one is attacked without anybody's help. */
  readonly on: (endpoint: Endpoint) => boolean
  readonly attack: (ground: Ground, endpoint: Endpoint) => Promise<{ calls: number; findings: readonly Finding[] }>
}

const isStaff = ({ access }: Endpoint): boolean => access === 'signed-in' || typeof access === 'object'
const hasId = ({ path }: Endpoint): boolean => /:\w*id\b/i.test(path)

const found = (endpoint: Endpoint, wrong: Finding['wrong'], { status, text }: HttpExchange): Finding => ({
  endpoint: keyOf(endpoint),
  wrong,
  what: `${status} ${text.slice(0, 160)}`,
})

const one = (finding: Finding | undefined) => ({ calls: 1, findings: finding ? [finding] : [] })

/** Nobody, and somebody whose token is good for other endpoints. */
const withoutSession: Way = {
  name: 'without a session of the right kind',
  on: isStaff,
  attack: async ({ t, me, send }, endpoint) => {
    const secret = t.app.config.SESSION_SECRET
    const supplier = issue('external', { t: me.tenantId, purpose: 'quote', id: me.userId, exp: inSeconds(60) }, secret)
    const operator = issue('operator', { s: newId(), exp: inSeconds(60) }, secret)
    const example = await keptExampleOf(t, endpoint, me)
    const tokens: readonly Record<string, string>[] = [
      {},
      { 'supplier-token': supplier },
      { authorization: `Bearer ${operator}` },
    ]
    const findings: Finding[] = []
    for (const headers of tokens) {
      const answer = await send(endpoint, requestOf(endpoint, { ...example, headers: {} }, headers))
      if (answer.status !== 401) findings.push(found(endpoint, 'allow', answer))
    }
    return { calls: tokens.length, findings }
  },
}

const withoutPermission: Way = {
  name: 'without the permission',
  on: ({ access }) => permissionOf(access) !== undefined,
  attack: async ({ t, me, send }, endpoint) => {
    const missing = permissionOf(endpoint.access)
    const { headers } = me.as({ permissions: allPermissions().filter((code) => code !== missing) })
    const answer = await send(endpoint, requestOf(endpoint, await keptExampleOf(t, endpoint, me), headers))
    return one(answer.status === 403 ? undefined : found(endpoint, 'allow', answer))
  },
}

/** What these do concerns something else as well, of which one needs the right too. */
const askForMore = new Set([
  // The document that is tried must be one the person may see.
  'POST /api/approval/simulate',
  // What leaves as a file leaves by the right to export the record.
  'POST /api/finder/export',
])

const withPermission: Way = {
  name: 'with no permission but the one it asks for',
  on: (endpoint) => permissionOf(endpoint.access) !== undefined && !askForMore.has(keyOf(endpoint)),
  attack: async ({ t, me, send }, endpoint) => {
    const { headers } = me.as({ permissions: [permissionOf(endpoint.access) ?? ''] })
    const answer = await send(endpoint, requestOf(endpoint, await keptExampleOf(t, endpoint, me), headers))
    const refused = answer.status === 403 && answer.text.includes('session.forbidden')
    return one(refused ? found(endpoint, 'refusal', answer) : undefined)
  },
}

/** What belongs to one company, asked for by somebody with every right in another. */
const fromAnotherCompany: Way = {
  name: 'from another company',
  on: (endpoint) => isStaff(endpoint) && hasId(endpoint),
  attack: async ({ t, me, other, send }, endpoint) => {
    const answer = await send(endpoint, requestOf(endpoint, await keptExampleOf(t, endpoint, me), other.headers))
    return one(answer.status === 200 ? found(endpoint, 'allow', answer) : undefined)
  },
}

/** The one thing the key of this attack may do. */
const keyHolds = 'log:list'

const withPoorKey: Way = {
  name: 'with an API key that holds one right',
  on: (endpoint) => isStaff(endpoint) && endpoint.keys !== true && permissionOf(endpoint.access) !== keyHolds,
  attack: async ({ t, me, send }, endpoint) => {
    const headers = { authorization: `Bearer ${await keyOfPoor(me)}` }
    const answer = await send(endpoint, requestOf(endpoint, await keptExampleOf(t, endpoint, me), headers))
    return one([401, 403].includes(answer.status) ? undefined : found(endpoint, 'allow', answer))
  },
}

const keys = new WeakMap<TestTenant, string>()
const keyOfPoor = async (me: TestTenant): Promise<string> => {
  const known = keys.get(me)
  if (known) return known
  const body = { name: '程序', permissions: [keyHolds] }
  const { key } = (await me.call(identity.apiKey.create, { body })).result
  keys.set(me, key)
  return key
}

/** Records that are somebody's own: their calls begin with the record's name. */
const ownRecords = () => new Set(subjects().flatMap(({ record }) => (record.scope === 'owner' ? [record.name] : [])))

const withAnId = (example: Example, id: string): Example => ({ ...example, params: { ...example.params, id } })

/** A colleague who sees only their own: the answer must be the one for a record that is not there, in every state. */
const outOfScope: Way = {
  name: 'out of one’s scope',
  on: ({ path }) => /^\/api\/\w+\/\w+\/:id$/.test(path) && ownRecords().has(path.split('/')[2] ?? ''),
  attack: async ({ t, me, send }, endpoint) => {
    const { headers } = me.as({ userId: newId(), scope: { kind: 'self' } })
    const example = await keptExampleOf(t, endpoint, me)
    const hidden = await send(endpoint, requestOf(endpoint, example, headers))
    const missing = await send(endpoint, requestOf(endpoint, withAnId(example, newId()), headers))
    const told = hidden.status !== missing.status
    const wrong = hidden.status === 200 ? 'allow' : 'leak'
    return { calls: 2, findings: told || hidden.status === 200 ? [found(endpoint, wrong, hidden)] : [] }
  },
}

const numbersSql = `select distinct mobile as number from "user" where tenant_id = $1 and mobile is not null and id <> $2
  union select mobile from supplier_contact where tenant_id = $1`

/** Somebody whose roles cover numbers reads everything there is: none may stand there whole. */
const behindMasks: Way = {
  name: 'behind masks',
  on: (endpoint) => endpoint.method === 'GET' && isStaff(endpoint) && !endpoint.raw,
  attack: async ({ t, me, send }, endpoint) => {
    const { headers } = me.as({ masks: ['mobile', 'bankAccount', 'idNumber', 'cost'] })
    const example = await keptExampleOf(t, endpoint, me)
    const all = endpoint.path.endsWith('/list') ? { ...example, query: {} } : example
    const answer = await send(endpoint, requestOf(endpoint, all, headers))
    const numbers = await query<{ number: string }>(t, numbersSql, [me.tenantId, me.userId])
    const shown = numbers.some(({ number }) => answer.text.includes(number))
    return one(shown ? found(endpoint, 'leak', answer) : undefined)
  },
}

/** The only one whose calls change what they are made on stands last: the others find it as it was made. */
export const ways: readonly Way[] = [
  withoutSession,
  withoutPermission,
  fromAnotherCompany,
  withPoorKey,
  outOfScope,
  behindMasks,
  withPermission,
]

export const targetsOf = (way: Way): Endpoint[] => everyEndpoint.filter(way.on)
