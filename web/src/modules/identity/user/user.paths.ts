import { useLocation } from 'react-router'
import { identityPages } from '@srm/api/identity/pages'
import { addressOf, recordPaths } from '@srm/api/shared/pages'
import type { RecordPaths } from '@/ui/record-calls.ts'

const { user, employee } = identityPages

export type UserPaths = RecordPaths & { readonly handOver: (id: string) => string }

const pathsOf = (pages: typeof user): UserPaths => ({
  ...recordPaths(pages),
  handOver: (id) => addressOf(pages.handOver, id),
})

export const userPaths = { user: pathsOf(user), employee: pathsOf(employee) }

/** People are kept at two places; whoever came from one goes back to it. */
export const useUserPlace = (): { readonly place: keyof typeof userPaths; readonly paths: UserPaths } => {
  const { pathname } = useLocation()
  const place = pathname.startsWith(userPaths.employee.list) ? 'employee' : 'user'
  return { place, paths: userPaths[place] }
}
