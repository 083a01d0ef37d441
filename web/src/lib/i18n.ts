import i18next from 'i18next'
import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Label, Language } from '@srm/api/shared/label'
import { remember, remembered } from './storage.ts'

type Values = Readonly<Record<string, string | number>>
type Translate<K extends string> = (key: K, values?: Values) => string

const initial: Language = remembered('language') === 'en' ? 'en' : 'zh'

void i18next.init({
  lng: initial,
  fallbackLng: 'zh',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

const say = (key: string, options: Record<string, unknown>): string => i18next.t(key, options)

const english = new Map<string, () => Promise<void>>()
/** Marked the way React marks what it has already waited for, so that reading Chinese never waits. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

const once = (load: () => Promise<void>): (() => Promise<void>) => {
  let started: Promise<void> | undefined
  return () => (started ??= load())
}

export const language = (): Language => (i18next.language === 'en' ? 'en' : 'zh')

/** Tells the language now and whenever it changes. */
export const onLanguage = (listener: (current: Language) => void): void => {
  listener(language())
  i18next.on('languageChanged', () => listener(language()))
}

export const setLanguage = async (next: Language): Promise<void> => {
  if (next === 'en') await Promise.all([...english.values()].map((load) => load()))
  remember('language', next)
  document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN'
  await i18next.changeLanguage(next)
}

/** English of what is on screen from the start; areas met later wait for theirs. */
export const languageReady = async (): Promise<void> => {
  if (language() === 'en') await setLanguage('en')
}

/**
 * The texts of one area. Chinese comes with the code that shows it, English is fetched when somebody
 * reads English, and the keys of both are checked by the compiler.
 */
export const area = <const Z extends Readonly<Record<string, string>>>(
  name: string,
  zh: Z,
  en: () => Promise<Readonly<Record<keyof Z & string, string>>>,
) => {
  type Key = keyof Z & string
  i18next.addResourceBundle('zh', name, zh)
  const load = once(async () => {
    i18next.addResourceBundle('en', name, await en())
  })
  english.set(name, load)

  const t: Translate<Key> = (key, values) => say(key, { ns: name, ...values })

  const speak =
    (lng: Language): Translate<Key> =>
    (key, values) =>
      say(key, { ns: name, lng, ...values })
  const spoken = { zh: speak('zh'), en: speak('en') }

  const useText = (): Translate<Key> => {
    const current = useLanguage()
    use(current === 'en' ? load() : ready)
    return spoken[current]
  }
  return { t, useText }
}

/** Read by nearly every piece of every kept page, so it costs a piece no state of its own. */
const Spoken = createContext<Language | null>(null)

const subscribe = (changed: () => void): (() => void) => {
  i18next.on('languageChanged', changed)
  return () => i18next.off('languageChanged', changed)
}

/** Everything inside is drawn again when the language changes. */
export const Speaking = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  createElement(Spoken, { value: useSyncExternalStore(subscribe, language) }, children)

export const useLanguage = (): Language => use(Spoken) ?? language()

const labels = { zh: (label: Label): string => label.zh, en: (label: Label): string => label.en }

/** Labels of fields, choices and menus carry both languages. */
export const useLabel = (): ((label: Label) => string) => labels[useLanguage()]
