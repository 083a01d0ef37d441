import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './report.zh.ts'

export const { useText } = defineTexts('approvalReport', zh, async () => (await import('./report.en.ts')).en)
