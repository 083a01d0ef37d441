import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './related.zh.ts'

export const { useText } = defineTexts('related', zh, async () => (await import('./related.en.ts')).en)
