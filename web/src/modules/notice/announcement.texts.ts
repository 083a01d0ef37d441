import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './announcement.zh.ts'

export const { useText } = defineTexts('notice.announcement', zh, async () => (await import('./announcement.en.ts')).en)
