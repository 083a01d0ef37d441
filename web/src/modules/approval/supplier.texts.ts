import { area } from '@/lib/i18n.ts'
import { zh } from './supplier.zh.ts'

export const { useText } = area('supplier', zh, async () => (await import('./supplier.en.ts')).en)
