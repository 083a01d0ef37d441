import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './detail.zh.ts'

export const { useText } = defineTexts('detail', zh, async () => (await import('./detail.en.ts')).en)
