import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './feedback.zh.ts'

export const { useText } = defineTexts('feedback', zh, async () => (await import('./feedback.en.ts')).en)
