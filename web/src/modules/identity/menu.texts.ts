import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './menu.zh.ts'

export const { useText } = defineTexts('identity.menu', zh, async () => (await import('./menu.en.ts')).en)
