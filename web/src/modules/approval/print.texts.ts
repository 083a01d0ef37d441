import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './print.zh.ts'

export const { useText } = defineTexts('approvalPrint', zh, async () => (await import('./print.en.ts')).en)
