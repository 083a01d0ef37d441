import { area } from '@/lib/i18n.ts'
import { zh } from './centre.zh.ts'

export const { useText } = area('approvalCentre', zh, async () => (await import('./centre.en.ts')).en)
