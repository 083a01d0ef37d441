import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './template.zh.ts'

export const { useText } = defineTexts('approvalTemplate', zh, async () => (await import('./template.en.ts')).en)
