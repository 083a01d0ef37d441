import { area } from '@/lib/i18n.ts'
import { zh } from './record.zh.ts'

export const { useText } = area('record', zh, async () => (await import('./record.en.ts')).en)
