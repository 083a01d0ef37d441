import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './theme.zh.ts'

export const { t, useText } = defineTexts('theme', zh, async () => (await import('./theme.en.ts')).en)
