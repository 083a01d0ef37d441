/** Which rows a person sees in records that have an owner. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'departments'; readonly ids: readonly string[] }
  | { readonly kind: 'self' }

/** Why nothing may be written: somebody borrows a role's eyes, or the membership has ended. */
export type AccessLimit = 'looking' | 'reading' | 'renewal'

export type Session = {
  readonly tenantId: string
  readonly userId: string
  readonly permissions: ReadonlySet<string>
  readonly isSuper: boolean
  readonly scope: Scope
  /** The device this came from; empty for keys and for the system itself. */
  readonly sessionId?: string
  readonly roles?: readonly string[]
  /** The plan of the company. */
  readonly plan?: string
  /** The person's departments and all above them: what is shared with one of these is shared with the person. */
  readonly departments?: readonly string[]
  /** What the person's roles hide from them. */
  readonly masks?: ReadonlySet<string>
  readonly closing?: AccessLimit
  /** A program's key: it reaches what it was given permissions for, and little else. */
  readonly isKey?: boolean
  /** Somebody else knows the password: nothing goes on before it is changed. */
  readonly mustChangePassword?: boolean
  /** The screen is locked: whoever holds the token proves first to be the person it was given to. */
  readonly locked?: boolean
  /** The role whose eyes are borrowed. */
  readonly seeingAs?: string
  /** Nobody signed in: the login is switched off on this machine. */
  readonly virtual?: boolean
  readonly operator?: { readonly id: string; readonly name: string; readonly sessionId: string }
  readonly external?: { readonly purpose: string; readonly id: string }
}

/** Whose rights are asked for: a signed-in device, or a key of the tenant's own program. */
export type Bearer =
  | { readonly kind: 'session'; readonly tenantId: string; readonly userId: string; readonly id: string; as?: string }
  | { readonly kind: 'key'; readonly tenantId: string; readonly id: string; readonly secret: string }

/** What the database says a bearer may do, and for how long that holds even if nobody changes anything. */
export type Authorization = { readonly session: Session; readonly expiresInMs: number }

/** What decides what a person sees and may do. */
export type Rights = Pick<Session, 'isSuper' | 'permissions' | 'scope' | 'masks'>

const commonScope = (left: Scope, right: Scope): Scope => {
  if (left.kind === 'all') return right
  if (right.kind === 'all') return left
  if (left.kind === 'self' || right.kind === 'self') return { kind: 'self' }
  return { kind: 'departments', ids: left.ids.filter((id) => right.ids.includes(id)) }
}

/** What both may see and do, no more. */
export const commonRights = (left: Rights, right: Rights): Rights => ({
  isSuper: left.isSuper && right.isSuper,
  permissions: new Set([...left.permissions].filter((code) => right.permissions.has(code))),
  scope: commonScope(left.scope, right.scope),
  masks: new Set([...(left.masks ?? []), ...(right.masks ?? [])]),
})

/** Whether `wide` sees and may do all that `narrow` does. */
export const includesRights = (wide: Rights, narrow: Rights): boolean => {
  if (wide.isSuper) return true
  const seen = commonScope(wide.scope, narrow.scope)
  const isSeen =
    narrow.scope.kind === 'departments'
      ? seen.kind === 'departments' && seen.ids.length === narrow.scope.ids.length
      : seen.kind === narrow.scope.kind
  const isHeld = [...narrow.permissions].every((code) => wide.permissions.has(code))
  return isSeen && isHeld && [...(wide.masks ?? [])].every((mask) => narrow.masks?.has(mask))
}
