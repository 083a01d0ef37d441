import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './centre.zh.ts'

export const { useText } = defineTexts('approvalCentre', zh, async () => (await import('./centre.en.ts')).en)
