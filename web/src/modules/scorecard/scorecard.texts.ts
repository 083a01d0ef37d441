import { area } from '@/lib/i18n.ts'
import { zh } from './scorecard.zh.ts'

export const { useText } = area('scorecard', zh, async () => (await import('./scorecard.en.ts')).en)
