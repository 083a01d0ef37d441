import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './tenancy.zh.ts'

export const { useText } = defineTexts('tenancy', zh, async () => (await import('./tenancy.en.ts')).en)
