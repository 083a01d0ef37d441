import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './account.zh.ts'

export const { useText } = defineTexts('identity.account', zh, async () => (await import('./account.en.ts')).en)
