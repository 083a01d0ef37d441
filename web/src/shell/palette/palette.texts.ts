import { area } from '@/lib/i18n.ts'
import { zh } from './palette.zh.ts'

export const { useText } = area('palette', zh, async () => (await import('./palette.en.ts')).en)
