import type { FormInstance } from 'antd'
import { useCallback, useSyncExternalStore } from 'react'
import { ApiError, type FieldError } from '@/lib/api/api-error.ts'

const parts = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const none: readonly FieldError[] = []
const refused = new WeakMap<object, readonly FieldError[]>()
const listeners = new WeakMap<object, Set<() => void>>()

/** What the server objected to last in a form; cells of a grid are no fields the form knows. */
export const useLineErrors = (form: FormInstance): readonly FieldError[] =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const held = listeners.get(form) ?? new Set()
        listeners.set(form, held.add(changed))
        return () => void held.delete(changed)
      },
      [form],
    ),
    () => refused.get(form) ?? none,
  )

/** Puts the server's objections on their fields, lines included. What belongs to no field of the form is left over. */
export const placeErrors = (form: FormInstance, error: unknown, known: readonly string[]): readonly FieldError[] => {
  const errors = error instanceof ApiError ? error.errors : []
  const placed = errors.filter(({ path }) => known.includes(path.split('.')[0] ?? ''))
  form.setFields(placed.map(({ path, message }) => ({ name: parts(path), errors: [message] })))
  refused.set(form, placed)
  for (const changed of listeners.get(form) ?? []) changed()
  const first = placed[0]
  if (first) form.scrollToField(parts(first.path), { block: 'center', focus: true })
  return errors.filter((one) => !placed.includes(one))
}
