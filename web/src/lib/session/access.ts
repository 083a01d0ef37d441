import type { Profile } from '@srm/api/identity'

/** What a person may do: everything, or what the roles and permission codes grant. */
export type Access = {
  readonly admin: boolean
  readonly role: readonly string[]
  readonly permission: readonly string[]
  /** Subjects the company's plan lacks: nobody in it has a right to them, administrators included. */
  readonly closed?: readonly string[]
}

type Mode = 'oneOf' | 'allOf' | 'except'

/** A code, a list of which any one is enough, or roles and permissions under a mode. */
export type Demand =
  | string
  | readonly string[]
  | { readonly role?: readonly string[]; readonly permission?: readonly string[]; readonly mode?: Mode }

const nobody: Access = { admin: false, role: [], permission: [] }

/** During an upgrade a server of yesterday may still answer, which tells no roles and no plan. */
type LateField = 'roles' | 'closedByPlan'
type ProfileInput = Omit<Profile, LateField> & Partial<Pick<Profile, LateField>>

export const accessOf = (profile: ProfileInput | null): Access => {
  if (!profile) return nobody
  const { isSuper, roles = [], permissions, closedByPlan = {} } = profile
  const closed = Object.keys(closedByPlan)
  return { admin: isSuper || permissions.includes('*'), role: roles, permission: permissions, closed }
}

/** What the roles give, whatever the plan has: the menu shows those pages too, and opening one tells what it takes. */
export const grantsOf = (profile: ProfileInput | null): Access => ({ ...accessOf(profile), closed: [] })

const isList = (demand: Demand): demand is readonly string[] => Array.isArray(demand)

const subjectOf = (code: string): string => code.slice(0, Math.max(0, code.indexOf(':')))

/** Of these subjects only these codes count. */
export type Narrowing = { readonly subjects: readonly string[]; readonly codes: readonly string[] }

export const narrowed = (access: Access, within: Narrowing | undefined): Access => {
  if (!within || access.admin) return access
  const { subjects, codes } = within
  const permission = access.permission.filter((code) => !subjects.includes(subjectOf(code)) || codes.includes(code))
  return { ...access, permission }
}

/** The plan that has a right, where the company's own lacks it. */
export const planFor = (profile: ProfileInput | null, codes: readonly string[]): string | undefined =>
  codes.map((code) => profile?.closedByPlan?.[subjectOf(code)]).find((plan) => plan !== undefined)

const withoutClosed = (closed: readonly string[], codes: readonly string[]): readonly string[] =>
  codes.filter((code) => !closed.includes(subjectOf(code)))

/** A demand whose every code the plan lacks cannot be met, nor one that needs them all and lacks one. */
const isClosed = ({ closed = [] }: Access, demand: Exclude<Demand, string>): boolean => {
  if (closed.length === 0) return false
  const codes = isList(demand) ? demand : (demand.permission ?? [])
  const open = withoutClosed(closed, codes)
  if (!isList(demand) && demand.mode === 'allOf') return open.length < codes.length
  return codes.length > 0 && open.length === 0 && (isList(demand) || (demand.role ?? []).length === 0)
}

/** One answer for every name in the demand: is it held? */
const answers = ({ role, permission }: Access, demand: Exclude<Demand, string>): readonly boolean[] =>
  isList(demand)
    ? demand.map((name) => role.includes(name) || permission.includes(name))
    : [
        ...(demand.role ?? []).map((name) => role.includes(name)),
        ...(demand.permission ?? []).map((code) => permission.includes(code)),
      ]

const judge = (held: readonly boolean[], mode: Mode): boolean => {
  if (mode === 'oneOf') return held.includes(true)
  return mode === 'allOf' ? !held.includes(false) : held.includes(false)
}

/** A demand that names nothing is met by everybody who is signed in. */
export const meets = (access: Access, demand: Demand): boolean => {
  if (access === nobody) return false
  const named = typeof demand === 'string' ? [demand] : demand
  if (isClosed(access, named)) return false
  if (access.admin) return true
  const held = answers(access, named)
  return held.length === 0 || judge(held, isList(named) ? 'oneOf' : (named.mode ?? 'oneOf'))
}
