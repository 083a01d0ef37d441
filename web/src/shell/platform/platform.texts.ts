import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './platform.zh.ts'

export const { useText } = defineTexts('platform', zh, async () => (await import('./platform.en.ts')).en)
