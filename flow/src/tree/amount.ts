const shape = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/

/** Ten-thousandths as a whole number: exact for money and for quantities; null for what is no number. */
export const toUnits = (value: unknown): bigint | null => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const [, sign, whole, part = ''] = shape.exec(text) ?? []
  if (whole === undefined) return null
  const units = BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'))
  return sign === '-' ? -units : units
}
