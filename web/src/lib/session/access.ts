import type { Profile } from '@srm/api/identity'

/** What a person may do: everything, or what the roles and permission codes grant. */
export type Access = {
  readonly admin: boolean
  readonly role: readonly string[]
  readonly permission: readonly string[]
}

type Mode = 'oneOf' | 'allOf' | 'except'

/** A code, a list of which any one is enough, or roles and permissions under a mode. */
export type Demand =
  | string
  | readonly string[]
  | { readonly role?: readonly string[]; readonly permission?: readonly string[]; readonly mode?: Mode }

const nobody: Access = { admin: false, role: [], permission: [] }

/** During an upgrade a server of yesterday may still answer, which tells no roles. */
type ProfileInput = Omit<Profile, 'roles'> & Partial<Pick<Profile, 'roles'>>

export const accessOf = (profile: ProfileInput | null): Access => {
  if (!profile) return nobody
  const { isSuper, roles = [], permissions } = profile
  return { admin: isSuper || permissions.includes('*'), role: roles, permission: permissions }
}

const isList = (demand: Demand): demand is readonly string[] => Array.isArray(demand)

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
  if (access.admin) return true
  if (access === nobody) return false
  const named = typeof demand === 'string' ? [demand] : demand
  const held = answers(access, named)
  return held.length === 0 || judge(held, isList(named) ? 'oneOf' : (named.mode ?? 'oneOf'))
}
