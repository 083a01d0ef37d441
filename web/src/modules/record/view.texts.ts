import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './view.zh.ts'

export const { useText } = defineTexts('view', zh, async () => (await import('./view.en.ts')).en)
