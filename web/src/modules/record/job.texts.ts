import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './job.zh.ts'

export const { useText } = defineTexts('job', zh, async () => (await import('./job.en.ts')).en)
