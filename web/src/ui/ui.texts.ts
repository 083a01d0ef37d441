import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './ui.zh.ts'

export const { useText } = defineTexts('ui', zh, async () => (await import('./ui.en.ts')).en)
export type UiText = ReturnType<typeof useText>
