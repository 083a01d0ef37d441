import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './palette.zh.ts'

export const { useText } = defineTexts('palette', zh, async () => (await import('./palette.en.ts')).en)
