import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './lock.zh.ts'

export const { useText } = defineTexts('lock', zh, async () => (await import('./lock.en.ts')).en)
