import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './update.zh.ts'

export const { useText } = defineTexts('supplierUpdate', zh, async () => (await import('./update.en.ts')).en)
