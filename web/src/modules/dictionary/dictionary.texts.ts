import { area } from '@/lib/i18n.ts'
import { zh } from './dictionary.zh.ts'

export const { useText } = area('dictionary', zh, async () => (await import('./dictionary.en.ts')).en)
