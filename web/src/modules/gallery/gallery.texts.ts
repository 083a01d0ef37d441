import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './gallery.zh.ts'

export const { t, useText } = defineTexts('gallery', zh, async () => (await import('./gallery.en.ts')).en)
export type GalleryKey = keyof typeof zh
