import { area } from '@/lib/i18n.ts'
import { zh } from './account.zh.ts'

export const { useText } = area('supplierAccount', zh, async () => (await import('./account.en.ts')).en)
