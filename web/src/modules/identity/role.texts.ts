import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './role.zh.ts'

export const { useText } = defineTexts('identity.role', zh, async () => (await import('./role.en.ts')).en)
