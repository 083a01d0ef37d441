import { registry } from '@srm/api'
import { isEndpoint, permissionOf, type Endpoint, type EndpointTree } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label, Language } from '@srm/api/shared/label'
import { hasOwners, type RecordDefinition } from '@srm/api/shared/record'
import { subjects, type Subject } from '../records/subjects.ts'
import type { Session } from './session.ts'

const endpointsIn = (tree: EndpointTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsIn(node)))

const codesIn = (tree: EndpointTree): string[] => endpointsIn(tree).flatMap(({ access }) => permissionOf(access) ?? [])

/** Moving rows in and out is one endpoint for all records; each record has codes of its own for it. */
/** Writing something down in another's name, where what one sees goes by owner. */
const assignCodes = (registered: readonly Subject[]): string[] =>
  registered.flatMap(({ record: { name, scope, fields } }) =>
    hasOwners(scope) && 'owner' in fields ? [`${name}:assign`] : [],
  )

/** Codes no endpoint asks for, with what they let one do: the services of their module ask for them. */
export type FurtherPermissions = Readonly<Record<`${string}:${string}`, Label>>

let further: FurtherPermissions = {}
export const declarePermissionCodes = (all: readonly FurtherPermissions[]): void => {
  further = Object.fromEntries(all.flatMap((some) => Object.entries(some)))
  cache = undefined
}

const transferCodes = (registered: readonly Subject[]): string[] =>
  registered.flatMap(({ record, create }) => [`${record.name}:export`, ...(create ? [`${record.name}:import`] : [])])

type PermissionCache = {
  readonly subjects: readonly Subject[]
  readonly list: readonly string[]
  readonly set: ReadonlySet<string>
}

let cache: PermissionCache | undefined

/** Walking the registry takes a fifth of a millisecond, so it is done once per set of registered subjects. */
const permissions = (): PermissionCache => {
  const registered = subjects()
  if (cache?.subjects !== registered) {
    const set = new Set(
      [...codesIn(registry), ...transferCodes(registered), ...assignCodes(registered), ...Object.keys(further)].sort(),
    )
    cache = { subjects: registered, list: Object.freeze([...set]), set }
  }
  return cache
}

/** Every permission code any endpoint asks for, sorted. */
export const allPermissions = (): readonly string[] => permissions().list

/** The same codes to look one up in; shared by all callers. */
export const allPermissionSet = (): ReadonlySet<string> => permissions().set

type Fields = RecordDefinition['fields']

/** How a record refers to another: by one whose name is answered with it, or by several that are looked up. */
const refersBy = (fields: Fields, name: string): readonly string[] =>
  Object.values(fields).flatMap((schema) => {
    const { kind, of, fields: lines } = metaOf(schema)
    return [...(of === name ? [kind] : []), ...(lines ? refersBy(lines, name) : [])]
  })

/** Whoever writes the record chooses among those it refers to; where several are looked up, whoever sees it does too. */
const codesReferring = ({ record }: Subject, name: string): string[] => {
  const kinds = refersBy(record.fields, name)
  const actions = kinds.includes('refs')
    ? ['create', 'update', 'list', 'show']
    : kinds.includes('ref')
      ? ['create', 'update']
      : []
  return actions.map((action) => `${record.name}:${action}`)
}

/** Other work that chooses among a record, by the record's name: the codes that let one do it. */
export type Chooses = Readonly<Record<string, readonly string[]>>

let declared: readonly Chooses[] = []
export const declareChooses = (chooses: readonly Chooses[]): void => {
  declared = chooses
  choosers = undefined
}

let choosers: { readonly subjects: readonly Subject[]; readonly codes: Map<string, readonly string[]> } | undefined

const choosersOf = (name: string): readonly string[] => {
  const registered = subjects()
  if (choosers?.subjects !== registered) choosers = { subjects: registered, codes: new Map() }
  const known = choosers.codes.get(name)
  if (known) return known
  const others = registered.flatMap((subject) => codesReferring(subject, name))
  const codes = [`${name}:list`, `${name}:show`, ...others, ...declared.flatMap((chooses) => chooses[name] ?? [])]
  choosers.codes.set(name, codes)
  return codes
}

type Holder = Pick<Session, 'isSuper' | 'permissions'>

/** Whoever may see a record, or write another one that refers to it, chooses among its names. */
export const mayChoose = (holder: Holder, name: string): boolean =>
  holder.isSuper || choosersOf(name).some((code) => holder.permissions.has(code))

const referredIn = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap((schema) => {
    const { kind, of, fields: lines } = metaOf(schema)
    const isRef = kind === 'ref' || kind === 'refs'
    return [...(isRef && of !== undefined ? [of] : []), ...(lines ? referredIn(lines) : [])]
  })

/** Records, and what they refer to without its being a record of its own, such as classes. */
const choosable = (): ReadonlySet<string> =>
  new Set(subjects().flatMap(({ record: { name, fields } }) => [name, ...referredIn(fields)]))

/** What a person may choose among, as codes a screen can ask for. */
export const chooseCodes = (session: Holder): string[] =>
  [...choosable()].flatMap((name) => (mayChoose(session, name) ? [`${name}:choose`] : []))

/** What each code lets one do, in the words of the first endpoint that asks for it. */
export const permissionTitles = (language: Language): ReadonlyMap<string, string> => {
  const titles = new Map(Object.entries(further).map(([code, title]) => [code, title[language]]))
  for (const { access, title } of endpointsIn(registry)) {
    const code = permissionOf(access)
    if (code && !titles.has(code)) titles.set(code, title[language])
  }
  return titles
}
