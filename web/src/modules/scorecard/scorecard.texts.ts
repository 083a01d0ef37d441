import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './scorecard.zh.ts'

export const { useText } = defineTexts('scorecard', zh, async () => (await import('./scorecard.en.ts')).en)
