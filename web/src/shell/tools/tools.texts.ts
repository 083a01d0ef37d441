import { area } from '@/lib/i18n.ts'
import { zh } from './tools.zh.ts'

export const { useText } = area('tools', zh, async () => (await import('./tools.en.ts')).en)
