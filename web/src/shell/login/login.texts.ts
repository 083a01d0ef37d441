import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './login.zh.ts'

export const { useText } = defineTexts('login', zh, async () => (await import('./login.en.ts')).en)
