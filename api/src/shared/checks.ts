/** Mainland mobile: 11 digits, 1 then 3-9. */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value)

/** http, https, mailto, tel, or protocol-relative. */
export const isUrl = (value: string): boolean => /^(https?:\/\/|mailto:|tel:|\/\/)\S+$/.test(value)

/** A page, a mailbox or a telephone somewhere else, named whole: what leaves its beginning to the reader's page is none. */
export const isWebAddress = (value: string): boolean =>
  /^(https?:\/\/[^\s/?#\\]+([/?#]\S*)?|mailto:\S+|tel:\S+)$/i.test(value)

export const isNumeric = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value)

export const isJson = (value: string): boolean => {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** The digits of a bank card end with one that makes this sum a multiple of ten. */
export const isLuhn = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/** Accounts of banks in China have 12 to 25 digits; one bank gives companies numbers of nine. */
export const isDomesticAccount = (digits: string): boolean => /^(?:\d{9}|\d{12,25})$/.test(digits)

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** 统一社会信用代码: 18 characters, the last one a weighted checksum modulo 31. */
export const isCreditCode = (value: string): boolean => {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value)) return false
  const sum = creditWeights.reduce(
    (total, weight, index) => total + weight * creditAlphabet.indexOf(value.charAt(index)),
    0,
  )
  return creditAlphabet.charAt((31 - (sum % 31)) % 31) === value.charAt(17)
}

/** The checksum character for the first 17, used by demo data and tests. */
export const completeCreditCode = (first17: string): string => {
  const found = [...creditAlphabet].find((last) => isCreditCode(first17 + last))
  if (!found) throw new Error(`not the beginning of a credit code: ${first17}`)
  return first17 + found
}
