import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './move.zh.ts'

export const { useText } = defineTexts('supplierMove', zh, async () => (await import('./move.en.ts')).en)
