import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './chart.zh.ts'

export const { useText } = defineTexts('chart', zh, async () => (await import('./chart.en.ts')).en)
