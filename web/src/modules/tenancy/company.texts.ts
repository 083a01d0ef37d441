import { area } from '@/lib/i18n.ts'
import { zh } from './company.zh.ts'

export const { useText } = area('tenancy.company', zh, async () => (await import('./company.en.ts')).en)
