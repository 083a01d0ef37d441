import { registry } from '@srm/api'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import type { Language } from '@srm/api/shared/label'
import { subjects } from './records/subjects.ts'

type Tree = { readonly [name: string]: Endpoint | Tree }

const endpointsIn = (tree: Tree): Endpoint[] =>
  Object.values(tree).flatMap((node) =>
    'method' in node && 'path' in node ? [node as Endpoint] : endpointsIn(node as Tree),
  )

const codesIn = (tree: Tree): string[] => endpointsIn(tree).flatMap(({ access }) => permissionOf(access) ?? [])

/** Moving rows in and out is one door for all records; each record has codes of its own for it. */
const transferCodes = (): string[] =>
  subjects().flatMap(({ record, create }) => [`${record.name}:export`, ...(create ? [`${record.name}:import`] : [])])

/** Every permission code any endpoint asks for. */
export const allPermissions = (): string[] => [...new Set([...codesIn(registry), ...transferCodes()])].sort()

/** What each code lets one do, in the words of the first endpoint that asks for it. */
export const permissionTitles = (language: Language): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>()
  for (const { access, title } of endpointsIn(registry)) {
    const code = permissionOf(access)
    if (code && !titles.has(code)) titles.set(code, title[language])
  }
  return titles
}
