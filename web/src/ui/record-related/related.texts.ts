import { area } from '@/lib/i18n.ts'
import { zh } from './related.zh.ts'

export const { useText } = area('related', zh, async () => (await import('./related.en.ts')).en)
