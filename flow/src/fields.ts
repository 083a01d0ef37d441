import type { FieldAccess } from './tree/node.ts'

export type Access = Readonly<Record<string, FieldAccess>>
export type Values = Readonly<Record<string, unknown>>

export const writes = (level: FieldAccess | undefined): boolean => level === 'edit' || level === 'required'

/** A column of a sub-table is what its sub-table is, unless it says otherwise. */
export const levelAt = (access: Access, path: string): FieldAccess | undefined =>
  access[path] ?? access[path.split('.')[0] ?? path]

const rank: readonly FieldAccess[] = ['hidden', 'masked', 'read', 'edit', 'required']
export const mask = '***'

/** What a field is to somebody in several roles at once: the most he may see in any of them; editing only from the task at hand. */
export const accessOf = (path: string, roles: readonly Access[], acting: Access | null): FieldAccess => {
  const seen = roles.map((role) => Math.min(rank.indexOf(role[path] ?? 'read'), rank.indexOf('read')))
  const best = rank[Math.max(0, ...seen)] ?? 'hidden'
  const own = acting ? levelAt(acting, path) : undefined
  return own && writes(own) ? own : best
}

/** Columns of a sub-table are fields of their own: `lines.price`. */
const show = (path: string, value: unknown, access: (path: string) => FieldAccess): unknown => {
  const level = access(path)
  if (level === 'hidden') return undefined
  if (level === 'masked') return value === null || value === undefined || value === '' ? value : mask
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null ? visible(row as Values, access, `${path}.`) : row,
  )
}

/** A document as one person may see it: what is hidden is not there at all. */
export const visible = (values: Values, access: (path: string) => FieldAccess, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, show(`${prefix}${key}`, value, access)] as const)
      .filter(([, value]) => value !== undefined),
  )

export type Difference = { readonly path: string; readonly before: unknown; readonly after: unknown }

export const visibleDiff = (
  diff: readonly Difference[],
  access: (path: string) => FieldAccess,
): readonly Difference[] =>
  diff.flatMap(({ path, before, after }) =>
    access(path) === 'hidden' ? [] : [{ path, before: show(path, before, access), after: show(path, after, access) }],
  )

/** Fills `{field}` in a text with what the reader may see. */
export const visibleText = (template: string, values: Values, access: (path: string) => FieldAccess): string => {
  const shown = visible(values, access)
  return template.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = shown[path]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}
