import { area } from '@/lib/i18n.ts'
import { zh } from './tree.zh.ts'

export const { useText } = area('tree', zh, async () => (await import('./tree.en.ts')).en)
