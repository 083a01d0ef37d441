import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './record-list.zh.ts'

export const { useText } = defineTexts('record-list', zh, async () => (await import('./record-list.en.ts')).en)
export type ListText = ReturnType<typeof useText>
