import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './tools.zh.ts'

export const { useText } = defineTexts('tools', zh, async () => (await import('./tools.en.ts')).en)
