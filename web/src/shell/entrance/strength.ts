const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i]

export const longEnough = (password: string): boolean => password.length >= 8
/** Letters, digits and signs are the three kinds. */
export const mixed = (password: string): boolean => kinds.filter((kind) => kind.test(password)).length >= 2

/** A run such as 11111111 or abcdefgh is as weak as one character of it. */
const distinct = (password: string): number => {
  const signs = [...password]
  const steps = signs.slice(1).filter((sign, index) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0)
    return Math.abs(step) > 1
  })
  return steps.length + 1
}

/** 0 empty, 1 refused by the server, 2 accepted, 3 good, 4 strong. */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (password === '') return 0
  if (!longEnough(password) || !mixed(password)) return 1
  const lasting = distinct(password) + (/[a-z]/.test(password) && /[A-Z]/.test(password) ? 2 : 0)
  if (lasting < 7) return 2
  return password.length >= 12 && lasting >= 10 ? 4 : 3
}
