import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './supplier.zh.ts'

export const { useText } = defineTexts('supplier', zh, async () => (await import('./supplier.en.ts')).en)
