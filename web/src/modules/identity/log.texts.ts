import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './log.zh.ts'

export const { useText } = defineTexts('identity.log', zh, async () => (await import('./log.en.ts')).en)
