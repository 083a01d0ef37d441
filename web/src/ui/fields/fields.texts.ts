import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './fields.zh.ts'

export const { useText } = defineTexts('fields', zh, async () => (await import('./fields.en.ts')).en)
export type FieldsText = ReturnType<typeof useText>
