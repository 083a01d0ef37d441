import { area } from '@/lib/i18n.ts'
import { zh } from './lock.zh.ts'

export const { useText } = area('lock', zh, async () => (await import('./lock.en.ts')).en)
