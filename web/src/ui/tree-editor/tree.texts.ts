import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './tree.zh.ts'

export const { useText } = defineTexts('tree', zh, async () => (await import('./tree.en.ts')).en)
