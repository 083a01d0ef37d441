import type { FieldError } from '@/lib/api/api-error.ts'
import { isHeading, type GridRow, type Sheet } from './types.ts'

type CellError = { readonly message: string; readonly value: unknown }

/** What the server objects to, by row and column; what concerns a whole row stands under ''. */
export type GridErrors = ReadonlyMap<string, ReadonlyMap<string, CellError>>

const lineOf = (path: string, name: string): { readonly at: number; readonly key: string } | undefined => {
  const rest = name === '' ? path : path.startsWith(`${name}.`) ? path.slice(name.length + 1) : undefined
  const [, at, key = ''] = /^(\d+)(?:\.([^.]+))?/.exec(rest ?? '') ?? []
  return at === undefined ? undefined : { at: Number(at), key }
}

/** `lines.3.price` speaks of the fourth row as it was sent, so places become rows as soon as the errors arrive. */
export const errorsOf = ({ order, rows }: Sheet, name: string, errors: readonly FieldError[]): GridErrors => {
  const found = new Map<string, Map<string, CellError>>()
  // Headings are not sent.
  const sent = order.filter((id) => !isHeading(rows.get(id)))
  for (const { path, message } of errors) {
    const line = lineOf(path, name)
    const id = line && sent[line.at]
    if (!line || id === undefined) continue
    const cells = found.get(id) ?? new Map<string, CellError>()
    cells.set(line.key, { message, value: rows.get(id)?.[line.key] })
    found.set(id, cells)
  }
  return found
}

/** An objection stands until its cell holds something else. */
export const errorAt = (errors: GridErrors, row: GridRow | undefined, key: string): string | undefined => {
  const error = row && errors.get(row.id)?.get(key)
  return error && Object.is(error.value, row[key]) ? error.message : undefined
}
