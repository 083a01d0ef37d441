import { area } from '@/lib/i18n.ts'
import { zh } from './feedback.zh.ts'

export const { useText } = area('feedback', zh, async () => (await import('./feedback.en.ts')).en)
