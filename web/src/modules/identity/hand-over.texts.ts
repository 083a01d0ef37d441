import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './hand-over.zh.ts'

export const { useText } = defineTexts('identity.hand-over', zh, async () => (await import('./hand-over.en.ts')).en)
