import { area } from '@/lib/i18n.ts'
import { zh } from './detail.zh.ts'

export const { useText } = area('detail', zh, async () => (await import('./detail.en.ts')).en)
