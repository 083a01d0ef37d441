import { area } from '@/lib/i18n.ts'
import { zh } from './workday.zh.ts'

export const { useText } = area('approvalWorkday', zh, async () => (await import('./workday.en.ts')).en)
