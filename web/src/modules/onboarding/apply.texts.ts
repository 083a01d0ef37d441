import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './apply.zh.ts'

export const { useText } = defineTexts('apply', zh, async () => (await import('./apply.en.ts')).en)
export type Key = keyof typeof zh
