import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './designer.zh.ts'

export const { useText } = defineTexts('flowDesigner', zh, async () => (await import('./designer.en.ts')).en)
