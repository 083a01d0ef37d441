/** A reference as it is sent or as it is read. */
export const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}
