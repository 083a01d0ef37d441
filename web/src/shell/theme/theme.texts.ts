import { area } from '@/lib/i18n.ts'
import { zh } from './theme.zh.ts'

export const { t, useText } = area('theme', zh, async () => (await import('./theme.en.ts')).en)
