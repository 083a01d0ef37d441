import { area } from '@/lib/i18n.ts'
import { zh } from './ui.zh.ts'

export const { useText } = area('ui', zh, async () => (await import('./ui.en.ts')).en)
export type UiText = ReturnType<typeof useText>
