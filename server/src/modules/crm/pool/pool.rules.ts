import type { Session } from '#kernel/auth/auth.ts'

/** Whom a pool is for; no departments mean the whole company. */
export type PoolScope = { readonly departments: readonly string[]; readonly managers: readonly string[] }

type Person = Pick<Session, 'userId' | 'departments' | 'scope'>

export const canTakeFrom = ({ departments, managers }: PoolScope, { userId, departments: own = [] }: Person): boolean =>
  departments.length === 0 || departments.some((id) => own.includes(id)) || managers.includes(userId)

/** A pool without managers of its own is looked after by whoever may hand out and sees it. */
export const isManager = (pool: PoolScope, person: Person): boolean => {
  if (pool.managers.includes(person.userId) || person.scope.kind === 'all') return true
  return pool.managers.length === 0 && canTakeFrom(pool, person)
}
