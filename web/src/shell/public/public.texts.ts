import { area } from '@/lib/i18n.ts'
import { zh } from './public.zh.ts'

export const { useText } = area('public', zh, async () => (await import('./public.en.ts')).en)
