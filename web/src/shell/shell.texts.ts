import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './shell.zh.ts'

export const { useText } = defineTexts('shell', zh, async () => (await import('./shell.en.ts')).en)
