import { regionCodes, regionNames } from '#modules/map/index.ts'

const pathOf = (code: string): string => regionNames(code).join('/')

const known = new Set(regionCodes())
const codes = new Map([...known].map((code) => [pathOf(code), code]))

/** 上海市/浦东新区 (310115): readable, and exact by the code behind it. */
export const regionText = (code: string): string => (known.has(code) ? `${pathOf(code)} (${code})` : code)

/** Takes the code alone, the whole text, or the path of names. */
export const regionCode = (text: string): string | undefined => {
  const code = /(?:^|[(（])(\d{6})[)）]?$/.exec(text)?.[1]
  return code ?? codes.get(text.split(/\s*[/\s]\s*/).join('/'))
}
