import { useLocation } from 'react-router'
import type { RecordPaths } from '@/ui/record-calls.ts'

export const bases = { user: '/authManagement/user', employee: '/account/employeeManage' } as const

export type UserPaths = RecordPaths & { readonly handOver: (id: string) => string }

const pathsUnder = (base: string): UserPaths => ({
  list: base,
  create: `${base}/edit`,
  edit: (id) => `${base}/edit?id=${id}`,
  detail: (id) => `${base}/detail?id=${id}`,
  handOver: (id) => `${base}/handOver?id=${id}`,
})

const both = { user: pathsUnder(bases.user), employee: pathsUnder(bases.employee) }

/** People are kept at two places; whoever came from one goes back to it. */
export const useUserPlace = (): { readonly place: keyof typeof bases; readonly paths: UserPaths } => {
  const { pathname } = useLocation()
  const place = pathname.startsWith(bases.employee) ? 'employee' : 'user'
  return { place, paths: both[place] }
}
