import { area } from '@/lib/i18n.ts'
import { zh } from './outside.zh.ts'

export const { useText } = area('outside', zh, async () => (await import('./outside.en.ts')).en)
