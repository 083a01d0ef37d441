import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './outside.zh.ts'

export const { useText } = defineTexts('outside', zh, async () => (await import('./outside.en.ts')).en)
