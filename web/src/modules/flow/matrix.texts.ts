import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './matrix.zh.ts'

export const { useText } = defineTexts('approvalMatrix', zh, async () => (await import('./matrix.en.ts')).en)
