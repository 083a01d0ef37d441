import { identity, type MenuRoute } from '@srm/api/identity'
import { useRead } from '@/lib/api/query.ts'

const named = (routes: readonly MenuRoute[], name: string): MenuRoute | undefined => {
  for (const route of routes) {
    const found = route.name === name ? route : named(route.children ?? [], name)
    if (found) return found
  }
  return undefined
}

/** The entries below another that are open to the person in one project. */
export const useEntriesBelow = (name: string, projectId: string) => {
  const all = useRead(identity.menu.list2, {})
  const id = named(all.data ?? [], name)?.id
  const below = useRead(
    identity.menu.subRouter,
    { params: { id: id ?? '' }, query: { projectId } },
    { enabled: id !== undefined && projectId !== '' },
  )
  return all.error ? { ...below, error: all.error } : below
}
