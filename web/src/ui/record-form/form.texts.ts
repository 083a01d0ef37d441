import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './form.zh.ts'

export const { useText } = defineTexts('form', zh, async () => (await import('./form.en.ts')).en)
