import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './renew.zh.ts'

export const { useText } = defineTexts('renew', zh, async () => (await import('./renew.en.ts')).en)
