import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './finder.zh.ts'

export const { useText } = defineTexts('finder', zh, async () => (await import('./finder.en.ts')).en)
