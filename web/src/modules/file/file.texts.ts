import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './file.zh.ts'

export const { t, useText } = defineTexts('file', zh, async () => (await import('./file.en.ts')).en)
