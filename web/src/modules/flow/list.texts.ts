import { area } from '@/lib/i18n.ts'
import { zh } from './list.zh.ts'

export const { useText } = area('flowList', zh, async () => (await import('./list.en.ts')).en)
