import { area } from '@/lib/i18n.ts'
import { zh } from './home.zh.ts'

export const { useText } = area('home', zh, async () => (await import('./home.en.ts')).en)
