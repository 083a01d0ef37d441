import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './record.zh.ts'

export const { useText } = defineTexts('record', zh, async () => (await import('./record.en.ts')).en)
