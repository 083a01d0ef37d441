import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Label, Language } from '@srm/api/shared/label'
import { remember, remembered } from './storage.ts'

type Values = Readonly<Record<string, string | number>>
type Translate<K extends string> = (key: K, values?: Values) => string
type Catalog = Readonly<Record<string, string>>

let current: Language = remembered('language') === 'en' ? 'en' : 'zh'
const listeners = new Set<() => void>()

/** `{{name}}` stands for a value. Where the value is missing it stays, so that the journeys see it. */
const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

const english = new Map<string, () => Promise<void>>()
/** Marked the way React marks what it has already waited for, so that reading Chinese never waits. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

const once = (load: () => Promise<void>): (() => Promise<void>) => {
  let started: Promise<void> | undefined
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

/** English of what is on screen from the start; areas met later wait for theirs. */
export const languageReady = async (): Promise<void> => {
  if (language() === 'en') await setLanguage('en')
}

/**
 * The texts of one area. Chinese comes with the code that shows it, English is fetched when somebody
 * reads English, and the keys of both are checked by the compiler.
 */
export const defineTexts = <const Z extends Readonly<Record<string, string>>>(
  name: string,
  zh: Z,
  en: () => Promise<Readonly<Record<keyof Z & string, string>>>,
) => {
  type Key = keyof Z & string
  const catalogs: Record<Language, Catalog> = { zh, en: {} }
  const load = once(async () => {
    catalogs.en = await en()
  })
  english.set(name, load)

  const speak =
    (spoken: Language): Translate<Key> =>
    (key, values = {}) =>
      fill(catalogs[spoken][key] ?? zh[key] ?? key, values)
  const speaking = { zh: speak('zh'), en: speak('en') }

  const t: Translate<Key> = (key, values) => speaking[current](key, values)

  const useText = (): Translate<Key> => {
    const spoken = useLanguage()
    use(spoken === 'en' ? load() : ready)
    return speaking[spoken]
  }
  return { t, useText }
}

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
