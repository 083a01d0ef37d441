import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './application.zh.ts'

export const { useText } = defineTexts('application', zh, async () => (await import('./application.en.ts')).en)
