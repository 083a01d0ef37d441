import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './user.zh.ts'

export const { useText } = defineTexts('identity.user', zh, async () => (await import('./user.en.ts')).en)
