import { area } from '@/lib/i18n.ts'
import { zh } from './move.zh.ts'

export const { useText } = area('supplierMove', zh, async () => (await import('./move.en.ts')).en)
