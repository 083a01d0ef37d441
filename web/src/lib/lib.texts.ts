import { defineTexts } from './i18n.ts'
import { zh } from './lib.zh.ts'

export const { t, useText } = defineTexts('lib', zh, async () => (await import('./lib.en.ts')).en)
export type LibKey = keyof typeof zh
export const hasText = (key: string): key is LibKey => key in zh
