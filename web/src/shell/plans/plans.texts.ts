import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './plans.zh.ts'

export const { useText } = defineTexts('plans', zh, async () => (await import('./plans.en.ts')).en)
