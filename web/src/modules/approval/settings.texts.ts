import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './settings.zh.ts'

export const { useText } = defineTexts('approvalSettings', zh, async () => (await import('./settings.en.ts')).en)
