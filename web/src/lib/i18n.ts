import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Label, Language } from '@srm/api/shared/label'
import { remember, remembered } from './storage.ts'

type Values = Readonly<Record<string, string | number>>
type Translate<K extends string> = (key: K, values?: Values) => string
type Catalog<K extends string> = Readonly<Record<K, string>>

let current: Language = remembered('language') === 'en' ? 'en' : 'zh'
const listeners = new Set<() => void>()

/** `{{name}}` stands for a value. Where the value is missing it stays, so that the journeys see it. */
const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

const english = new Map<string, () => Promise<unknown>>()
/** Marked the way React marks what it has already waited for, so that reading Chinese never waits. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let started: Promise<T> | undefined
  return () => (started ??= load())
}

export const language = (): Language => current

/** Tells the language now and whenever it changes. */
export const onLanguage = (listener: (current: Language) => void): void => {
  listener(current)
  listeners.add(() => listener(current))
}

export const setLanguage = async (next: Language): Promise<void> => {
  if (next === 'en') await Promise.all([...english.values()].map((load) => load()))
  remember('language', next)
  document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN'
  current = next
  for (const tell of listeners) tell()
}

const marks = {
  zh: { colon: '：', comma: '，', list: '、', open: '（', close: '）' },
  en: { colon: ': ', comma: ', ', list: ', ', open: ' (', close: ')' },
} as const

/** Punctuation between words that are put together here; it is half as wide in English. */
export const punctuation = (name: keyof (typeof marks)['zh']): string => marks[current][name]

/** English of what is on screen from the start; areas met later wait for theirs. */
export const languageReady = async (): Promise<void> => {
  if (language() === 'en') await setLanguage('en')
}

type Texts<K extends string> = {
  readonly t: Translate<K>
  readonly useText: () => Translate<K>
  readonly hasText: (key: string) => key is K
  readonly zh: Catalog<K>
  readonly loadEnglish: () => Promise<Catalog<K>>
}

/** What a build makes of `defineTexts`, see `web/split-texts.ts`: English is a file of its own, fetched when it is read. */
export const defineSplitTexts = <K extends string>(
  name: string,
  zh: Catalog<K>,
  fetchEnglish: () => Promise<Catalog<K>>,
): Texts<K> => {
  const catalogs: Record<Language, Partial<Catalog<K>>> = { zh, en: {} }
  const loadEnglish = once(async () => (catalogs.en = await fetchEnglish()))
  english.set(name, loadEnglish)

  const translateTo =
    (spoken: Language): Translate<K> =>
    (key, values = {}) =>
      fill(catalogs[spoken][key] ?? zh[key] ?? key, values)
  const translations = { zh: translateTo('zh'), en: translateTo('en') }

  const t: Translate<K> = (key, values) => translations[current](key, values)

  const useText = (): Translate<K> => {
    const spoken = useLanguage()
    use<unknown>(spoken === 'en' ? loadEnglish() : ready)
    return translations[spoken]
  }
  const hasText = (key: string): key is K => key in zh
  return { t, useText, hasText, zh, loadEnglish }
}

const pick = <K extends string>(pairs: Readonly<Record<K, Label>>, spoken: Language): Catalog<K> =>
  Object.fromEntries(Object.entries<Label>(pairs).map(([key, pair]) => [key, pair[spoken]])) as Catalog<K>

/** The texts of one area, Chinese and English side by side. In a build Chinese comes with the code, English when it is read. */
export const defineTexts = <K extends string>(name: string, pairs: Readonly<Record<K, Label>>): Texts<K> =>
  defineSplitTexts(name, pick(pairs, 'zh'), () => Promise.resolve(pick(pairs, 'en')))

/** Reads two areas as one, where a screen has more texts than belong in one file. */
export const joinTexts = <A extends string, B extends string>(
  name: string,
  one: Texts<A>,
  other: Texts<B>,
): Texts<A | B> =>
  defineSplitTexts<A | B>(name, { ...one.zh, ...other.zh }, async () => {
    const [first, second] = await Promise.all([one.loadEnglish(), other.loadEnglish()])
    return { ...first, ...second }
  })

/** Read by nearly every piece of every kept page, so it costs a piece no state of its own. */
const Spoken = createContext<Language | null>(null)

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Everything inside is drawn again when the language changes. */
export const LanguageProvider = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  createElement(Spoken, { value: useSyncExternalStore(subscribe, language) }, children)

export const useLanguage = (): Language => use(Spoken) ?? language()

const labels = { zh: (label: Label): string => label.zh, en: (label: Label): string => label.en }

/** Labels of fields, choices and menus carry both languages. */
export const useLabel = (): ((label: Label) => string) => labels[useLanguage()]
