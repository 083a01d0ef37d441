export type Language = 'zh' | 'en'
export type Label = Readonly<Record<Language, string>>

export const label = (zh: string, en: string): Label => ({ zh, en })

/** A sentence filled in, as it is stored. */
export const fillSentence = ({ zh }: Label, values: Readonly<Record<string, string | number>>): string =>
  zh.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
