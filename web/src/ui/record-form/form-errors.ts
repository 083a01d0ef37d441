import type { FormInstance } from 'antd'
import { ApiError, type FieldError } from '@/lib/api-error.ts'

const parts = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Puts the server's objections on their fields, lines included. What belongs to no field of the form is left over. */
export const placeErrors = (form: FormInstance, error: unknown, known: readonly string[]): readonly FieldError[] => {
  const errors = error instanceof ApiError ? error.errors : []
  const placed = errors.filter(({ path }) => known.includes(path.split('.')[0] ?? ''))
  form.setFields(placed.map(({ path, message }) => ({ name: parts(path), errors: [message] })))
  const first = placed[0]
  if (first) form.scrollToField(parts(first.path), { block: 'center', focus: true })
  return errors.filter((one) => !placed.includes(one))
}
