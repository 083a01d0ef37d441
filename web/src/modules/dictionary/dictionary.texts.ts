import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './dictionary.zh.ts'

export const { useText } = defineTexts('dictionary', zh, async () => (await import('./dictionary.en.ts')).en)
