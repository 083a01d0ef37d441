import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './notice.zh.ts'

export const { useText } = defineTexts('notice', zh, async () => (await import('./notice.en.ts')).en)
