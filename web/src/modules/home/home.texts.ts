import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './home.zh.ts'

export const { useText } = defineTexts('home', zh, async () => (await import('./home.en.ts')).en)
