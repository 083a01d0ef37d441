import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './entrance.zh.ts'

export const { useText } = defineTexts('entrance', zh, async () => (await import('./entrance.en.ts')).en)
