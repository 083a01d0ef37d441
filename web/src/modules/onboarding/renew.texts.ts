import { area } from '@/lib/i18n.ts'
import { zh } from './renew.zh.ts'

export const { useText } = area('renew', zh, async () => (await import('./renew.en.ts')).en)
