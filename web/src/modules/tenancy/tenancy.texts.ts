import { area } from '@/lib/i18n.ts'
import { zh } from './tenancy.zh.ts'

export const { useText } = area('tenancy', zh, async () => (await import('./tenancy.en.ts')).en)
