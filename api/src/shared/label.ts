export type Language = 'zh' | 'en'
export type Label = Readonly<Record<Language, string>>

export const label = (zh: string, en: string): Label => ({ zh, en })
