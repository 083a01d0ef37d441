import { area } from '@/lib/i18n.ts'
import { zh } from './plans.zh.ts'

export const { useText } = area('plans', zh, async () => (await import('./plans.en.ts')).en)
