import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './list.zh.ts'

export const { useText } = defineTexts('flowList', zh, async () => (await import('./list.en.ts')).en)
