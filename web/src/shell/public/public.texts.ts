import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './public.zh.ts'

export const { useText } = defineTexts('public', zh, async () => (await import('./public.en.ts')).en)
