import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './identity.zh.ts'

export const { useText } = defineTexts('identity', zh, async () => (await import('./identity.en.ts')).en)
