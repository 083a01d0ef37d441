import { area } from '@/lib/i18n.ts'
import { zh } from './chart.zh.ts'

export const { useText } = area('chart', zh, async () => (await import('./chart.en.ts')).en)
