import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './workday.zh.ts'

export const { useText } = defineTexts('approvalWorkday', zh, async () => (await import('./workday.en.ts')).en)
