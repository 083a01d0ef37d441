type Limits = { readonly places: number; readonly negative: boolean }

/**
 * What remains of typed text as an amount: a full-width period is a dot, one dot, so many decimals,
 * no leading zeros, a minus only where debts are allowed.
 */
export const cleanPrice = (typed: string, { places, negative }: Limits): string => {
  const plain = typed.replaceAll(/[。．]/g, '.').replaceAll(/[^\d.-]/g, '')
  const sign = negative && plain.startsWith('-') ? '-' : ''
  const digits = plain.replaceAll('-', '')
  const dot = digits.indexOf('.')
  const whole = (dot === -1 ? digits : digits.slice(0, dot)).replace(/^0+(?=\d)/, '')
  if (dot === -1 || places === 0) return sign + whole
  return `${sign}${whole || '0'}.${digits
    .slice(dot + 1)
    .replaceAll('.', '')
    .slice(0, places)}`
}
