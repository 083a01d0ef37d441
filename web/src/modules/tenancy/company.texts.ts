import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './company.zh.ts'

export const { useText } = defineTexts('tenancy.company', zh, async () => (await import('./company.en.ts')).en)
