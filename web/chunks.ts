import type { Rolldown } from 'vite'

type Info = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>
type Look = (id: string) => Info | null

const closure = (starts: readonly string[], look: Look): Set<string> => {
  const seen = new Set<string>()
  const take = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    look(id)?.importedIds.forEach(take)
  }
  starts.forEach(take)
  return seen
}

type Ends = Readonly<Record<'entry' | 'login' | 'routes' | 'frame' | 'home', string>>
type Side = 'first' | 'open' | 'frame'

/** What a file is needed for: signing in, another page anybody may open, or the frame with its first page. */
export const sidesOf = (ids: readonly string[], ends: Ends, look: Look) => {
  const at = (end: string): string => ids.find((id) => id.endsWith(end)) ?? ''
  const frame = at(ends.frame)
  const doors = look(at(ends.routes))?.dynamicallyImportedIds.filter((id) => id !== frame) ?? []
  const sides: readonly (readonly [Side, Set<string>])[] = [
    ['first', closure([at(ends.entry), at(ends.login)], look)],
    ['open', closure(doors, look)],
    ['frame', closure([frame, at(ends.home)], look)],
  ]
  return (id: string): Side | undefined => sides.find(([, its]) => its.has(id))?.[0]
}
