import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './transfer.zh.ts'

export const { useText } = defineTexts('transfer', zh, async () => (await import('./transfer.en.ts')).en)
